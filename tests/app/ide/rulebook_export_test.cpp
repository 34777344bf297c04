// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QtTest>

#include "app/ide/document_area.h"
#include "app/ide/rulebook_export.h"
#include "main_window_fixture.h"
#include "widgets/jobs/running_work.h"
#include "widgets/preview/rulebook_document.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

service::AnalysisPtr analysed(const QString& sample) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + sample.toStdString() + ".md";
  QFile file(QString::fromStdString(path));
  if (!file.open(QIODevice::ReadOnly)) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, file.readAll().toStdString()));
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The sizes of the pictures that are set in the text.
QList<QSizeF> picturesOf(const QTextDocument& document) {
  QList<QSizeF> sizes;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      if (!at.fragment().charFormat().isImageFormat()) continue;
      const QString name = at.fragment().charFormat().toImageFormat().name();
      sizes << document.resource(QTextDocument::ImageResource, QUrl(name))
                   .value<QImage>()
                   .deviceIndependentSize();
    }
  }
  return sizes;
}

}  // namespace

class TestRulebookExport : public QObject, private ludo::ide::testing::MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }

  void paperHoldsTheRulesAndTheBoard() {
    const Result<rulebook::Rulebook> book = rulebook::makeRulebook(*analysed(QStringLiteral("kalah")));
    QVERIFY(book);
    const auto document = widgets::rulebookDocument(*book);
    QVERIFY(document->toPlainText().contains(QStringLiteral("Sow from “house”")));
    const QList<QSizeF> sizes = picturesOf(*document);
    QCOMPARE(sizes.size(), 1);
    QVERIFY(sizes[0].width() > 300 && sizes[0].width() <= 460);
  }

  void savesAPageOrPdfAsTheNameSays() {
    QTemporaryDir folder;
    QWidget window;
    RulebookExport exporter(&window);
    QSignalSpy saved(&exporter, &RulebookExport::saved);
    const service::AnalysisPtr analysis = analysed(QStringLiteral("pig"));
    exporter.save(analysis, folder.filePath("pig.html"));
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
    QVERIFY(contentOf(folder.filePath("pig.html")).contains("Roll a die with the numbers 1 to 6"));
    exporter.save(analysis, folder.filePath("pig.PDF"));
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 2, 60000);
    const QByteArray pdf = contentOf(folder.filePath("pig.PDF"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/Type /Page"));
  }

  void theListOfJobsTellsOfItAndCancelsIt() {
    QTemporaryDir folder;
    QWidget window;
    RulebookExport exporter(&window);
    widgets::JobList jobs;
    jobs.follow(exporter.work());
    QSignalSpy saved(&exporter, &RulebookExport::saved);
    exporter.save(analysed(QStringLiteral("pig")), folder.filePath("pig.pdf"));
    QCOMPARE(jobs.works().size(), std::size_t{1});
    QVERIFY(jobs.works()[0]->isRunning());
    QCOMPARE(jobs.works()[0]->subject(), QStringLiteral("pig.pdf"));
    jobs.works()[0]->cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!jobs.works()[0]->isRunning(), 60000);
    QVERIFY(saved.isEmpty() && !QFile::exists(folder.filePath("pig.pdf")));
    QCOMPARE(exporter.work()->state(), QStringLiteral("Cancelled; nothing was saved"));
    exporter.save(analysed(QStringLiteral("pig")), folder.filePath("pig.pdf"));
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
    QCOMPARE(exporter.work()->state(), QStringLiteral("Saved"));
  }

  void theCommandNeedsAGame() {
    openFirstWindow();
    QAction* command = m_window->commands().action(Command::ExportRulebook);
    QVERIFY(!command->isEnabled());
    QVERIFY(m_window->documents()->openSample(QStringLiteral(LUDO_SOURCE_DIR "/samples/pig.md")));
    QTRY_VERIFY_WITH_TIMEOUT(command->isEnabled(), 60000);
    closeWindow();
  }

  void textsWithErrorsAreTold() {
    QWidget window;
    RulebookExport exporter(&window);
    QString told;
    QTimer::singleShot(50, this, [&told] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      told = box->text();
      QTest::keyClick(box, Qt::Key_Return);
    });
    exporter.save(service::analyse(std::make_shared<const SourceText>("a.md", "# Nothing\n")), "a.html");
    QVERIFY(told.contains(QStringLiteral("errors")));
    QVERIFY(!QFile::exists("a.html"));
  }
};

QTEST_MAIN(TestRulebookExport)
#include "rulebook_export_test.moc"

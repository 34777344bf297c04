// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/print_export.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;

namespace {

language::GameDefPtr gameOf(const QString& sample) {
  QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/%1.md").arg(sample));
  if (!file.open(QIODevice::ReadOnly)) return nullptr;
  return service::analyse(
             std::make_shared<const SourceText>(sample.toStdString(), file.readAll().toStdString()))
      ->game;
}

QCheckBox* boxOf(const PrintDialog& dialog, const QString& text) {
  for (auto* box : dialog.findChildren<QCheckBox*>()) {
    if (QString(box->text()).remove(u'&') == text) return box;
  }
  return nullptr;
}

}  // namespace

class TestPrintExport : public QObject, private ludo::ide::testing::MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }

  void theDialogGivesWhatIsChosenInIt() {
    widgets::PrintSettings settings;
    settings.paper.size = widgets::letterSize;
    settings.card = QSizeF(44, 67);
    PrintDialog dialog(settings);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QCOMPARE(dialog.settings().paper.size, widgets::letterSize);
    QCOMPARE(dialog.settings().card, QSizeF(44, 67));
    QVERIFY(!dialog.settings().backs);
    QTest::keyClick(dialog.findChildren<QComboBox*>().front(), Qt::Key_Up);
    QCOMPARE(dialog.settings().paper.size, widgets::a4Size);
    QTest::mouseClick(boxOf(dialog, "Pieces"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!dialog.settings().pieces);
    QTest::keyClick(boxOf(dialog, "Backs of the cards, for printing on both sides"), Qt::Key_Space);
    QVERIFY(dialog.settings().backs);
    dialog.findChild<QDoubleSpinBox*>()->setValue(30);
    QCOMPARE(dialog.settings().space, 30.0);
    for (const QWidget* child : dialog.findChildren<QWidget*>()) {
      const bool isNamed = !child->accessibleName().isEmpty() || qobject_cast<const QAbstractButton*>(child);
      const bool isWhole = child->parentWidget() == &dialog && child->focusPolicy() != Qt::NoFocus;
      QVERIFY2(!isWhole || isNamed, child->metaObject()->className());
    }
  }

  void nothingChosenCannotBeSaved() {
    PrintDialog dialog((widgets::PrintSettings()));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto saveButton = [&] {
      return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
    };
    QVERIFY(saveButton()->isEnabled());
    for (const char* part : {"Cards", "Pieces", "Boards"}) boxOf(dialog, part)->click();
    QVERIFY(!saveButton()->isEnabled());
    QVERIFY(!boxOf(dialog, "Backs of the cards, for printing on both sides")->isEnabled());
    boxOf(dialog, "Boards")->click();
    QVERIFY(saveButton()->isEnabled());
  }

  void sheetsAreSavedAndTheirNumberTold() {
    QTemporaryDir folder;
    QWidget window;
    PrintExport sheets(&window);
    QSignalSpy saved(&sheets, &PrintExport::saved);
    const QString path = folder.filePath("sheets.pdf");
    sheets.save(gameOf("pig"), {}, {}, path);
    sheets.save(gameOf("tic-tac-toe"), {}, {}, path);  // one at a time
    // Pig has dice and numbers only.
    answerNextBox();
    QTRY_VERIFY_WITH_TIMEOUT(m_text.contains("has nothing of what was chosen"), 20000);
    QVERIFY(!QFile::exists(path));
    sheets.save(gameOf("tic-tac-toe"), {}, {}, path);
    QVERIFY(saved.wait(20000));
    QCOMPARE(saved.front().at(0).toString(), path);
    QCOMPARE(saved.front().at(1).toInt(), 2);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
    // The list of jobs tells the same.
    QVERIFY(!sheets.work()->isRunning());
    QCOMPARE(sheets.work()->subject(), QStringLiteral("sheets.pdf"));
    QVERIFY2(sheets.work()->state().contains("2"), qPrintable(sheets.work()->state()));
  }

  void cardsArePrintedWithTheirPictures() {
    QTemporaryDir folder;
    QWidget window;
    PrintExport sheets(&window);
    QSignalSpy saved(&sheets, &PrintExport::saved);
    const auto sizeWith = [&](const QString& document) {
      const QString path = folder.filePath(document.isEmpty() ? "without.pdf" : "with.pdf");
      saved.clear();
      sheets.save(gameOf("deck-builder"), document, {}, path);
      const bool isSaved = saved.wait(60000);
      return isSaved ? QFileInfo(path).size() : -1;
    };
    const qint64 without = sizeWith({});
    const qint64 with = sizeWith(QStringLiteral(LUDO_SOURCE_DIR "/samples/deck-builder.md"));
    QVERIFY(without > 0);
    // Six pictures as pixels are much more than the letters of the cards.
    QVERIFY2(with > without + 20'000, qPrintable(QStringLiteral("%1, %2").arg(without).arg(with)));
  }

  void aFolderThatIsNotThereIsTold() {
    QTemporaryDir folder;
    QWidget window;
    PrintExport sheets(&window);
    m_text.clear();
    answerNextBox();
    sheets.save(gameOf("tic-tac-toe"), {}, {}, folder.filePath("none/sheets.pdf"));
    QTRY_VERIFY_WITH_TIMEOUT(m_text.contains("none/sheets.pdf"), 20000);
  }

  void theCommandIsThereForAGame() {
    openFirstWindow();
    QVERIFY(!command(Command::ExportPrintAndPlay)->isEnabled());
    openSample("Tic-tac-toe");
    QTRY_VERIFY(command(Command::ExportPrintAndPlay)->isEnabled());
    closeWindow();
  }

 private:
  void answerNextBox() {
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, timer] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      timer->deleteLater();
      m_text = box->text();
      box->accept();
    });
    timer->start(10);
  }

  QString m_text;
};

QTEST_MAIN(TestPrintExport)
#include "print_export_test.moc"

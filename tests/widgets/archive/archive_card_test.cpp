// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "core/campaign/export.h"
#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/card_view.h"
#include "widgets/archive/heatmap_view.h"
#include "widgets/editor/diff_view.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What somebody does with the game of a cell.
class TestArchiveCard : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath("games.sqlite");
    writeStore(m_store, {{"first", 0.2, {5, 5}, "kept\ngone\n"}, {"second", 0.8, {15, 25}, "kept\ncame\n"}});
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(700, 900);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->openStore(m_store);
    QTRY_VERIFY(heatmap()->isVisible());
    QCoreApplication::processEvents();
  }
  void cleanup() { m_panel.reset(); }

  void aCellOpensItsCard() {
    QVERIFY(!button("openGame")->isEnabled());
    click({1, 2});
    QTRY_VERIFY(text("cardTitle").contains("second"));
    QVERIFY2(text("cardTitle").contains("0.800 (0.700 to 0.900)"), qPrintable(text("cardTitle")));
    QCOMPARE(text("cardEnding"), "It took a cell of the archive");
    const auto* lineage = m_panel->findChild<QListWidget*>("lineage");
    QCOMPARE(lineage->count(), 2);
    QCOMPARE(lineage->item(0)->text(), "1 second: numberTweaked – made second");
    QCOMPARE(lineage->item(1)->text(), "0 first: the campaign began with it");
    const auto* measures = m_panel->findChild<QTableWidget*>("measures");
    QCOMPARE(measures->rowCount(), 1);
    QCOMPARE(measures->item(0, 0)->text(), "Game length in turns");
    QVERIFY(measures->item(0, 0)->toolTip().contains(QStringLiteral("“turns”")));
    QCOMPARE(measures->item(0, 1)->text(), "15.000");
    QCOMPARE(measures->item(0, 2)->text(), "14.000 to 17.000");
  }

  void theCardTellsTheChangeFromItsParent() {
    click({1, 2});
    QTRY_COMPARE(text("change"), "made second");
    QCOMPARE(m_panel->findChild<DiffView*>()->toPlainText(), QStringLiteral(R"(  kept
− gone
+ came)"));
    // The first game has none.
    click({0, 0});
    QTRY_VERIFY(text("cardTitle").contains("first"));
    QVERIFY(m_panel->findChild<DiffView*>()->toPlainText().isEmpty());
    QVERIFY(!button("openParent")->isEnabled());
  }

  void theGameAndItsParentAreOpenedByTheirTexts() {
    QSignalSpy opened(m_panel.get(), &ArchivePanel::documentRequested);
    click({1, 2});
    QTRY_VERIFY(button("openParent")->isEnabled());
    QTest::mouseClick(button("openGame"), Qt::LeftButton);
    QTest::mouseClick(button("openParent"), Qt::LeftButton);
    heatmap()->setFocus();
    QTest::keyClick(heatmap(), Qt::Key_Return);
    QCOMPARE(opened.count(), 3);
    QCOMPARE(opened[0], (QVariantList{"kept\ncame\n", "second-1.md"}));
    QCOMPARE(opened[1], (QVariantList{"kept\ngone\n", "first-0.md"}));
    QCOMPARE(opened[2], opened[0]);
  }

  void aGameIsSeenAtAGlancePlayedAndWatched() {
    QFile sample(QStringLiteral(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QString specification = QString::fromUtf8(sample.readAll());
    const QString store = m_folder->filePath("playable.sqlite");
    writeStore(store, {{"noughts", 0.5, {5, 5}, specification.toStdString()}, {"broken", 0.4, {15, 5}}});
    m_panel->openStore(store);
    QTRY_COMPARE(m_panel->view()->snapshot()->path, store);
    click({0, 0});
    QTRY_VERIFY(text("sketchRules").contains("Actions: "));
    QVERIFY(text("sketchRules").contains("For 2 players."));
    const auto* picture = m_panel->findChild<QLabel*>("sketchPicture");
    QVERIFY(picture->isVisible());
    QVERIFY(!picture->pixmap().isNull());
    QSignalSpy played(m_panel.get(), &ArchivePanel::playRequested);
    QTest::mouseClick(button("playGame"), Qt::LeftButton);
    QCOMPARE(played.count(), 1);
    QCOMPARE(played[0], (QVariantList{specification, "noughts-0.md"}));
    std::vector<sim::GameTrace> games;
    connect(m_panel.get(), &ArchivePanel::replayRequested, this,
            [&games](const kernel::RulesPtr& rules, const sim::GameTrace& trace) {
              QVERIFY(rules != nullptr);
              games.push_back(trace);
            });
    for (std::size_t game = 1; game <= 2; ++game) {
      QTRY_VERIFY(button("watchGame")->isEnabled());
      QTest::mouseClick(button("watchGame"), Qt::LeftButton);
      QTRY_COMPARE(games.size(), game);
    }
    QVERIFY(games[0].entries.size() >= 5);
    QVERIFY(games[0].seed != games[1].seed);
    // Of a text with errors there are no rules.
    click({1, 0});
    QTRY_VERIFY(text("cardTitle").contains("broken"));
    QVERIFY(!button("playGame")->isEnabled());
    QVERIFY(!button("watchGame")->isEnabled());
    QVERIFY(!picture->isVisible());
    QVERIFY(button("openGame")->isEnabled());
  }

  void anEmptyCellEmptiesTheCard() {
    click({1, 2});
    QTRY_VERIFY(button("openGame")->isEnabled());
    click({3, 0});
    QVERIFY(!button("openGame")->isEnabled());
    QCOMPARE(m_panel->findChild<QTableWidget*>("measures")->rowCount(), 0);
  }

  void theGameIsSavedWhereTheUserSays() {
    click({1, 2});
    QTRY_VERIFY(button("exportGame")->isEnabled());
    const QString path = m_folder->filePath("out.md");
    QTimer::singleShot(0, this, [&path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      dialog->selectFile(path);
      QMetaObject::invokeMethod(dialog, "accept");
    });
    QTest::mouseClick(button("exportGame"), Qt::LeftButton);
    QCOMPARE(read(path), "kept\ncame\n");
  }

  void theArchiveIsExported() {
    auto opened = campaign::StoreReader::open(m_store.toStdString());
    auto& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
    m_panel->exportTo(m_folder->filePath("out.csv"));
    QTRY_COMPARE(read(m_folder->filePath("out.csv")).toStdString(), campaign::exportCsv(reader));
    m_panel->exportTo(m_folder->filePath("out.json"));
    QTRY_COMPARE(read(m_folder->filePath("out.json")).toStdString(), campaign::exportJson(reader));
    m_panel->exportTo(m_folder->filePath("out.png"));
    QVERIFY(!QImage(m_folder->filePath("out.png")).isNull());
    m_panel->exportTo(m_folder->filePath("out.xls"));
    QTRY_VERIFY(text("status").contains(".xls"));
    m_panel->exportTo(m_folder->filePath("nowhere/out.json"));
    QTRY_VERIFY(text("status").contains("nowhere"));
  }

 private:
  void click(HeatmapView::CellIndex place) {
    QTest::mouseClick(heatmap(), Qt::LeftButton, {}, heatmap()->cellRect(place).center());
  }
  HeatmapView* heatmap() const { return m_panel->view()->heatmap(); }
  QPushButton* button(const char* name) const { return m_panel->findChild<QPushButton*>(name); }
  QString text(const char* name) const { return m_panel->findChild<QLabel*>(name)->text(); }
  static QString read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_store;
  std::unique_ptr<ArchivePanel> m_panel;
};

int main(int argc, char** argv) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  TestArchiveCard test;
  return QTest::qExec(&test, argc, argv);
}
#include "archive_card_test.moc"

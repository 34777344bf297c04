// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/heatmap_view.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What somebody does with the store of a campaign.
class TestArchivePanel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath("games.sqlite");
    writeStore(m_store, {{"first", 0.2, {5, 5}}, {"second", 0.8, {15, 25}}, {"third", 0.5, {35, 5}}});
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(600, 800);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
  }
  void cleanup() { m_panel.reset(); }

  void aStoreIsShownWithItsFigures() {
    open();
    const QString summary = text("summary");
    for (const char* figure :
         {"3 of 12 cells", "25.0 %", "QD score 1.50", "best 0.800", "mean 0.500", "3 candidates"})
      QVERIFY2(summary.contains(figure), qPrintable(summary));
    QCOMPARE(text("store"), "games.sqlite");
    QVERIFY(m_panel->findChild<QLabel*>("status")->isHidden());
    QCOMPARE(heatmap()->heatmap().across->measure, "turns");
    QCOMPARE(heatmap()->heatmap().across->title, "Game length in turns");
    QCOMPARE(heatmap()->heatmap().up->measure, "branching");
    QCOMPARE(table()->model()->rowCount(), 3);
    // The best game stands first.
    QCOMPARE(cell(0, ElitesModel::Game), "second");
    QCOMPARE(cell(0, ElitesModel::FirstAxis), "10 to 20");
    QCOMPARE(cell(0, ElitesModel::FirstAxis + 1), "20 to 30");
  }

  void aClickedCellIsSelectedInTheTableToo() {
    open();
    click({3, 0});
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(2));
    QCOMPARE(cell(table()->currentIndex().row(), ElitesModel::Game), "third");
    QVERIFY(heatmap()->accessibleDescription().contains("third, fitness 0.500"));
    click({3, 2});
    QVERIFY(!m_panel->view()->candidate());
    QVERIFY(!table()->currentIndex().isValid());
    QVERIFY(heatmap()->accessibleDescription().contains("empty"));
  }

  // As wide and high as it is in a window of the default size: it asks for no more height than that.
  void theMapLeavesRoomForTheCard() {
    open();
    m_panel->resize(710, 650);
    const int wanted = m_panel->hasHeightForWidth() ? m_panel->heightForWidth(710) : 0;
    QVERIFY2(wanted <= 650, qPrintable(QString::number(wanted)));
    const auto* pages = m_panel->findChild<QTabWidget*>();
    QTRY_VERIFY(pages->height() >= 200);
    QTRY_VERIFY(heatmap()->height() >= 200);
  }

  void arrowKeysMoveOverTheCellsAndStayWithin() {
    open();
    heatmap()->setFocus();
    QTest::keyClick(heatmap(), Qt::Key_Down);
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{0, 0}));
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(0));
    QTest::keyClick(heatmap(), Qt::Key_Left);
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{0, 0}));
    QTest::keyClick(heatmap(), Qt::Key_Right);
    QTest::keyClick(heatmap(), Qt::Key_Up);
    QTest::keyClick(heatmap(), Qt::Key_Up);
    QTest::keyClick(heatmap(), Qt::Key_Up);
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{1, 2}));
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(1));
    QTest::keyClick(heatmap(), Qt::Key_End);
    QTest::keyClick(heatmap(), Qt::Key_PageDown);
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{3, 0}));
    QSignalSpy activated(m_panel->view(), &ArchiveView::candidateActivated);
    QTest::keyClick(heatmap(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
  }

  void aRowOfTheTableSelectsItsCell() {
    open();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(cell(table()->currentIndex().row(), ElitesModel::Game), "third");
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{3, 0}));
  }

  void anotherAxisKeepsTheGame() {
    open();
    click({1, 2});
    auto* across = m_panel->findChild<QComboBox*>("acrossAxis");
    across->setFocus();
    QTest::keyClick(across, Qt::Key_Down);
    QCOMPARE(heatmap()->heatmap().across->measure, "branching");
    QCOMPARE(heatmap()->heatmap().rows(), std::size_t{1});
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(1));
    QCOMPARE(heatmap()->selected(), (HeatmapView::CellIndex{2, 0}));
    // Two games share the first cell: the better one shows.
    click({0, 0});
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(2));
  }

  void emptyCellsLookLikeNoValue() {
    open();
    const QImage image = heatmap()->grab().toImage();
    const auto coloursIn = [&](HeatmapView::CellIndex place) {
      std::set<QRgb> colours;
      const QRect rect = heatmap()->cellRect(place).adjusted(2, 2, -2, -2);
      for (int y = rect.top(); y < rect.bottom(); ++y)
        for (int x = rect.left(); x < rect.right(); ++x) colours.insert(image.pixel(x, y));
      return colours.size();
    };
    QCOMPARE(coloursIn({0, 0}), std::size_t{1});
    QVERIFY(coloursIn({0, 1}) > 1);
  }

  void aFileThatIsNoStoreIsToldAndWhatWasShownStays() {
    open();
    const QString other = m_folder->filePath("other.sqlite");
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("no database at all, but long enough to look like one").repeated(40));
    file.close();
    m_panel->openStore(other);
    QTRY_VERIFY(text("status").contains("no store of a campaign"));
    QCOMPARE(text("store"), "games.sqlite");
    QCOMPARE(table()->model()->rowCount(), 3);
    m_panel->openStore(m_folder->filePath("gone.sqlite"));
    QTRY_VERIFY(text("status").contains("gone.sqlite"));
  }

 private:
  void open() {
    m_panel->openStore(m_store);
    QTRY_VERIFY(m_panel->view()->snapshot() != nullptr);
    QTRY_VERIFY(heatmap()->isVisible());
    QCoreApplication::processEvents();
  }
  void click(HeatmapView::CellIndex place) {
    QTest::mouseClick(heatmap(), Qt::LeftButton, {}, heatmap()->cellRect(place).center());
  }
  HeatmapView* heatmap() const { return m_panel->view()->heatmap(); }
  QTableView* table() const { return m_panel->view()->table(); }
  QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }
  QString text(const char* name) const { return m_panel->findChild<QLabel*>(name)->text(); }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_store;
  std::unique_ptr<ArchivePanel> m_panel;
};

QTEST_MAIN(TestArchivePanel)
#include "archive_panel_test.moc"

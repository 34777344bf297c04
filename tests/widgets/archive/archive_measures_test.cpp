// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/colour_scale.h"
#include "widgets/archive/heatmap_view.h"
#include "widgets/archive/measures_page.h"
#include "widgets/archive/parallel_view.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// Seeing an archive along other measures than those that the campaign tells games apart by.
class TestArchiveMeasures : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    const QString store = m_folder->filePath("games.sqlite");
    const std::string text = "# A game\n";
    writeStore(store, {{"first", 0.2, {5, 5}, text, 0.1},
                       {"second", 0.8, {15, 25}, text, 0.9},
                       {"third", 0.5, {35, 5}, text},
                       {"fourth", 0.4, {25, 15}, text, 0.5}});
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(700, 900);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->openStore(store);
    QTRY_VERIFY(m_panel->view()->snapshot() != nullptr);
    QTRY_VERIFY(heatmap()->isVisible());
  }
  void cleanup() { m_panel.reset(); }

  void everyMeasureGivesColours() {
    choose("colour", "drama");
    QCOMPARE(heatmap()->heatmap().worst, 0.1);
    QCOMPARE(heatmap()->heatmap().best, 0.9);
    // The highest value has the end of the scale, whatever its fitness.
    QCOMPARE(colourOf({1, 2}).rgb(), scaleColour(1).rgb());
    QCOMPARE(colourOf({0, 0}).rgb(), scaleColour(0).rgb());
    QVERIFY(heatmap()->cellText({1, 2}).contains("Drama 0.9"));
    QVERIFY(heatmap()->cellText({3, 0}).contains("not measured"));
    choose("colour", "");
    QVERIFY(!heatmap()->cellText({1, 2}).contains("Drama"));
  }

  void everyMeasureIsAnAxis() {
    click({1, 2});
    choose("upAxis", "drama");
    QTRY_COMPARE(heatmap()->heatmap().up->measure, "drama");
    // Whose drama is not known is left out, and it is told.
    QVERIFY(text("summary").contains("the best of 3 measured games in 3 of 100 cells"));
    QVERIFY(text("summary").contains("1 lie"));
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(1));
    QCOMPARE(heatmap()->selected()->row, std::size_t{9});
    QVERIFY(!m_panel->findChild<QSlider*>()->isEnabled());
    choose("upAxis", "branching");
    QTRY_COMPARE(heatmap()->heatmap().up->measure, "branching");
    QVERIFY(text("summary").contains("4 of 12 cells"));
    QVERIFY(m_panel->findChild<QSlider*>()->isEnabled());
  }

  void aRectangleIsLookedAtClosely() {
    choose("upAxis", "turns");
    QTRY_COMPARE(heatmap()->heatmap().rows(), std::size_t{1});
    const QPoint from = heatmap()->cellRect({1, 0}).center();
    const QPoint to = heatmap()->cellRect({2, 0}).center();
    QTest::mousePress(heatmap(), Qt::LeftButton, {}, from);
    QTest::mouseMove(heatmap(), to);
    QTest::mouseRelease(heatmap(), Qt::LeftButton, {}, to);
    // The second and the third of four cells are four cells now.
    const std::vector<double> finer{10, 15, 20, 25, 30};
    QTRY_COMPARE(heatmap()->heatmap().across->boundaries, finer);
    QCOMPARE(m_panel->view()->snapshot()->elites.size(), std::size_t{2});
    QVERIFY(text("summary").contains("2 lie outside"));
    QTest::keyClick(heatmap(), Qt::Key_Minus);
    QTRY_COMPARE(heatmap()->heatmap().across->boundaries.front(), 0.0);
    QCOMPARE(m_panel->view()->snapshot()->elites.size(), std::size_t{4});
  }

  void keysLookCloserToo() {
    click({1, 2});
    auto* whole = m_panel->findChild<QToolButton*>("whole");
    QVERIFY(!whole->isEnabled());
    QTest::keyClick(heatmap(), Qt::Key_Plus);
    QTRY_COMPARE(heatmap()->heatmap().across->boundaries.front(), 0.0);
    QTRY_COMPARE(heatmap()->heatmap().across->boundaries.back(), 30.0);
    QVERIFY(whole->isEnabled());
    whole->setFocus();
    QTest::keyClick(whole, Qt::Key_Space);
    QTRY_COMPARE(heatmap()->heatmap().across->boundaries.back(), 40.0);
    QVERIFY(!whole->isEnabled());
  }

  void anotherCampaignIsSubtracted() {
    const QString other = m_folder->filePath("other.sqlite");
    writeStore(other,
               {{"theirs", 0.2, {5, 5}, "# A game\n", 0.2}, {"alone", 0.9, {38, 5}, "# A game\n", 0.9}});
    choose("upAxis", "turns");
    m_panel->compareWith(other);
    QTRY_VERIFY(text("summary").contains("other.sqlite"));
    QVERIFY2(text("summary").contains("cells 4 against 2"), qPrintable(text("summary")));
    // Games lie where their turns do, from the least of these to the most, here 5 to 35.
    QCOMPARE(heatmap()->heatmap().columns(), std::size_t{10});
    QCOMPARE(heatmap()->heatmap().worst, -heatmap()->heatmap().best);
    QVERIFY(!m_panel->findChild<QComboBox*>("colour")->isEnabled());
    const Heatmap::Difference& both = heatmap()->heatmap().differences.front();
    QVERIFY(both.mine && both.others);
    QVERIFY(heatmap()->cellText({0, 0}).contains("in the other fitness"));
    // What lies beyond belongs to the last cell.
    QVERIFY(heatmap()->cellText({9, 0}).contains("in the other fitness"));
    QVERIFY(heatmap()->cellText({3, 0}).contains("empty in the other"));
    auto* button = m_panel->findChild<QPushButton*>("compareArchive");
    QCOMPARE(button->text(), "End comparison");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QTRY_VERIFY(text("summary").contains("4 of 12 cells"));
    QVERIFY(heatmap()->heatmap().differences.empty());
    // What cannot be compared is told, and what was shown stays.
    m_panel->compareWith(m_folder->filePath("gone.sqlite"));
    QTRY_VERIFY(text("status").contains("gone.sqlite"));
    QVERIFY(text("summary").contains("4 of 12 cells"));
    // And nothing of it stays: other axes are of this archive alone.
    choose("acrossAxis", "drama");
    QTRY_COMPARE(heatmap()->heatmap().across->measure, "drama");
    QVERIFY(heatmap()->heatmap().differences.empty());
    QVERIFY(m_panel->findChild<QComboBox*>("colour")->isEnabled());
  }

  void axesThatCannotBeReadAreGivenBack() {
    choose("upAxis", "turns");
    QTRY_COMPARE(heatmap()->heatmap().rows(), std::size_t{1});
    QFile::remove(m_folder->filePath("games.sqlite"));
    choose("acrossAxis", "drama");
    QTRY_VERIFY(text("status").contains("games.sqlite"));
    // On the way there lies an axis of the campaign, for which nothing has to be read.
    QCOMPARE(heatmap()->heatmap().across->measure, "branching");
    QTRY_COMPARE(m_panel->findChild<QComboBox*>("acrossAxis")->currentData().toString(), "branching");
  }

  void aRangeThatIsDrawnFiltersEverywhere() {
    showMeasures();
    addMeasure("drama");
    ParallelView* lines = m_panel->view()->measures()->view();
    const std::size_t drama = 2;  // behind fitness and turns: branching was not measured
    QTest::mousePress(lines, Qt::LeftButton, {}, at(drama, 1.0));
    QTest::mouseMove(lines, at(drama, 0.4));
    QTest::mouseRelease(lines, Qt::LeftButton, {}, at(drama, 0.4));
    QVERIFY2(text("filterText").startsWith("2 of 4 games"), qPrintable(text("filterText")));
    QCOMPARE(table()->model()->rowCount(), 2);
    QVERIFY(heatmap()->cellText({0, 0}).contains("does not match"));
    QVERIFY(!heatmap()->cellText({1, 2}).contains("does not match"));
    // A click on the axis takes the range away.
    QTest::mouseClick(lines, Qt::LeftButton, {}, at(drama, 0.2));
    QVERIFY(text("filterText").startsWith("All 4 games"));
    QCOMPARE(table()->model()->rowCount(), 4);
  }

  void numbersFilterWithoutAMouse() {
    showMeasures();
    ParallelView* lines = m_panel->view()->measures()->view();
    lines->setFocus();
    QTest::keyClick(lines, Qt::Key_Right);
    auto* axis = m_panel->findChild<QComboBox*>("filterAxis");
    QCOMPARE(axis->currentText(), "Game length in turns");
    auto* from = m_panel->findChild<QDoubleSpinBox*>("filterFrom");
    from->setFocus();
    from->selectAll();
    QTest::keyClicks(from, QLocale().toString(20));
    QTest::keyClick(from, Qt::Key_Return);
    QVERIFY2(text("filterText").startsWith("2 of 4 games"), qPrintable(text("filterText")));
    QCOMPARE(table()->model()->rowCount(), 2);
    auto* clear = m_panel->findChild<QPushButton*>("clearFilter");
    clear->setFocus();
    QTest::keyClick(clear, Qt::Key_Space);
    QCOMPARE(table()->model()->rowCount(), 4);
    QVERIFY(!clear->isEnabled());
  }

  void aLineSelectsItsGame() {
    showMeasures();
    ParallelView* lines = m_panel->view()->measures()->view();
    // Half-way between fitness and turns of the second game.
    const QPoint a(lines->axisX(0), lines->valueY(0, 0.8));
    const QPoint b(lines->axisX(1), lines->valueY(1, 15));
    QTest::mouseClick(lines, Qt::LeftButton, {}, (a + b) / 2);
    QCOMPARE(m_panel->view()->candidate(), std::optional<campaign::CandidateId>(1));
    QCOMPARE(heatmap()->selected(), std::optional(HeatmapView::CellIndex{1, 2}));
  }

  void theTableHasAllMeasures() {
    const QAbstractItemModel* model = table()->model();
    QString drama;
    for (int column = 0; column < model->columnCount(); ++column) {
      if (model->headerData(column, Qt::Horizontal).toString() == "Drama")
        drama = model->index(0, column).data().toString();
    }
    QCOMPARE(drama, QLocale().toString(0.9));
  }

 private:
  void choose(const char* box, const QString& measure) {
    auto* combo = m_panel->findChild<QComboBox*>(box);
    const int index = combo->findData(measure);
    QVERIFY2(index >= 0, qPrintable(measure));
    combo->setFocus();
    while (combo->currentIndex() < index) QTest::keyClick(combo, Qt::Key_Down);
    while (combo->currentIndex() > index) QTest::keyClick(combo, Qt::Key_Up);
  }
  void click(HeatmapView::CellIndex place) {
    QTest::mouseClick(heatmap(), Qt::LeftButton, {}, heatmap()->cellRect(place).center());
  }
  void showMeasures() {
    auto* pages = m_panel->findChild<QTabWidget*>();
    pages->setCurrentWidget(m_panel->view()->measures());
    for (int page = 0; page < pages->count(); ++page) {
      if (pages->widget(page)->isAncestorOf(m_panel->view()->measures())) pages->setCurrentIndex(page);
    }
    QTRY_VERIFY(m_panel->view()->measures()->isVisible());
  }
  void addMeasure(const QString& title) {
    auto* menu = m_panel->findChild<QPushButton*>("chooseMeasures")->menu();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions()) {
      if (action->text().compare(title, Qt::CaseInsensitive) == 0) action->trigger();
    }
  }
  QPoint at(std::size_t axis, double value) const {
    const ParallelView* lines = m_panel->view()->measures()->view();
    return {lines->axisX(axis), lines->valueY(axis, value)};
  }
  QColor colourOf(HeatmapView::CellIndex place) const {
    return heatmap()->grab().toImage().pixelColor(heatmap()->cellRect(place).center());
  }
  HeatmapView* heatmap() const { return m_panel->view()->heatmap(); }
  QTableView* table() const { return m_panel->view()->table(); }
  QString text(const char* name) const { return m_panel->findChild<QLabel*>(name)->text(); }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<ArchivePanel> m_panel;
};

QTEST_MAIN(TestArchiveMeasures)
#include "archive_measures_test.moc"

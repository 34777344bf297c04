// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>
#include <algorithm>

#include "chart_fixtures.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/compare_page.h"
#include "widgets/charts/games_panel.h"
#include "widgets/charts/make_charts_panel.h"
#include "widgets/charts/report_tabs.h"
#include "widgets/controls/value_view.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

/// A report in which player 1 won so many of 100 games.
metrics::ReportFigures hundredGames(std::uint64_t wins, const std::string& agent) {
  metrics::EvalReport report;
  report.gameId = "race";
  report.gameHash = 77;
  report.seats = 2;
  report.games = 100;
  report.options.games = 100;
  report.options.agents = {agent, "random"};
  report.outcomes = {sim::makeShare("player 1 wins", wins, 100), sim::makeShare("draw", 10, 100)};
  return metrics::figuresOf(report);
}

struct ShownPage {
  ShownPage() {
    page.resize(900, 700);
    page.show();
    page.activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(&page);
  }
  QString cell(int row, int column) const {
    return page.numbers()->model()->index(row, column).data().toString();
  }
  QTreeWidgetItem* item(int row) const { return page.reports()->topLevelItem(row); }
  void clickBox(int row) const {
    QTreeWidget* tree = page.reports();
    const QRect place = tree->visualItemRect(item(row));
    QStyleOptionViewItem option;
    option.initFrom(tree);
    option.rect = place;
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box = tree->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, tree);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, box.center());
  }
  std::shared_ptr<ReportShelf> shelf = std::make_shared<ReportShelf>();
  ComparePage page{shelf};
};

bool saveReport(const QString& path, std::uint64_t wins) {
  metrics::EvalReport report;
  report.gameId = "race";
  report.seats = 2;
  report.games = 100;
  report.options.agents = {"random"};
  report.outcomes = {sim::makeShare("player 1 wins", wins, 100)};
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(metrics::reportJson(report).c_str()) > 0;
}

}  // namespace

class TestComparePage : public QObject {
  Q_OBJECT

 private slots:
  void theLastTwoRunsAreSideBySide() {
    ShownPage shown;
    QVERIFY(shown.page.summary().contains(QStringLiteral("Tick two reports")));
    shown.shelf->add("first", hundredGames(20, "random"));
    QCOMPARE(shown.page.numbers()->model()->rowCount(), 0);
    shown.shelf->add("second", hundredGames(50, "random"));
    shown.shelf->add("third", hundredGames(80, "greedy"));
    QCOMPARE(shown.item(0)->checkState(0), Qt::Unchecked);
    QCOMPARE(shown.item(1)->text(1), QStringLiteral("1"));
    QCOMPARE(shown.item(2)->text(1), QStringLiteral("2"));
    QCOMPARE(shown.page.numbers()->model()->rowCount(), 2);
    QCOMPARE(shown.cell(0, 2), QStringLiteral("50.0 %"));
    QCOMPARE(shown.cell(0, 3), QStringLiteral("80.0 %"));
    QCOMPARE(shown.cell(0, 4), QStringLiteral("+30.0 %"));
    QCOMPARE(shown.cell(0, 6), QStringLiteral("differs"));
    QCOMPARE(shown.cell(1, 4), QStringLiteral("0.0 %"));
    QCOMPARE(shown.cell(1, 6), QStringLiteral("no difference"));
    QVERIFY(shown.page.summary().contains(QStringLiteral("Report 2 is by other bots.")));
    QVERIFY(shown.page.summary().contains(QStringLiteral("1 of 2 numbers differ")));
  }

  void whatIsTickedByHandStays() {
    ShownPage shown;
    shown.shelf->add("first", hundredGames(20, "random"));
    shown.shelf->add("second", hundredGames(50, "random"));
    shown.shelf->add("third", hundredGames(80, "greedy"));
    shown.clickBox(0);
    QCOMPARE(shown.item(0)->checkState(0), Qt::Checked);
    // Three reports: two differences.
    QCOMPARE(shown.page.numbers()->model()->columnCount(), 2 + 3 + 2 * 3);
    QCOMPARE(shown.cell(0, 2), QStringLiteral("20.0 %"));
    shown.shelf->add("fourth", hundredGames(81, "greedy"));
    QCOMPARE(shown.item(3)->checkState(0), Qt::Unchecked);
    QCOMPARE(shown.item(0)->checkState(0), Qt::Checked);
  }

  void theKeyboardTicksRemovesAndChoosesTheFirst() {
    ShownPage shown;
    shown.shelf->add("first", hundredGames(20, "random"));
    shown.shelf->add("second", hundredGames(50, "random"));
    shown.shelf->add("third", hundredGames(80, "greedy"));
    shown.page.reports()->setFocus();
    shown.page.reports()->setCurrentItem(shown.item(0));
    QTest::keyClick(shown.page.reports(), Qt::Key_Space);
    QCOMPARE(shown.item(0)->checkState(0), Qt::Checked);
    QTest::keyClick(shown.page.reports(), Qt::Key_Down);
    QTest::keyClick(shown.page.reports(), Qt::Key_Delete);
    QCOMPARE(shown.page.reports()->topLevelItemCount(), 2);
    QCOMPARE(shown.item(1)->text(0), QStringLiteral("third"));
    shown.page.reports()->setCurrentItem(shown.item(1));
    for (QToolButton* button : shown.page.findChildren<QToolButton*>()) {
      if (button->text() != QStringLiteral("Compare with it")) continue;
      button->setFocus();
      QTest::keyClick(button, Qt::Key_Space);
    }
    QCOMPARE(shown.item(0)->text(0), QStringLiteral("third"));
    QCOMPARE(shown.cell(0, 2), QStringLiteral("80.0 %"));
    QCOMPARE(shown.cell(0, 4), QStringLiteral("-60.0 %"));
  }

  void onlyDifferencesLeavesTheRestOut() {
    ShownPage shown;
    shown.shelf->add("first", hundredGames(20, "random"));
    shown.shelf->add("second", hundredGames(50, "greedy"));
    QCOMPARE(shown.page.numbers()->model()->rowCount(), 2);
    shown.page.onlyDifferences()->setFocus();
    QTest::keyClick(shown.page.onlyDifferences(), Qt::Key_Space);
    QCOMPARE(shown.page.numbers()->model()->rowCount(), 1);
    QCOMPARE(shown.cell(0, 1), QStringLiteral("Player 1 wins"));
  }

  void reportFilesAreOpenedAndOthersTold() {
    QTemporaryDir folder;
    QVERIFY(saveReport(folder.filePath("one.json"), 30));
    QVERIFY(saveReport(folder.filePath("two.json"), 60));
    QFile other(folder.filePath("other.json"));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("{}") == 2);
    other.close();
    ShownPage shown;
    QString told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&told] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      told = box->text();
      QTest::keyClick(box, Qt::Key_Return);
    });
    watch.start(20);
    shown.page.open(
        {folder.filePath("one.json"), folder.filePath("other.json"), folder.filePath("two.json")});
    QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), 60000);
    QVERIFY(told.contains(QStringLiteral("other.json: it is no report")));
    QCOMPARE(shown.page.reports()->topLevelItemCount(), 2);
    QCOMPARE(shown.cell(0, 4), QStringLiteral("+30.0 %"));
    // Opened again, it is not there twice.
    shown.page.open({folder.filePath("two.json")});
    const auto buttons = shown.page.findChildren<QToolButton*>();
    const auto open = std::ranges::find(buttons, QStringLiteral("Open reports…"), &QToolButton::text);
    QVERIFY(open != buttons.end());
    QVERIFY(!(*open)->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT((*open)->isEnabled(), 60000);
    QCOMPARE(shown.page.reports()->topLevelItemCount(), 2);
  }

  void thePageNeedsLittleRoom() {
    const ComparePage page(std::make_shared<ReportShelf>());
    QVERIFY(page.minimumSizeHint().width() <= 200);
    QVERIFY(page.minimumSizeHint().height() <= 150);
  }

  void theShelfIsBounded() {
    ReportShelf shelf;
    for (std::size_t i = 0; i < ReportShelf::mostReports + 3; ++i)
      shelf.add(QString::number(i), hundredGames(20, "random"));
    QCOMPARE(shelf.entries().size(), ReportShelf::mostReports);
    QCOMPARE(shelf.entries().front().title, QStringLiteral("3"));
  }

  void simulationsOfAllSpecificationsMeet() {
    const Document one([](auto&&...) { return service::AnalysisPtr(); });
    const Document two([](auto&&...) { return service::AnalysisPtr(); });
    auto shelf = std::make_shared<ReportShelf>();
    Workspace first(one, shelf);
    Workspace second(two, shelf);
    const std::unique_ptr<QWidget> left(makeChartsPanel(first));
    const std::unique_ptr<QWidget> right(makeChartsPanel(second));
    emit first.simulationFinished(fixtures::tenGames());
    emit second.simulationFinished(fixtures::tenGames());
    for (QWidget* panel : {left.get(), right.get()}) {
      const ComparePage* page = qobject_cast<ChartsPanel*>(panel)->comparison();
      QCOMPARE(page->reports()->topLevelItemCount(), 2);
      QVERIFY(page->summary().contains(QStringLiteral("the very games of report 1")));
    }
  }

  void theGamesAreHiddenBesideAComparison() {
    ChartsPanel panel;
    panel.show();
    QVERIFY(!panel.games()->isVisible());
    panel.setSimulation(fixtures::tenGames());
    QVERIFY(panel.games()->isVisible());
    panel.tabs()->setCurrentWidget(panel.comparison());
    QVERIFY(!panel.games()->isVisible());
  }
};

QTEST_MAIN(TestComparePage)
#include "compare_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>

#include "chart_fixtures.h"
#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_card.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/charts_panel.h"
#include "widgets/charts/games_panel.h"
#include "widgets/charts/report_button.h"
#include "widgets/charts/report_tabs.h"
#include "widgets/controls/value_view.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

std::vector<std::uint64_t> listedGames(const GamesPanel& panel) {
  std::vector<std::uint64_t> games;
  for (int row = 0; row < panel.model().rowCount(); ++row) games.push_back(panel.model().game(row).index);
  return games;
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// In place of a browser.
class PageWatch : public QObject {
  Q_OBJECT
 public:
  QList<QUrl> opened;
 public slots:
  void open(const QUrl& page) { opened << page; }
};

/// A shown panel with the ten games of the fixture.
struct ShownPanel {
  ShownPanel() {
    panel.resize(900, 800);
    panel.setSimulation(fixtures::tenGames());
    panel.show();
    [[maybe_unused]] const bool exposed = QTest::qWaitForWindowExposed(&panel);
  }
  ChartCard& length() { return *panel.card(QStringLiteral("length")); }
  ChartsPanel panel;
};

}  // namespace

class TestCharts : public QObject {
  Q_OBJECT

 private slots:
  void emptyPanelAsksForASimulation() {
    ChartsPanel panel;
    panel.show();
    QSignalSpy wanted(&panel, &ChartsPanel::simulateRequested);
    for (QPushButton* button : panel.findChildren<QPushButton*>()) {
      if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(wanted.size(), 1);
  }

  void chartsWithoutDataAreLeftOut() {
    ShownPanel shown;
    QStringList ids;
    for (const ChartCard* card : shown.panel.cards()) ids << card->chartData().id;
    QCOMPARE(ids, QStringList({"outcomes", "length", "actions"}));
  }

  void clickOnABarListsItsGames() {
    ShownPanel shown;
    shown.panel.reveal(&shown.length());
    BarChartView* view = shown.length().view();
    QCOMPARE(view->chartData().barCount(), 3);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->middleOf(1));
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{1, 5, 9}));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->middleOf(2));
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{3, 7}));
    QCOMPARE(view->currentBar(), 2);
  }

  void numbersLeadToTheirGames() {
    ShownPanel shown;
    ReportTabs* tabs = shown.panel.tabs();
    tabs->setCurrentWidget(tabs->numbers());
    QCOMPARE(tabs->numbers()->model()->rowCount(), 1);
    tabs->numbers()->choose(0);
    emit tabs->numbers()->activated(tabs->numbers()->currentIndex());
    // The games of most plies.
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{3, 7}));
  }

  void allPagesSayWhichRunTheyShow() {
    ChartsPanel panel;
    panel.setSimulation(fixtures::tenGames());
    panel.resize(700, 500);
    panel.show();
    const QString run = panel.heading()->text();
    QVERIFY2(run.startsWith("10 games of "), qPrintable(run));
    QVERIFY(panel.heading()->isVisible());
    panel.tabs()->setCurrentWidget(panel.tabs()->numbers());
    QVERIFY(panel.heading()->isVisible());
    panel.setRunning(true);
    QCOMPARE(panel.heading()->text(), "<b>The run before</b>, while another is under way: " + run);
    panel.setRunning(false);
    QCOMPARE(panel.heading()->text(), run);
    panel.tabs()->setCurrentIndex(panel.tabs()->count() - 1);
    QVERIFY(!panel.heading()->isVisible());
    panel.clear();
    panel.setRunning(true);
    QVERIFY(!panel.heading()->isVisible());
  }

  void pagesForWhatWasNotMeasuredAreHidden() {
    ShownPanel shown;
    ReportTabs* tabs = shown.panel.tabs();
    QVERIFY(!tabs->isTabVisible(tabs->indexOf(tabs->rules())));
    QVERIFY(!tabs->isTabVisible(tabs->indexOf(tabs->matches())));
  }

  void aRuleLeadsToItsPlace() {
    SimulationResult result = fixtures::tenGames();
    auto report = std::make_shared<metrics::EvalReport>(*result.report);
    metrics::RuleUse used, unused;
    used.part.what = R"(action "place")";
    used.part.span = {10, 20};
    used.use.ran = 3;
    unused.part.what = "addVar";
    unused.part.span = {30, 40};
    report->rules = {used, unused};
    result.report = report;
    ChartsPanel panel;
    panel.setSimulation(result);
    panel.show();
    ValueView* rules = panel.tabs()->rules();
    QVERIFY(panel.tabs()->isTabVisible(panel.tabs()->indexOf(rules)));
    std::vector<Span> places;
    connect(&panel, &ChartsPanel::placeRequested, this, [&](Span place) { places.push_back(place); });
    // The first when sorted by how often they ran is the second of the report.
    rules->sortByColumn(2, Qt::AscendingOrder);
    emit rules->activated(rules->model()->index(0, 0));
    QCOMPARE(places, (std::vector<Span>{{30, 40}}));
  }

  void theReportIsSavedAsPageAndAsData() {
    QTemporaryDir folder;
    ChartsPanel panel;
    SimulationResult result = fixtures::tenGames();
    auto report = std::make_shared<metrics::EvalReport>(*result.report);
    report->gameName = "Ten games";
    report->seats = 2;
    report->options = result.batch->options;
    result.report = report;
    panel.setSimulation(result, QStringLiteral("/games/ten.md"));
    PageWatch browser;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &browser, "open");
    panel.reportButton()->savePage(folder.filePath("ten.html"));
    QTRY_COMPARE_WITH_TIMEOUT(browser.opened.size(), 1, 60000);
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(browser.opened[0].toLocalFile(), folder.filePath("ten.html"));
    QVERIFY(contentOf(folder.filePath("ten.html")).contains("Ten games: evaluation"));
    panel.reportButton()->saveData(folder.filePath("ten.json"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("ten.json")), 60000);
    QVERIFY(contentOf(folder.filePath("ten.json")).startsWith('{'));
  }

  void clickOnAHorizontalBarListsItsGames() {
    ShownPanel shown;
    BarChartView* view = shown.panel.card(QStringLiteral("outcomes"))->view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->middleOf(0));
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{0, 2, 4, 6, 8}));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->middleOf(2));
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{3, 7}));
  }

  void barsCanBeWalkedWithTheKeyboard() {
    ShownPanel shown;
    BarChartView* view = shown.length().view();
    view->setFocus(Qt::TabFocusReason);
    QCOMPARE(view->currentBar(), 0);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->currentBar(), 1);
    QVERIFY(view->accessibleDescription().contains(view->chartData().barName(1)));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{1, 5, 9}));
    QTest::keyClick(view, Qt::Key_End);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->currentBar(), 2);
  }

  void tableAndChartShowTheSameBar() {
    ShownPanel shown;
    ChartCard& card = shown.length();
    QVERIFY(!card.table()->isVisible());
    card.setTableShown(true);
    QVERIFY(card.table()->isVisible());
    card.table()->selectRow(2);
    QCOMPARE(card.view()->currentBar(), 2);
    card.view()->setCurrentBar(0);
    QCOMPARE(card.table()->currentIndex().row(), 0);
    card.table()->setFocus();
    QTest::keyClick(card.table(), Qt::Key_Return);
    QCOMPARE(listedGames(*shown.panel.games()).size(), std::size_t{5});
  }

  void enterOpensAGame() {
    ShownPanel shown;
    qRegisterMetaType<SimulationResult>();
    std::vector<std::pair<std::uint64_t, int>> opened;
    connect(&shown.panel, &ChartsPanel::openGame, this,
            [&](const SimulationResult& simulation, const sim::GameSummary& game, int ply) {
              QVERIFY(simulation.valid());
              opened.emplace_back(game.index, ply);
            });
    QTableView* table = shown.panel.games()->table();
    table->selectRow(4);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(opened, (std::vector<std::pair<std::uint64_t, int>>{{4, -1}}));
  }

  void doubleClickOpensAGameInSortedOrder() {
    ShownPanel shown;
    std::vector<std::uint64_t> opened;
    connect(
        &shown.panel, &ChartsPanel::openGame, this,
        [&](const SimulationResult&, const sim::GameSummary& game, int) { opened.push_back(game.index); });
    QTableView* table = shown.panel.games()->table();
    table->sortByColumn(GamesModel::Plies, Qt::DescendingOrder);
    const QPoint first = table->visualRect(table->model()->index(0, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(opened.size(), std::size_t{1});
    QVERIFY(opened[0] == 3 || opened[0] == 7);
  }

  void flagListsItsGamesWithPlies() {
    ShownPanel shown;
    QTableView* flags = shown.panel.flags();
    QVERIFY(flags->isVisible());
    const QPoint row = flags->visualRect(flags->model()->index(0, 0)).center();
    QTest::mouseClick(flags->viewport(), Qt::LeftButton, {}, row);
    QCOMPARE(listedGames(*shown.panel.games()), (std::vector<std::uint64_t>{3, 7}));
    QCOMPARE(shown.panel.games()->model().plyOf(1), 6);
  }

  void csvHasPlainNumbersAndQuotesText() {
    const std::vector<ChartData> charts = chartsOf(*fixtures::tenGames().report);
    QCOMPARE(csvOf(ReportModel(charts[1])), QByteArray("From,Below,Games,Share\r\n"
                                                       "5,6,5,0.5\r\n"
                                                       "6,7,3,0.3\r\n"
                                                       "7,8,2,0.2\r\n"));
    const QByteArray actions = csvOf(ReportModel(charts[2]));
    QVERIFY(actions.startsWith(
        "Name,Plies,Out of,Share,95 % from,95 % to\r\n\"place, then \"\"score\"\"\",40,57,0.70"));
  }

  void exportsAreWhole() {
    QTemporaryDir folder;
    const ChartData chart = chartsOf(*fixtures::tenGames().report)[1];
    for (const char* suffix : {"png", "svg", "csv"}) {
      const QString path = folder.filePath(QStringLiteral("length.%1").arg(QLatin1String(suffix)));
      const Result<Done> done = exportChart(chart, path);
      QVERIFY2(done, done ? "" : done.failure().c_str());
    }
    const QImage png(folder.filePath("length.png"));
    QCOMPARE(png.size(), QSize(1920, 1200));
    // White paper, and bars in the colour of the data.
    QCOMPARE(png.pixelColor(2, 2), QColor(Qt::white));
    int barPixels = 0;
    for (int x = 0; x < png.width(); x += 4) {
      for (int y = 0; y < png.height(); y += 4)
        barPixels += png.pixelColor(x, y) == ChartColours::forPaper().bar ? 1 : 0;
    }
    QVERIFY(barPixels > 1000);

    QFile svgFile(folder.filePath("length.svg"));
    QVERIFY(svgFile.open(QIODevice::ReadOnly));
    const QByteArray svg = svgFile.readAll();
    QVERIFY(QSvgRenderer(svg).isValid());
    QVERIFY(svg.contains("<title>Game length</title>"));
    QVERIFY(svg.contains("N = 10 games; mean 5.70"));
  }

  void exportTellsWhyItFails() {
    const ChartData chart = chartsOf(*fixtures::tenGames().report)[1];
    QTemporaryFile file;
    QVERIFY(file.open());
    QVERIFY(!exportChart(chart, file.fileName() + "/length.png"));
    const Result<Done> wrongKind = exportChart(chart, QStringLiteral("length.bmp"));
    QVERIFY(!wrongKind);
    QVERIFY(wrongKind.failure().find("bmp") != std::string::npos);
  }

  void ticksAreRound() {
    QCOMPARE(tickInterval(40, 8, true), 5.0);
    QCOMPARE(tickInterval(3, 8, true), 1.0);
    QCOMPARE(tickInterval(3, 8, false), 0.5);
    QCOMPARE(tickInterval(0, 8, false), 1.0);
    QCOMPARE(tickInterval(100000, 5, true), 20000.0);
  }

  void colourChangesFollowThePalette() {
    ShownPanel shown;
    BarChartView* view = shown.length().view();
    QPalette dark = view->palette();
    dark.setColor(QPalette::Base, Qt::black);
    dark.setColor(QPalette::Text, Qt::white);
    view->setCurrentBar(1);
    view->setPalette(dark);
    QCOMPARE(view->chart()->backgroundBrush().color(), QColor(Qt::black));
    QCOMPARE(view->currentBar(), 1);
  }
};

QTEST_MAIN(TestCharts)
#include "charts_test.moc"

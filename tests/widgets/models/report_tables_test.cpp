// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>
#include <map>

#include "core/base/files.h"
#include "core/service/analysis.h"
#include "widgets/models/report_tables.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

service::AnalysisPtr sample(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name;
  return service::analyse(std::make_shared<SourceText>(path, *readFile(path)));
}

metrics::EvalReport covered(const service::AnalysisPtr& game, std::uint64_t games) {
  sim::BatchOptions options;
  options.games = games;
  options.coverage = true;
  metrics::EvalReport report = metrics::evaluate(*game->rules, sim::runBatch(game->rules, options));
  metrics::nameLines(report, *game->source);
  return report;
}

bool fits(const ValueTable& table) {
  return std::ranges::all_of(table.rows,
                             [&](const auto& row) { return row.cells.size() == table.columns.size(); });
}

}  // namespace

class TestReportTables : public QObject {
  Q_OBJECT

 private slots:
  void everyNumberOfTheReportIsThere() {
    const metrics::EvalReport report = covered(sample("pig.md"), 30);
    const ValueTable table = metricTable(report);
    QVERIFY(fits(table));
    QCOMPARE(table.rows.size(), metrics::metricTable().size());
    ValueTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(table);
    for (std::size_t i = 0; i < report.metrics.size(); ++i) {
      const metrics::Metric& metric = report.metrics[i];
      const QVariant value = model.index(static_cast<int>(i), 2).data(Qt::EditRole);
      if (metric.measured()) QCOMPARE(value.toDouble(), metric.value);
      const QString tip = model.index(static_cast<int>(i), 2).data(Qt::ToolTipRole).toString();
      QCOMPARE(tip.startsWith("Not measured"), !metric.measured());
    }
  }

  void rulesThatNeverRanStandOut() {
    const service::AnalysisPtr game = sample("pig.md");
    const metrics::EvalReport report = covered(game, 1);
    const ValueTable table = ruleTable(report);
    QVERIFY(fits(table) && !table.rows.empty());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      QCOMPARE(table.rows[i].standsOut, report.rules[i].use.ran == 0);
      QCOMPARE(table.rows[i].cells[2].value.toULongLong(), report.rules[i].use.ran);
      // The line that the table names is the one in the text.
      QCOMPARE(table.rows[i].cells[0].value.toUInt(), game->source->lineOf(report.rules[i].part.span.begin));
    }
  }

  void aTournamentAddsUp() {
    const service::AnalysisPtr game = sample("tic-tac-toe.md");
    sim::TournamentOptions options;
    options.agents = {"random", "greedy", "random"};
    options.games = 20;
    const metrics::TournamentReport report =
        metrics::report(*game->rules, sim::runTournament(game->rules, options));
    const ValueTable bots = standingTable(report);
    const ValueTable pairs = pairTable(report);
    const ValueTable seats = seatTable(report);
    QVERIFY(fits(bots) && fits(pairs) && fits(seats));
    QCOMPARE(bots.rows.size(), std::size_t{3});
    QCOMPARE(pairs.rows.size(), std::size_t{3});
    qulonglong games = 0;
    for (const auto& pair : pairs.rows) {
      games += pair.cells[2].value.toULongLong();
      QCOMPARE(pair.cells[3].value.toULongLong() + pair.cells[4].value.toULongLong() +
                   pair.cells[5].value.toULongLong(),
               pair.cells[2].value.toULongLong());
    }
    QCOMPARE(games, report.games());
    qulonglong played = 0;
    double elo = 0;
    for (const auto& bot : bots.rows) {
      played += bot.cells[3].value.toULongLong();
      elo += bot.cells[1].value.toDouble();
    }
    QCOMPARE(played, 2 * report.games());
    QVERIFY(std::abs(elo) < 1e-6);
    qulonglong seatWins = 0;
    for (const auto& seat : seats.rows) seatWins += seat.cells[1].value.toULongLong();
    qulonglong wins = 0;
    for (const auto& bot : bots.rows) wins += bot.cells[4].value.toULongLong();
    QCOMPARE(seatWins, wins);
  }

  void matchesAreTold() {
    const service::AnalysisPtr game = sample("tic-tac-toe.md");
    sim::MatchOptions options;
    options.games = 40;
    metrics::Experiments extra;
    extra.matches.push_back(sim::runMatch(game->rules, options));
    sim::BatchOptions batch;
    batch.games = 5;
    const metrics::EvalReport report =
        metrics::evaluate(*game->rules, sim::runBatch(game->rules, batch), {}, extra);
    const ValueTable table = matchTable(report);
    QVERIFY(fits(table));
    QCOMPARE(table.rows.size(), std::size_t{1});
    QCOMPARE(table.rows[0].cells[0].text, QString("Greedy"));
    QCOMPARE(table.rows[0].cells[5].value.toDouble(), report.matches[0].difference.value);
  }
};

QTEST_GUILESS_MAIN(TestReportTables)
#include "report_tables_test.moc"

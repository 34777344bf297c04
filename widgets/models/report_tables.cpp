// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/report_tables.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "widgets/models/agent_words.h"
#include "widgets/models/metric_words.h"

namespace ludo::widgets {
namespace {

using Cell = ValueTable::Cell;

struct ReportTexts {
  Q_DECLARE_TR_FUNCTIONS(ReportTables)
};

QString decimals(double value, int count) {
  // Not "-0".
  const double scale = std::pow(10, count);
  return QLocale().toString(std::round(value * scale) / scale + 0.0, 'f', count);
}

QString percent(double share) {
  return ReportTexts::tr("%1 %").arg(decimals(100 * share, 1));
}

Cell percentCell(double share) {
  return {percent(share), share};
}

Cell intervalCell(double low, double high) {
  return {ReportTexts::tr("%1 to %2").arg(percent(low), percent(high)), low};
}

QString eloText(double elo) {
  const QString text = decimals(elo, 0);
  return std::round(elo) > 0 ? u'+' + text : text;
}

Cell eloCell(double elo) {
  return {eloText(elo), elo};
}

Cell eloCell(const sim::Interval& interval) {
  return {ReportTexts::tr("%1 to %2").arg(eloText(interval.low), eloText(interval.high)), interval.low};
}

Cell metricCell(const metrics::MetricInfo& info, double value) {
  return info.isShare ? percentCell(value) : Cell{decimals(value, 2), value};
}

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

ValueTable::Row metricRow(const metrics::Metric& metric) {
  const metrics::MetricInfo& info = *metric.info;
  ValueTable::Row row;
  row.tip = QStringLiteral("%1\n%2").arg(fromView(info.formula), fromView(info.advice));
  row.cells = {{metricGroupTitle(info.group), {}}, {metricTitle(info), {}}};
  if (!metric.measured()) {
    row.tip = ReportTexts::tr("Not measured: %1\n%2").arg(QString::fromStdString(metric.absent), row.tip);
    row.cells.resize(8, {ReportTexts::tr("–"), -HUGE_VAL});
    return row;
  }
  row.cells.push_back(metricCell(info, metric.value));
  const bool isExact = metric.low95 == metric.high95;
  row.cells.push_back(
      isExact ? Cell{{}, metric.low95}
              : Cell{ReportTexts::tr("%1 to %2")
                         .arg(metricCell(info, metric.low95).text, metricCell(info, metric.high95).text),
                     metric.low95});
  const sim::Distribution& spread = metric.distribution;
  for (const double value : {spread.minimum, spread.median, spread.maximum})
    row.cells.push_back(spread.n > 0 ? metricCell(info, value) : Cell{{}, -HUGE_VAL});
  row.cells.push_back(countCell(metric.n));
  return row;
}

}  // namespace

ValueTable metricTable(const metrics::EvalReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("About")},       {ReportTexts::tr("Number")},
                   {ReportTexts::tr("Value"), true}, {ReportTexts::tr("95 % interval"), true},
                   {ReportTexts::tr("Least"), true}, {ReportTexts::tr("Median"), true},
                   {ReportTexts::tr("Most"), true},  {ReportTexts::tr("N"), true}};
  for (const metrics::Metric& metric : report.metrics) table.rows.push_back(metricRow(metric));
  return table;
}

ValueTable ruleTable(const metrics::EvalReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("Line"), true},     {ReportTexts::tr("Rule")},
                   {ReportTexts::tr("Ran"), true},      {ReportTexts::tr("Refused"), true},
                   {ReportTexts::tr("Possible"), true}, {ReportTexts::tr("First in game"), true}};
  for (const metrics::RuleUse& rule : report.rules) {
    ValueTable::Row row;
    row.standsOut = rule.use.ran == 0;
    row.tip = rule.use.ran == 0 ? ReportTexts::tr("It never ran. Enter or a double click shows the rule.")
                                : ReportTexts::tr("Enter or a double click shows the rule.");
    row.cells = {
        rule.line > 0 ? countCell(rule.line) : Cell{{}, 0},
        {QString::fromStdString(rule.part.text()), {}},
        countCell(rule.use.ran),
        countCell(rule.use.refused),
        rule.part.role == metrics::RulePart::Role::Action ? countCell(rule.use.possible) : Cell{{}, 0},
        rule.use.game == UINT64_MAX ? Cell{ReportTexts::tr("never"), -1} : countCell(rule.use.game + 1)};
    table.rows.push_back(std::move(row));
  }
  return table;
}

ValueTable matchTable(const metrics::EvalReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("Stronger")},           {ReportTexts::tr("Weaker")},
                   {ReportTexts::tr("Games"), true},        {ReportTexts::tr("Stronger wins"), true},
                   {ReportTexts::tr("Weaker wins"), true},  {ReportTexts::tr("Difference"), true},
                   {ReportTexts::tr("95 % interval"), true}};
  for (const metrics::MatchResult& match : report.matches) {
    ValueTable::Row row;
    row.cells = {{agentTitle(match.stronger), {}},
                 {agentTitle(match.weaker), {}},
                 countCell(match.games),
                 percentCell(match.strongerWins.value),
                 percentCell(match.weakerWins.value),
                 percentCell(match.difference.value),
                 intervalCell(match.difference.low, match.difference.high)};
    if (!match.complete) row.tip = ReportTexts::tr("Stopped before all games were played");
    table.rows.push_back(std::move(row));
  }
  return table;
}

ValueTable standingTable(const metrics::TournamentReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("Bot")},
                   {ReportTexts::tr("Elo"), true},
                   {ReportTexts::tr("95 % interval"), true},
                   {ReportTexts::tr("Games"), true},
                   {ReportTexts::tr("Wins"), true},
                   {ReportTexts::tr("Draws"), true},
                   {ReportTexts::tr("Losses"), true},
                   {ReportTexts::tr("Score"), true},
                   {ReportTexts::tr("Failed"), true}};
  for (const metrics::Standing& bot : report.standings) {
    ValueTable::Row row;
    row.tip = ReportTexts::tr(
        "Elo: 0 is the mean of all bots. Whoever is rated 400 higher expects ten points of eleven.");
    row.cells = {{agentTitle(bot.agent), {}}, eloCell(bot.elo),          eloCell(bot.elo95),
                 countCell(bot.games),        countCell(bot.wins.count), countCell(bot.draws),
                 countCell(bot.losses),       percentCell(bot.score),    countCell(bot.errors)};
    table.rows.push_back(std::move(row));
  }
  return table;
}

ValueTable pairTable(const metrics::TournamentReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("First")},
                   {ReportTexts::tr("Second")},
                   {ReportTexts::tr("Games"), true},
                   {ReportTexts::tr("Wins"), true},
                   {ReportTexts::tr("Draws"), true},
                   {ReportTexts::tr("Losses"), true},
                   {ReportTexts::tr("Score"), true},
                   {ReportTexts::tr("Elo"), true},
                   {ReportTexts::tr("95 % interval"), true},
                   {ReportTexts::tr("First is better"), true},
                   {ReportTexts::tr("Plies"), true}};
  for (const metrics::PairStanding& pair : report.pairs) {
    ValueTable::Row row;
    row.tip = ReportTexts::tr("Enter or a double click steps through the first game that the first bot won");
    row.cells = {{agentTitle(pair.first), {}},
                 {agentTitle(pair.second), {}},
                 countCell(pair.tally.played()),
                 countCell(pair.tally.wins()),
                 countCell(pair.tally.draws()),
                 countCell(pair.tally.losses()),
                 percentCell(pair.score),
                 eloCell(pair.elo),
                 eloCell(pair.elo95),
                 percentCell(pair.superiority),
                 {decimals(pair.plies, 1), pair.plies}};
    table.rows.push_back(std::move(row));
  }
  return table;
}

ValueTable seatTable(const metrics::TournamentReport& report) {
  ValueTable table;
  table.columns = {{ReportTexts::tr("Seat")},
                   {ReportTexts::tr("Wins"), true},
                   {ReportTexts::tr("Of all games"), true},
                   {ReportTexts::tr("95 % interval"), true}};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.seats); ++seat) {
    std::uint64_t wins = 0;
    for (const metrics::PairStanding& pair : report.pairs) wins += pair.tally.seatWins[seat];
    const sim::Share share = sim::makeShare({}, wins, report.games());
    table.rows.push_back({{{ReportTexts::tr("Player %1").arg(seat + 1), static_cast<int>(seat)},
                           countCell(wins),
                           percentCell(share.value),
                           intervalCell(share.low95, share.high95)},
                          {},
                          false});
  }
  return table;
}

}  // namespace ludo::widgets

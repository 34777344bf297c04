// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/comparison_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/metrics/flag.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/core_words.h"
#include "widgets/models/metric_words.h"

namespace ludo::widgets {
namespace {

using metrics::Difference;
using metrics::Figure;
using Cell = ValueTable::Cell;
using CaveatKind = metrics::ComparisonCaveat::Kind;

struct ComparisonTexts {
  Q_DECLARE_TR_FUNCTIONS(ComparisonTable)
};

QString figureText(bool isShare, double value) {
  const int decimals = isShare ? 1 : 2;
  const double scale = std::pow(10, decimals);
  // Not "-0".
  const double rounded = std::round((isShare ? 100 * value : value) * scale) / scale + 0.0;
  const QString text = QLocale().toString(rounded, 'f', decimals);
  return isShare ? ComparisonTexts::tr("%1 %").arg(text) : text;
}

QString signedText(bool isShare, double value) {
  const QString text = figureText(isShare, value);
  const bool isAboveZero = std::round(value * (isShare ? 1000 : 100)) > 0;
  return isAboveZero ? u'+' + text : text;
}

QString groupName(Figure::Group group) {
  switch (group) {
    case Figure::Group::Outcome:
      return ComparisonTexts::tr("Outcomes");
    case Figure::Group::Ending:
      return ComparisonTexts::tr("End conditions");
    case Figure::Group::Metric:
      return ComparisonTexts::tr("Metrics");
    case Figure::Group::Score:
      return ComparisonTexts::tr("Scores");
    case Figure::Group::Match:
      return ComparisonTexts::tr("Matches");
    case Figure::Group::Action:
      return ComparisonTexts::tr("Actions");
    case Figure::Group::Trigger:
      break;
  }
  return ComparisonTexts::tr("Triggers");
}

const metrics::MetricInfo* metricOf(const metrics::ComparedFigure& figure) {
  if (figure.group != Figure::Group::Metric) return nullptr;
  const auto table = metrics::metricTable();
  const auto found = std::ranges::find(table, figure.id, &metrics::MetricInfo::id);
  return found == table.end() ? nullptr : &*found;
}

QString figureName(const metrics::ComparedFigure& figure) {
  if (const metrics::MetricInfo* metric = metricOf(figure)) return metricTitle(*metric);
  if (figure.group == Figure::Group::Outcome) return outcomeTitle(figure.name);
  if (figure.group == Figure::Group::Action) return actionTitle(figure.name);
  return QString::fromStdString(figure.name);
}

QString reasonName(Difference::Reason reason) {
  switch (reason) {
    case Difference::Reason::None:
      return {};
    case Difference::Reason::NotInBoth:
      return ComparisonTexts::tr("not measured in both");
    case Difference::Reason::Exact:
      return ComparisonTexts::tr("exact count");
    case Difference::Reason::NoSpread:
      break;
  }
  return ComparisonTexts::tr("one game has no spread");
}

QString verdictName(Difference::Verdict verdict) {
  switch (verdict) {
    case Difference::Verdict::Differs:
      return ComparisonTexts::tr("differs");
    case Difference::Verdict::NoDifference:
      return ComparisonTexts::tr("no difference");
    case Difference::Verdict::Unknown:
      break;
  }
  return {};
}

void addDifference(ValueTable::Row& row, bool isShare, const Difference& difference) {
  const metrics::Estimate& estimate = difference.estimate;
  row.cells.push_back(difference.hasValue() ? Cell{signedText(isShare, estimate.value), estimate.value}
                                            : Cell{{}, -HUGE_VAL});
  row.cells.push_back(difference.hasInterval() ? Cell{ComparisonTexts::tr("%1 to %2")
                                                          .arg(signedText(isShare, estimate.low),
                                                               signedText(isShare, estimate.high)),
                                                      estimate.low}
                                               : Cell{reasonName(difference.reason), -HUGE_VAL});
  row.cells.push_back({verdictName(difference.verdict), static_cast<int>(difference.verdict)});
}

QString tipOf(const metrics::ComparedFigure& figure) {
  const metrics::MetricInfo* metric = metricOf(figure);
  return metric == nullptr ? QString()
                           : QStringLiteral("%1\n%2").arg(
                                 QString::fromUtf8(metric->formula.data(), qsizetype(metric->formula.size())),
                                 QString::fromUtf8(metric->advice.data(), qsizetype(metric->advice.size())));
}

ValueTable::Row figureRow(const metrics::ComparedFigure& figure) {
  ValueTable::Row row;
  row.tip = tipOf(figure);
  row.standsOut = figure.differs();
  row.cells = {{groupName(figure.group), {}}, {figureName(figure), {}}};
  for (const Figure& value : figure.figures) {
    row.cells.push_back(value.kind == Figure::Kind::Absent
                            ? Cell{ComparisonTexts::tr("–"), -HUGE_VAL}
                            : Cell{figureText(figure.isShare, value.value), value.value});
  }
  for (std::size_t i = 1; i < figure.differences.size(); ++i)
    addDifference(row, figure.isShare, figure.differences[i]);
  return row;
}

QString flagName(const std::string& flag) {
  const std::string name = flag.substr(0, flag.find(':'));
  for (const metrics::FlagInfo& info : metrics::flagTable()) {
    if (info.name == name) return flagTitle(info.kind) + QString::fromStdString(flag.substr(name.size()));
  }
  return QString::fromStdString(flag);
}

ValueTable::Row flagRow(const metrics::ComparedFlag& flag) {
  ValueTable::Row row;
  row.cells = {{ComparisonTexts::tr("Warning signs"), {}}, {flagName(flag.flag), {}}};
  for (const bool raised : flag.raised)
    row.cells.push_back({raised ? ComparisonTexts::tr("raised") : ComparisonTexts::tr("–"), raised ? 1 : 0});
  row.standsOut = !flag.isInAll();
  for (std::size_t i = 1; i < flag.raised.size(); ++i) {
    row.cells.insert(row.cells.end(), 2, {{}, -HUGE_VAL});
    row.cells.push_back({flag.raised[i] == flag.raised[0] ? QString() : ComparisonTexts::tr("differs"), {}});
  }
  return row;
}

QString caveatName(const metrics::ComparisonCaveat& caveat) {
  const auto report = QString::number(caveat.report + 1);
  switch (caveat.kind) {
    case CaveatKind::Partial:
      return ComparisonTexts::tr("Report %1 is partial: it was stopped before all games were played.")
          .arg(report);
    case CaveatKind::SameGames:
      return ComparisonTexts::tr("Report %1 is of the very games of report 1: there is nothing to compare.")
          .arg(report);
    case CaveatKind::SharedGames:
      return ComparisonTexts::tr(
                 "Report %1 and report 1 have %2 games in common; the intervals take all games as "
                 "different ones.")
          .arg(report, QLocale().toString(qulonglong(caveat.games)));
    case CaveatKind::OtherGame:
      return ComparisonTexts::tr(
                 "Report %1 is of another game: end conditions, actions and triggers are compared "
                 "by their names.")
          .arg(report);
    case CaveatKind::OtherVersion:
      return ComparisonTexts::tr("Report %1 is of another version of the game.").arg(report);
    case CaveatKind::OtherPlayers:
      return ComparisonTexts::tr(
                 "Report %1 has another number of players, which alone changes shares of wins.")
          .arg(report);
    case CaveatKind::OtherAgents:
      return ComparisonTexts::tr("Report %1 is by other bots.").arg(report);
    case CaveatKind::OtherAgentsToo:
      break;
  }
  return ComparisonTexts::tr(
             "Report %1 is also by other bots: what comes of the game and what of the bots cannot be "
             "told apart.")
      .arg(report);
}

}  // namespace

ValueTable comparisonTable(const metrics::Comparison& comparison, bool onlyDifferences) {
  ValueTable table;
  table.columns = {{ComparisonTexts::tr("About")}, {ComparisonTexts::tr("Number")}};
  const std::size_t count = comparison.reports.size();
  for (std::size_t i = 1; i <= count; ++i)
    table.columns.push_back({ComparisonTexts::tr("Report %1").arg(i), true});
  for (std::size_t i = 2; i <= count; ++i) {
    table.columns.push_back({ComparisonTexts::tr("%1 less 1").arg(i), true});
    table.columns.push_back({ComparisonTexts::tr("95 % interval"), true});
    table.columns.push_back({ComparisonTexts::tr("Verdict"), true});
  }
  for (const metrics::ComparedFigure& figure : comparison.figures) {
    if (figure.differs() || !onlyDifferences) table.rows.push_back(figureRow(figure));
  }
  for (const metrics::ComparedFlag& flag : comparison.flags) {
    if (!flag.isInAll() || !onlyDifferences) table.rows.push_back(flagRow(flag));
  }
  return table;
}

QStringList comparisonCaveats(const metrics::Comparison& comparison) {
  QStringList sentences;
  for (const metrics::ComparisonCaveat& caveat : comparison.caveats) sentences << caveatName(caveat);
  for (std::size_t i = 1; i < comparison.counts.size(); ++i) {
    const metrics::DifferenceCount& count = comparison.counts[i];
    constexpr double missed = 0.05;
    sentences << ComparisonTexts::tr(
                     "Report %1: %2 of %3 numbers differ from report 1; by chance alone some %4 would.")
                     .arg(i + 1)
                     .arg(count.differing)
                     .arg(count.compared)
                     .arg(QLocale().toString(missed * double(count.compared), 'f', 1));
  }
  return sentences;
}

}  // namespace ludo::widgets

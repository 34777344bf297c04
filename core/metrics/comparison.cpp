// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/comparison.h"

#include <algorithm>
#include <tuple>

namespace ludo::metrics {
namespace {

using Kind = Figure::Kind;
using CaveatKind = ComparisonCaveat::Kind;
using Reason = Difference::Reason;
using Verdict = Difference::Verdict;

Difference unknown(const Figure& first, const Figure& second, Reason reason) {
  Difference difference;
  difference.reason = reason;
  if (difference.hasValue()) difference.estimate.value = second.value - first.value;
  return difference;
}

Difference judged(const Estimate& estimate) {
  const bool differs = estimate.low > 0 || estimate.high < 0;
  return {differs ? Verdict::Differs : Verdict::NoDifference, Reason::None, estimate};
}

SampleMean meanOf(const Figure& figure) {
  return {figure.value, figure.standardDeviation, static_cast<double>(figure.independent)};
}

Estimate shareOf(const Figure& figure) {
  if (figure.independent == figure.n) return {figure.value, figure.low95, figure.high95};
  return scoreInterval95(figure.value, static_cast<double>(figure.independent));
}

Estimate estimateOf(const Figure& figure) {
  return figure.kind == Kind::Share ? shareOf(figure) : Estimate{figure.value, figure.low95, figure.high95};
}

const Figure* figureIn(const ReportFigures& report, Figure::Group group, const std::string& id) {
  const auto found = std::ranges::find_if(
      report.figures, [&](const Figure& figure) { return figure.group == group && figure.id == id; });
  return found == report.figures.end() ? nullptr : &*found;
}

void addFigure(Comparison& comparison, const Figure& named) {
  ComparedFigure row{named.group, named.id, named.name, named.isShare, {}, {}};
  for (const ReportFigures& report : comparison.reports) {
    const Figure* figure = figureIn(report, named.group, named.id);
    row.figures.push_back(
        figure != nullptr ? *figure : Figure{.group = named.group, .id = named.id, .name = named.name});
  }
  row.differences.emplace_back();
  for (std::size_t i = 1; i < row.figures.size(); ++i) {
    row.differences.push_back(differenceOf(row.figures.front(), row.figures[i]));
    const Verdict verdict = row.differences.back().verdict;
    comparison.counts[i].compared += verdict != Verdict::Unknown ? 1 : 0;
    comparison.counts[i].differing += verdict == Verdict::Differs ? 1 : 0;
  }
  comparison.figures.push_back(std::move(row));
}

/// The figures of all reports, those of the first before what only later ones have; whatever is absent
/// everywhere is left out.
void addFigures(Comparison& comparison) {
  std::vector<std::pair<Figure::Group, std::string>> taken;
  std::vector<const Figure*> named;
  for (const ReportFigures& report : comparison.reports) {
    for (const Figure& figure : report.figures) {
      std::pair key{figure.group, figure.id};
      if (figure.kind == Kind::Absent || std::ranges::find(taken, key) != taken.end()) continue;
      taken.push_back(std::move(key));
      named.push_back(&figure);
    }
  }
  std::ranges::stable_sort(named, {}, &Figure::group);
  for (const Figure* figure : named) addFigure(comparison, *figure);
}

void addFlags(Comparison& comparison) {
  for (const ReportFigures& report : comparison.reports) {
    for (const std::string& flag : report.flags) {
      if (std::ranges::find(comparison.flags, flag, &ComparedFlag::flag) != comparison.flags.end()) continue;
      ComparedFlag row{flag, {}};
      for (const ReportFigures& other : comparison.reports)
        row.raised.push_back(std::ranges::find(other.flags, flag) != other.flags.end());
      comparison.flags.push_back(std::move(row));
    }
  }
}

/// What two reports were played with, but for the number of games.
auto settingsOf(const ReportFigures& report) {
  return std::tie(report.gameHash, report.players, report.agents, report.seed, report.maxTurns);
}

void noteDifferences(Comparison& comparison, std::size_t index) {
  const ReportFigures& first = comparison.reports.front();
  const ReportFigures& second = comparison.reports[index];
  const auto warn = [&](CaveatKind kind, std::uint64_t games = 0) {
    comparison.caveats.push_back({kind, index, games});
  };
  if (settingsOf(first) == settingsOf(second)) {
    return warn(first.games == second.games ? CaveatKind::SameGames : CaveatKind::SharedGames,
                std::min(first.games, second.games));
  }
  const bool isSameGame = first.gameHash == second.gameHash;
  if (!isSameGame) warn(first.game == second.game ? CaveatKind::OtherVersion : CaveatKind::OtherGame);
  if (first.players != second.players) warn(CaveatKind::OtherPlayers);
  if (first.agents != second.agents) warn(isSameGame ? CaveatKind::OtherAgents : CaveatKind::OtherAgentsToo);
}

}  // namespace

bool ComparedFigure::differs() const {
  return std::ranges::find(differences, Verdict::Differs, &Difference::verdict) != differences.end();
}

bool ComparedFlag::isInAll() const {
  return std::ranges::find(raised, false) == raised.end();
}

Difference differenceOf(const Figure& first, const Figure& second) {
  if (first.kind == Kind::Absent || second.kind == Kind::Absent)
    return unknown(first, second, Reason::NotInBoth);
  if (first.kind == Kind::Exact || second.kind == Kind::Exact) return unknown(first, second, Reason::Exact);
  if (first.kind == Kind::Mean && second.kind == Kind::Mean) {
    if (first.independent < 2 || second.independent < 2) return unknown(first, second, Reason::NoSpread);
    return judged(welchDifference95(meanOf(first), meanOf(second)));
  }
  return judged(squareAndAddDifference95(estimateOf(first), estimateOf(second)));
}

Comparison compare(std::vector<ReportFigures> reports) {
  Comparison comparison;
  comparison.reports = std::move(reports);
  comparison.counts.resize(comparison.reports.size());
  addFigures(comparison);
  addFlags(comparison);
  for (std::size_t i = 0; i < comparison.reports.size(); ++i) {
    if (!comparison.reports[i].complete) comparison.caveats.push_back({CaveatKind::Partial, i});
    if (i > 0) noteDifferences(comparison, i);
  }
  return comparison;
}

}  // namespace ludo::metrics

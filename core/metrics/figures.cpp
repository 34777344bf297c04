// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/figures.h"

#include <algorithm>

#include "core/metrics/figure_kinds.h"
#include "core/sim/digits.h"

namespace ludo::metrics {
namespace {

using Group = Figure::Group;
using Kind = Figure::Kind;

Figure ofMetric(const Metric& metric, std::uint64_t games) {
  const MetricInfo& info = *metric.info;
  Figure figure{.group = Group::Metric,
                .id = std::string(info.id),
                .name = std::string(info.name),
                .isShare = info.isShare};
  if (!metric.measured()) return figure;
  figure.value = metric.value;
  figure.low95 = metric.low95;
  figure.high95 = metric.high95;
  figure.n = metric.n;
  const bool isMean = metric.distribution.n > 0;
  if (isMean) figure.standardDeviation = metric.distribution.standardDeviation;
  setKind(figure, isMean, info.counted, games);
  return figure;
}

Figure ofShare(Group group, const sim::Share& share, std::uint64_t games) {
  Figure figure{.group = group, .id = share.name, .name = share.name, .isShare = true};
  figure.value = share.value;
  figure.low95 = share.low95;
  figure.high95 = share.high95;
  figure.n = share.n;
  setShare(figure, games);
  return figure;
}

Figure ofScore(std::size_t seat, const sim::Distribution& score) {
  Figure figure{.group = Group::Score, .id = scoreName(seat), .name = scoreName(seat)};
  figure.value = score.mean;
  figure.low95 = score.low95;
  figure.high95 = score.high95;
  figure.standardDeviation = score.standardDeviation;
  figure.n = score.n;
  setMean(figure, score.n);
  return figure;
}

Figure ofMatch(const MatchResult& match) {
  const std::string name = matchName(match.stronger, match.weaker);
  Figure figure{.group = Group::Match, .id = name, .name = name, .isShare = true};
  figure.value = match.difference.value;
  figure.low95 = match.difference.low;
  figure.high95 = match.difference.high;
  figure.n = match.games;
  setEstimate(figure);
  return figure;
}

}  // namespace

ReportFigures figuresOf(const EvalReport& report) {
  ReportFigures figures{report.gameId,
                        sim::hashText(report.gameHash),
                        static_cast<std::uint64_t>(report.seats),
                        report.options.agents,
                        std::to_string(report.options.seed),
                        report.options.maxTurns,
                        report.games,
                        report.complete,
                        {},
                        {}};
  const auto add = [&figures](Figure figure) { figures.figures.push_back(std::move(figure)); };
  const auto addShares = [&](Group group, const std::vector<sim::Share>& shares) {
    for (const sim::Share& share : shares) add(ofShare(group, share, report.games));
  };
  addShares(Group::Outcome, report.outcomes);
  addShares(Group::Ending, report.endings);
  for (const Metric& metric : report.metrics) add(ofMetric(metric, report.games));
  for (std::size_t seat = 0; seat < report.scores.size(); ++seat) add(ofScore(seat, report.scores[seat]));
  for (const MatchResult& match : report.matches) add(ofMatch(match));
  addShares(Group::Action, report.actions);
  addShares(Group::Trigger, report.triggers);
  for (const Flag& flag : report.flags)
    figures.flags.push_back(flagText(std::string(flagName(flag.kind)), flag.subject));
  return figures;
}

}  // namespace ludo::metrics

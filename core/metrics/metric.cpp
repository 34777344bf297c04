// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/metric.h"

#include <algorithm>
#include <cassert>

#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

void meanOverGames(const PlayedGames& played, Metric& metric) {
  sim::Sample sample;
  for (const sim::GameSummary& game : played.batch.games) {
    if (const std::optional<double> value = metric.info->perGame(played, game))
      sample.add(*value, game.index);
  }
  metric.distribution = sample.distribution();
  takeMean(metric);
}

void shareOfGames(const PlayedGames& played, Metric& metric) {
  std::uint64_t count = 0;
  for (const sim::GameSummary& game : played.batch.games) {
    const std::optional<bool> holds = metric.info->inGame(played, game);
    if (!holds) continue;
    ++metric.n;
    if (!*holds) continue;
    ++count;
    if (metric.games.size() < sim::keptGames) metric.games.push_back(game.index);
  }
  const sim::Share share = sim::makeShare("", count, metric.n);
  metric.value = share.value;
  metric.low95 = share.low95;
  metric.high95 = share.high95;
}

}  // namespace

void takeMean(Metric& metric) {
  metric.n = metric.distribution.n;
  metric.value = metric.distribution.mean;
  metric.low95 = metric.distribution.low95;
  metric.high95 = metric.distribution.high95;
}

std::span<const MetricInfo> metricTable() {
  static const std::vector<MetricInfo> table = [] {
    std::vector<MetricInfo> all;
    for (const auto group :
         {lengthMetrics, balanceMetrics, branchingMetrics, decisionMetrics, tensionMetrics, contactMetrics,
          leadMetrics, marginMetrics, repetitionMetrics, coverageMetrics, varietyMetrics, skillMetrics}) {
      const std::span<const MetricInfo> rows = group();
      all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
  }();
  return table;
}

const MetricInfo& metricInfo(std::string_view id) {
  const std::span<const MetricInfo> table = metricTable();
  const auto found = std::ranges::find(table, id, &MetricInfo::id);
  assert(found != table.end());
  return *found;
}

Metric measure(const PlayedGames& played, const MetricInfo& info) {
  Metric metric;
  metric.info = &info;
  if (info.isBetweenPlayers && played.rules.seats() < 2) {
    metric.absent = "The game was played by one player alone";
    return metric;
  }
  if (info.whole != nullptr) {
    info.whole(played, metric);
  } else {
    info.perGame != nullptr ? meanOverGames(played, metric) : shareOfGames(played, metric);
    if (metric.n == 0) metric.absent = info.absent;
  }
  if (played.batch.games.empty() && metric.n == 0) metric.absent = "No game was played";
  metric.low95 = std::clamp(metric.low95, info.low, info.high);
  metric.high95 = std::clamp(metric.high95, info.low, info.high);
  return metric;
}

Metric measure(const PlayedGames& played, std::string_view id) {
  return measure(played, metricInfo(id));
}

std::string_view groupTitle(MetricGroup group) {
  switch (group) {
    case MetricGroup::Length:
      return "Length and end";
    case MetricGroup::Balance:
      return "Balance";
    case MetricGroup::Choice:
      return "Choice";
    case MetricGroup::Tension:
      return "Tension";
    case MetricGroup::Contact:
      return "Interaction";
    case MetricGroup::Drama:
      return "Drama";
    case MetricGroup::Repetition:
      return "Repetition";
    case MetricGroup::Coverage:
      return "Coverage";
    case MetricGroup::Variety:
      return "Variety";
    case MetricGroup::Skill:
      break;
  }
  return "Skill";
}

}  // namespace ludo::metrics

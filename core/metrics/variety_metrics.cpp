// SPDX-License-Identifier: Apache-2.0
// How different games are from each other.
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

// Each game is compared once, so that the pairs are independent.
void measureReplayability(const PlayedGames& played, Metric& metric) {
  sim::Sample sample;
  const std::vector<sim::GameSummary>& games = played.batch.games;
  for (std::size_t i = 0; i + 1 < games.size(); i += 2)
    sample.add(1 - games[i].trajectory.similarity(games[i + 1].trajectory), games[i].index);
  metric.distribution = sample.distribution();
  takeMean(metric);
  if (metric.n == 0) metric.absent = "It takes at least two games";
}

}  // namespace

std::span<const MetricInfo> varietyMetrics() {
  static const MetricInfo rows[] = {
      {.id = "replayability",
       .name = "Replayability",
       .group = MetricGroup::Variety,
       .formula =
           "1 - |A ∩ B| / |A ∪ B|, A and B the positions that two successive games went through, estimated "
           "by MinHash with 32 places",
       .source = "Jaccard distance, Broder 1997",
       .unit = "share of positions",
       .isShare = true,
       .high = 1,
       .counted = "pairs of games",
       .interval = "Normal 95 % interval of the mean over pairs of successive games, each game in one pair",
       .advice =
           "0: every game is the same one. Near 1 says little: most games with chance or a large board are "
           "there.",
       .whole = measureReplayability},
  };
  return rows;
}

}  // namespace ludo::metrics

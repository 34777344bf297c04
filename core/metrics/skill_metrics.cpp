// SPDX-License-Identifier: Apache-2.0
// Whether playing better wins, and the score that sums a game up.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/metrics/estimates.h"
#include "core/metrics/match_result.h"
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

void take(const MatchResult& match, Metric& metric) {
  metric.n = match.games;
  metric.value = match.difference.value;
  metric.low95 = match.difference.low;
  metric.high95 = match.difference.high;
  if (match.games == 0) metric.absent = "No game of the match was played";
}

void measureStrategicDepth(const PlayedGames& played, Metric& metric) {
  if (played.matches.empty()) {
    metric.absent = "Not asked for: it takes a match between agents (--depth-agents)";
    return;
  }
  take(matchResult(played.matches.front()), metric);
}

void measureSkillGradient(const PlayedGames& played, Metric& metric) {
  const auto match = std::ranges::find_if(played.matches, [](const sim::Match& candidate) {
    return candidate.options.stronger == "greedy" && candidate.options.weaker == "random";
  });
  if (match == played.matches.end()) {
    metric.absent = "Not asked for: it takes a match of greedy against random (--depth-agents greedy,random)";
    return;
  }
  take(matchResult(*match), metric);
}

constexpr std::array<std::string_view, 6> parts = {"balance", "decisiveness", "completion",
                                                   "agency",  "coverage",     "strategicDepth"};

void measureHarmonicScore(const PlayedGames& played, Metric& metric) {
  std::vector<double> values;
  std::vector<double> lows;
  std::vector<double> highs;
  metric.n = UINT64_MAX;
  for (const std::string_view id : parts) {
    const Metric part = measure(played, id);
    if (!part.measured()) {
      metric.n = 0;
      metric.absent = std::string(part.info->name) + " is missing. " + part.absent;
      return;
    }
    metric.n = std::min(metric.n, part.n);
    values.push_back(std::max(0.0, part.value));
    lows.push_back(part.low95);
    highs.push_back(part.high95);
  }
  metric.value = harmonicMean(values);
  metric.low95 = harmonicMean(lows);
  metric.high95 = harmonicMean(highs);
}

}  // namespace

std::span<const MetricInfo> skillMetrics() {
  static const MetricInfo rows[] = {
      {.id = "strategicDepth",
       .name = "Strategic depth",
       .group = MetricGroup::Skill,
       .formula =
           "win rate of the stronger agent - win rate of a weaker one, in a match in which the stronger "
           "takes every seat in turn",
       .source = "Todd et al. 2025, appendix E (difference in win rate between a stronger MCTS agent and a "
                 "weaker one), after Todd et al. 2024",
       .unit = "difference of win rates",
       .isShare = true,
       .low = -1,
       .high = 1,
       .counted = "games of the match",
       .interval =
           "Agresti and Min (2005), for the difference of two matched shares; with more than two seats "
           "the normal 95 % interval of the mean",
       .advice =
           "Near 0: thinking does not help, or the agents do not think well enough at this game. Near 1: "
           "the better player always wins. Which agents played stands with the match.",
       .whole = measureStrategicDepth},
      {.id = "skillGradient",
       .name = "Skill gradient",
       .group = MetricGroup::Skill,
       .formula =
           "win rate of the greedy agent - win rate of the random one, in a match in which the greedy one "
           "takes every seat in turn",
       .source = "Nielsen et al. 2015 (relative performance of algorithms)",
       .unit = "difference of win rates",
       .isShare = true,
       .low = -1,
       .high = 1,
       .counted = "games of the match",
       .interval =
           "Agresti and Min (2005), for the difference of two matched shares; with more than two seats "
           "the normal 95 % interval of the mean",
       .advice = "Whether looking one move ahead pays. Below 0, what looks best at once is a trap.",
       .whole = measureSkillGradient},
      {.id = "harmonicScore",
       .name = "Harmonic score",
       .group = MetricGroup::Skill,
       .formula =
           "6 / (1/balance + 1/decisiveness + 1/completion + 1/agency + 1/coverage + 1/strategic depth); 0 "
           "when one of them is not above 0",
       .source = "Todd et al. 2025, appendix E (harmonic mean of the heuristics), after Todd et al. 2024",
       .unit = "score",
       .high = 1,
       .counted = "games, the fewest behind a part",
       .interval =
           "Harmonic mean of the lower ends and of the upper ends of the parts' intervals, which makes it "
           "a wide one",
       .advice =
           "Above 0.4 the source calls a game potentially interesting. One weak part pulls it down: look at "
           "the parts. It was meant for MCTS agents; with others compare only games played by the same.",
       .whole = measureHarmonicScore},
  };
  return rows;
}

}  // namespace ludo::metrics

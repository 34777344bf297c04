// SPDX-License-Identifier: Apache-2.0
// How much there is to choose, and whether choosing matters.
#include <algorithm>
#include <cmath>

#include "core/metrics/estimates.h"
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {
namespace {

/// Plies with more than one legal move.
std::uint64_t decisions(const sim::GameSummary& game) {
  std::uint64_t plies = 0;
  for (const sim::BranchingCount count : game.branching) plies += count.legalMoves > 1 ? count.plies : 0;
  return plies;
}

/// How often each kind of move was made: the actions, then everything that is no action.
std::vector<std::uint32_t> kindsOfMove(const sim::GameSummary& game) {
  std::vector<std::uint32_t> kinds = game.actionCounts;
  std::uint32_t others = game.plies;
  for (const std::uint32_t count : game.actionCounts) others -= count;
  kinds.push_back(others);
  return kinds;
}

void measureBranchingPerPly(const PlayedGames& played, Metric& metric) {
  sim::Sample sample;
  for (const sim::GameSummary& game : played.batch.games) {
    for (const sim::BranchingCount count : game.branching)
      sample.add(count.legalMoves, game.index, count.plies);
  }
  metric.distribution = sample.distribution();
  takeMean(metric);
  if (metric.n == 0) metric.absent = "Nobody had to decide anything";
}

void measureImpact(const PlayedGames& played, Metric& metric) {
  if (played.probes == nullptr) {
    metric.absent = "Not asked for: it takes games of its own (--probes)";
    return;
  }
  std::uint64_t choiceAlone = 0;
  std::uint64_t luckAlone = 0;
  for (std::size_t i = 0; i < played.probes->probes.size(); ++i) {
    const sim::DecisionProbe& probe = played.probes->probes[i];
    if (!probe.found) continue;
    ++metric.n;
    luckAlone += probe.sameDiffers && !probe.otherDiffers ? 1 : 0;
    choiceAlone += probe.otherDiffers && !probe.sameDiffers ? 1 : 0;
  }
  if (metric.n == 0) {
    metric.absent = "No game had a decision with several legal moves";
    return;
  }
  const Estimate impact = matchedDifference95(choiceAlone, luckAlone, metric.n);
  metric.value = std::max(0.0, impact.value);
  metric.low95 = std::max(0.0, impact.low);
  metric.high95 = std::max(0.0, impact.high);
}

void measureDepth(const PlayedGames& played, Metric& metric) {
  const Metric count = measure(played, "decisions");
  const Metric impact = measure(played, "decisionImpact");
  metric.absent = count.measured() ? impact.absent : count.absent;
  if (!metric.measured()) return;
  metric.n = impact.n;
  metric.value = count.value * impact.value;
  metric.low95 = count.low95 * impact.low95;
  metric.high95 = count.high95 * impact.high95;
}

std::optional<double> dominance(const PlayedGames& played, const sim::GameSummary& game) {
  std::optional<double> most;
  for (std::size_t action = 0; action < game.actionChances.size(); ++action) {
    const std::uint32_t chances = game.actionChances[action];
    if (chances < std::max(1U, played.limits.dominantChances)) continue;
    most = std::max(most.value_or(0), static_cast<double>(game.actionChosen[action]) / chances);
  }
  return most;
}

}  // namespace

/// How much there is to choose from.
std::span<const MetricInfo> branchingMetrics() {
  static const MetricInfo rows[] = {
      {.id = "branching",
       .name = "Branching factor of a game",
       .group = MetricGroup::Choice,
       .formula = "legal moves summed over the plies of the game / plies",
       .source = "Browne 2008 (branching factor)",
       .unit = "legal moves a ply",
       .high = unbounded,
       .interval = meanInterval,
       .advice = "Below 2 there is little to decide; over about 100 people look at a few moves and trust "
                 "their feeling for the rest.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&,
                     const sim::GameSummary& game) { return ratio(game.legalMoves, game.plies); }},
      {.id = "branchingPerPly",
       .name = "Legal moves at a ply",
       .group = MetricGroup::Choice,
       .formula = "number of legal moves, over all plies of all games",
       .source = "Browne 2008 (branching factor)",
       .unit = "legal moves",
       .high = unbounded,
       .counted = "plies",
       .interval = "Normal 95 % interval of the mean, taking plies as independent, which makes it too narrow",
       .advice =
           "The shape counts: a second hump shows a phase with much more, or much less, to choose from.",
       .whole = measureBranchingPerPly},
      {.id = "effectiveBranching",
       .name = "Effective branching factor",
       .group = MetricGroup::Choice,
       .formula = "geometric mean of the legal moves at the plies of the game, exp(Σ ln b / plies): the "
                  "width of a regular game tree with as many leaves",
       .unit = "legal moves a ply",
       .high = unbounded,
       .interval = meanInterval,
       .advice =
           "What search has to cope with. Far below the plain mean when a few wide plies stand among many "
           "narrow ones.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         if (game.plies == 0) return std::nullopt;
         double sum = 0;
         for (const sim::BranchingCount count : game.branching)
           sum += std::log(count.legalMoves) * count.plies;
         return std::exp(sum / game.plies);
       }},
      {.id = "agency",
       .name = "Agency",
       .group = MetricGroup::Choice,
       .formula = "plies with more than one legal move / plies, in a game",
       .source =
           "Todd et al. 2025, appendix E (fraction of turns with > 1 legal move), after Todd et al. 2024",
       .unit = "share of plies",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "What is missing are moves that play themselves. Let the rules carry those out, or give a choice.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&,
                     const sim::GameSummary& game) { return ratio(decisions(game), game.plies); }},
      {.id = "decisions",
       .name = "Decisions in a game",
       .group = MetricGroup::Choice,
       .formula = "plies with more than one legal move, in a game",
       .unit = "plies",
       .high = unbounded,
       .interval = meanInterval,
       .advice = "How often somebody is really asked. Too few for the length, and the game plays itself.",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return static_cast<double>(decisions(game));
       }},
  };
  return rows;
}

/// What choosing changes, and what is chosen.
std::span<const MetricInfo> decisionMetrics() {
  static const MetricInfo rows[] = {
      {.id = "decisionImpact",
       .name = "Impact of a decision",
       .group = MetricGroup::Choice,
       .formula =
           "P(other result after another move) - P(other result after the same move), both played on with "
           "fresh chance and fresh agents from a decision drawn at random: half the mean squared distance "
           "between the chances that two moves leave",
       .unit = "share",
       .isShare = true,
       .high = 1,
       .counted = "probed decisions",
       .interval = "Agresti and Min (2005), for the difference of two matched shares; never below 0",
       .advice =
           "0: what one picks changes nothing that the rest of the game would not change anyway. It depends "
           "on who plays on: blunt agents waste good moves.",
       .whole = measureImpact},
      {.id = "decisionDepth",
       .name = "Decision depth",
       .group = MetricGroup::Choice,
       .formula = "decisions in a game × impact of a decision",
       .unit = "decisions that matter",
       .high = unbounded,
       .counted = "probed decisions",
       .interval = "Product of the ends of both intervals, which makes it a wide one",
       .advice = "How many decisions of a game it would take to account for all the difference that choosing "
                 "makes.",
       .whole = measureDepth},
      {.id = "actionEntropy",
       .name = "Action entropy",
       .group = MetricGroup::Choice,
       .formula =
           "-Σ p log2 p, p the share of each kind of move (each action, and all else) in the plies of the "
           "game",
       .source = "Shannon 1948",
       .unit = "bits",
       .high = unbounded,
       .interval = meanInterval,
       .advice = "0 when all moves are of one kind; log2 of the number of kinds when all are used alike. Low "
                 "values with many actions: some of them are idle.",
       .absent = "The game knows only one kind of move",
       .perGame = [](const PlayedGames& played, const sim::GameSummary& game) -> std::optional<double> {
         const std::vector<std::uint32_t> kinds = kindsOfMove(game);
         const bool oneKind = played.rules.def().actions.size() < 2 && kinds.back() == 0;
         if (game.plies == 0 || oneKind) return std::nullopt;
         return entropyBits(kinds);
       }},
      {.id = "moveVariety",
       .name = "Move variety",
       .group = MetricGroup::Choice,
       .formula = "different moves, arguments included and whoever made them / plies, in a game",
       .unit = "share of plies",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "100 % where no move can be made twice, as when filling a board. Near 0 the same few moves come "
           "again and again.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&,
                     const sim::GameSummary& game) { return ratio(game.distinctMoves, game.plies); }},
      {.id = "dominance",
       .name = "Dominance of one action",
       .group = MetricGroup::Choice,
       .formula =
           "largest share, among the actions with at least dominantChances chances in the game, of the "
           "plies with an alternative at which the action was taken",
       .unit = "share of chances",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice = "Near 100 % one action is always right, so the others are decoration. With random agents it "
                 "shows only that an action offers most of the moves; measure with greedy ones.",
       .absent = "No action was legal beside another one often enough",
       .perGame = dominance},
  };
  return rows;
}

}  // namespace ludo::metrics

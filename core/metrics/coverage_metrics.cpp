// SPDX-License-Identifier: Apache-2.0
// How much of the board and of the rules play makes use of.
#include <algorithm>
#include <set>

#include "core/metrics/metric_groups.h"
#include "core/metrics/rule_index.h"

namespace ludo::metrics {
namespace {

/// The spaces of boards; all zones in a game without a board.
std::vector<std::size_t> sites(const kernel::Rules& rules) {
  std::vector<std::size_t> board;
  std::vector<std::size_t> all;
  for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) {
    all.push_back(zone);
    if (!rules.def().zones[rules.zones()[zone].def].board.empty()) board.push_back(zone);
  }
  return board.empty() ? all : board;
}

void measureCoverage(const PlayedGames& played, Metric& metric) {
  const std::vector<std::size_t> spaces = sites(played.rules);
  if (spaces.empty()) {
    metric.absent = "The game has no zones";
    return;
  }
  sim::Sample sample;
  for (const sim::GameSummary& game : played.batch.games) {
    const auto used =
        std::ranges::count_if(spaces, [&game](std::size_t zone) { return game.usedZone(zone); });
    sample.add(static_cast<double>(used) / static_cast<double>(spaces.size()), game.index);
  }
  metric.distribution = sample.distribution();
  takeMean(metric);
}

void measureActionCoverage(const PlayedGames& played, Metric& metric) {
  const std::size_t actions = played.rules.def().actions.size();
  if (actions == 0) {
    metric.absent = "The game has no actions";
    return;
  }
  std::size_t taken = 0;
  for (std::size_t action = 0; action < actions; ++action) {
    taken += std::ranges::any_of(
        played.batch.games, [action](const sim::GameSummary& game) { return game.actionCounts[action] > 0; });
  }
  metric.n = played.batch.games.size();
  metric.value = static_cast<double>(taken) / static_cast<double>(actions);
  metric.low95 = metric.high95 = metric.value;
}

void measureRuleCoverage(const PlayedGames& played, Metric& metric) {
  if (!played.batch.coverage) {
    metric.absent = "Not asked for: it takes counting as the games are played (--coverage)";
    return;
  }
  const RuleIndex index(played.rules.def());
  std::uint64_t rules = 0;
  std::uint64_t used = 0;
  for (std::uint32_t node = 1; node < index.size(); ++node) {
    if (!index.at(node).isCounted()) continue;
    ++rules;
    used += played.batch.coverage->nodes[node].ran > 0 ? 1 : 0;
  }
  metric.n = played.batch.coverage->games;
  metric.value = ratio(used, rules).value_or(1);
  metric.low95 = metric.high95 = metric.value;
}

/// Kinds of effect in the rules that came to be used: the setup, the phases, the actions that were taken and
/// the triggers that fired.
void measureMechanics(const PlayedGames& played, Metric& metric) {
  const language::GameDef& def = played.rules.def();
  std::set<std::string> idle;
  const auto used = [&played](std::vector<std::uint32_t> sim::GameSummary::*counts, std::size_t index) {
    return std::ranges::any_of(played.batch.games,
                               [&](const sim::GameSummary& game) { return (game.*counts)[index] > 0; });
  };
  for (std::size_t i = 0; i < def.actions.size(); ++i) {
    if (!used(&sim::GameSummary::actionCounts, i)) idle.insert("action \"" + def.actions[i].id.name + "\"");
  }
  for (std::size_t i = 0; i < def.triggers.size(); ++i) {
    if (!used(&sim::GameSummary::triggerCounts, i))
      idle.insert("trigger \"" + def.triggers[i].id.name + "\"");
  }
  const RuleIndex index(def);
  std::set<std::string> kinds;
  for (std::uint32_t node = 1; node < index.size(); ++node) {
    const RulePart& part = index.at(node);
    if (part.role == RulePart::Role::Effect && !idle.contains(part.within)) kinds.insert(part.what);
  }
  metric.n = played.batch.games.size();
  metric.value = static_cast<double>(kinds.size());
  metric.low95 = metric.high95 = metric.value;
}

}  // namespace

std::span<const MetricInfo> coverageMetrics() {
  static const MetricInfo rows[] = {
      {.id = "coverage",
       .name = "Board coverage",
       .group = MetricGroup::Coverage,
       .formula =
           "spaces that held a token at some time of the game, its beginning included / spaces; spaces are "
           "those of boards, or all zones of a game without a board. What is nobody's and lies on a board "
           "from "
           "the beginning counts once it leaves its space: it may be the ground itself",
       .source = "Todd et al. 2025, appendix E (fraction of board sites occupied at least once), after Todd "
                 "et al. 2024",
       .unit = "share of spaces",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice = "Low values: the board is larger than the game, or it ends before it gets going.",
       .whole = measureCoverage},
      {.id = "actionCoverage",
       .name = "Actions used",
       .group = MetricGroup::Coverage,
       .formula = "actions taken in at least one game / actions of the rules",
       .source = "As the coverage of Todd et al. 2024, for actions in place of spaces",
       .unit = "share of actions",
       .isShare = true,
       .high = 1,
       .interval = noInterval,
       .advice = "Below 100 % there are rules that nobody used. The flags name them.",
       .whole = measureActionCoverage},
      {.id = "ruleCoverage",
       .name = "Rules used",
       .group = MetricGroup::Coverage,
       .formula = "effects that had their turn, actions taken, triggers fired and end conditions met in at "
                  "least one "
                  "game / effects, actions, triggers and end conditions of the rules",
       .source = "As the coverage of Todd et al. 2024, for rules in place of spaces",
       .unit = "share of rules",
       .isShare = true,
       .high = 1,
       .interval = noInterval,
       .advice = "What is missing was never tried out by these games. The table of rules names the lines.",
       .whole = measureRuleCoverage},
      {.id = "mechanics",
       .name = "Mechanics used",
       .group = MetricGroup::Coverage,
       .formula = "different kinds of effect (addVar, moveToken, capture, ...) in the setup, the phases, the "
                  "actions "
                  "that were taken and the triggers that fired",
       .unit = "kinds of effect",
       .high = unbounded,
       .interval = noInterval,
       .advice =
           "Neither good nor bad: it says how much there is to learn, and tells games of one archive apart.",
       .whole = measureMechanics},
  };
  return rows;
}

}  // namespace ludo::metrics

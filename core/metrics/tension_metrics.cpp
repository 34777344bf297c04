// SPDX-License-Identifier: Apache-2.0
// What players would do and cannot.
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {

std::span<const MetricInfo> tensionMetrics() {
  static const MetricInfo rows[] = {
      {.id = "tension",
       .name = "Resource tension",
       .group = MetricGroup::Tension,
       .formula =
           "1 - legal kinds of action / kinds of action of the phase, both summed over the plies of the "
           "game in phases with several kinds",
       .unit = "share of actions",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "How often an action is out of reach, whether for want of resources, space or cards. 0: "
           "everything can be done at any time, so nothing has to be earned. Near 1: players are starved.",
       .absent = "No phase has several kinds of action",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         const std::optional<double> offered = ratio(game.actionsOffered, game.actionsOfPhase);
         if (!offered) return std::nullopt;
         return 1 - *offered;
       }},
      {.id = "refusals",
       .name = "Refused effects",
       .group = MetricGroup::Tension,
       .formula =
           "effects refused / (effects refused + changes made by effects), in a game; refused is what met "
           "a full zone, the bound of a variable, or nothing to work on",
       .unit = "share of effects",
       .isShare = true,
       .high = 1,
       .interval = meanInterval,
       .advice = "Moves that the rules allow and then carry out in part only. Some are meant (a purse with a "
                 "bound); many show a precondition that is missing.",
       .absent = "No effect did anything",
       .perGame =
           [](const PlayedGames&, const sim::GameSummary& game) {
             return ratio(game.refusedEffects, std::uint64_t{game.refusedEffects} + game.contact.effects);
           }},
  };
  return rows;
}

}  // namespace ludo::metrics

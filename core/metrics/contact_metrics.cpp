// SPDX-License-Identifier: Apache-2.0
// What players do to each other.
#include "core/metrics/metric_groups.h"

namespace ludo::metrics {

std::span<const MetricInfo> contactMetrics() {
  static const MetricInfo rows[] = {
      {.id = "interaction",
       .name = "Player interaction",
       .group = MetricGroup::Contact,
       .formula =
           "changes made by effects to a variable, token or zone of another player than the mover, or than "
           "whoever took the action in which the mover picks / changes made by effects, in a game",
       .unit = "share of effects",
       .isShare = true,
       .isBetweenPlayers = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "0: nobody takes from, gives to or captures from another. Blocking on a board is not in it: see "
           "shared spaces.",
       .absent = "No effect did anything",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return ratio(game.contact.onOthers, game.contact.effects);
       }},
      {.id = "sharedTouches",
       .name = "Shared spaces",
       .group = MetricGroup::Contact,
       .formula =
           "plies that moved a token into or out of a zone of nobody's which another player's move touched "
           "last / plies, in a game",
       .unit = "share of plies",
       .isShare = true,
       .isBetweenPlayers = true,
       .high = 1,
       .interval = meanInterval,
       .advice =
           "How often players use the same market, deck or space one after the other. With 0 here and in "
           "player interaction, everybody plays alone; blocking by presence alone is not seen.",
       .absent = "Nobody had to decide anything",
       .perGame = [](const PlayedGames&, const sim::GameSummary& game) -> std::optional<double> {
         return ratio(game.contact.sharedPlies, game.plies);
       }},
  };
  return rows;
}

}  // namespace ludo::metrics

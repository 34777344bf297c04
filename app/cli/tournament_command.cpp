// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/players.h"
#include "app/cli/tournament_run.h"

namespace ludo::cli {

int tournamentCommand(const Arguments& arguments, Session& session) {
  TournamentArguments options;
  CommandLine line("ludo tournament",
                   "Lets each of several agents play against each other one, in all seats equally often, and "
                   "rates them.");
  line.app().add_option("game", options.game, "Specification (.md) or compiled game (.json)")->required();
  addTournamentAgents(line, options.tournament.agents);
  line.addNumber("--games", options.tournament.games, 1, mostTournamentGames,
                 "Games of each pair, rounded up to whole rounds of all seatings; 100 when left out");
  addTournamentOptions(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  return playTournament(line, options, session);
}

}  // namespace ludo::cli

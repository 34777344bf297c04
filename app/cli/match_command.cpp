// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/tournament_run.h"

namespace ludo::cli {

int matchCommand(const Arguments& arguments, Session& session) {
  TournamentArguments options;
  std::vector<std::string>& agents = options.tournament.agents;
  agents.resize(2);
  std::string sprt;
  CommandLine line(
      "ludo match",
      "Lets two agents play against each other, in all seats equally often: so many games, or as "
      "many as it takes to answer a question.");
  line.app().add_option("game", options.game, "Specification (.md) or compiled game (.json)")->required();
  line.app()
      .add_option("first", agents[0], "Agent, as in uct:iterations=500 (see docs/agents.md)")
      ->required();
  line.app().add_option("second", agents[1], "The agent that it plays against")->required();
  line.addNumber("--games,--max-games", options.tournament.games, 1, mostTournamentGames,
                 "Games, rounded up to whole rounds of all seatings; 100 when left out");
  line.app().add_option(
      "--sprt", sprt,
      "Stop when it is answered whether the first agent is elo0 stronger than the second or "
      "elo1, with errors alpha and beta: elo0=0,elo1=20,alpha=0.05,beta=0.05");
  addTournamentOptions(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (!sprt.empty()) {
    const Result<sim::SprtOptions> question = sim::readSprt(sprt);
    if (!question) return session.usageError(line.command(), question.failure());
    options.tournament.sprt = *question;
  }
  return playTournament(line, options, session);
}

}  // namespace ludo::cli

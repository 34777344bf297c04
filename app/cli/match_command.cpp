// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/players.h"
#include "app/cli/tournament_run.h"

namespace ludo::cli {

int matchCommand(const Arguments& arguments, Session& session) {
  TournamentArguments options;
  std::vector<std::string>& agents = options.tournament.agents;
  std::string first;
  std::string second;
  std::string sprt;
  CommandLine line(
      "ludo match",
      "Lets two agents play against each other, in all seats equally often: so many games, or as "
      "many as it takes to answer a question.");
  line.app().add_option("game", options.game, "Specification (.md) or compiled game (.json)")->required();
  line.app().add_option("first", first, "Agent, as in uct:iterations=500 (see docs/agents.md)");
  line.app().add_option("second", second, "The agent that it plays against");
  addMatchAgents(line, agents);
  line.addNumber("--games,--max-games", options.tournament.games, 1, mostTournamentGames,
                 "Games, rounded up to whole rounds of all seatings; 100 when left out");
  line.app().add_option(
      "--sprt", sprt,
      "Stop when it is answered whether the first agent is elo0 stronger than the second or "
      "elo1, with errors alpha and beta: elo0=0,elo1=20,alpha=0.05,beta=0.05");
  addTournamentOptions(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  for (const std::string& agent : {first, second}) {
    if (!agent.empty()) agents.push_back(agent);
  }
  if (agents.size() != 2) {
    return session.usageError(line.command(),
                              "a match is between two agents, not " + std::to_string(agents.size()) +
                                  "; name them behind the game or with --agents first,second");
  }
  if (!sprt.empty()) {
    const Result<sim::SprtOptions> question = sim::readSprt(sprt);
    if (!question) return session.usageError(line.command(), question.failure());
    options.tournament.sprt = *question;
  }
  return playTournament(line, options, session);
}

}  // namespace ludo::cli

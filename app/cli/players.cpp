// SPDX-License-Identifier: Apache-2.0
#include "app/cli/players.h"

#include "core/agents/registry.h"

namespace ludo::cli {
namespace {

std::string scoreText(const std::vector<std::int64_t>& scores) {
  std::string text;
  for (const std::int64_t score : scores) text += (text.empty() ? "" : " : ") + std::to_string(score);
  return text;
}

std::string namesWith(const kernel::Outcome& outcome, kernel::SeatResult result) {
  std::string names;
  for (std::size_t seat = 0; seat < outcome.seats.size(); ++seat) {
    if (outcome.seats[seat] == result)
      names += (names.empty() ? "player " : " and player ") + std::to_string(seat + 1);
  }
  return names;
}

CLI::Option* agentsOption(CommandLine& line, std::vector<std::string>& agents, const std::string& what) {
  std::string names;
  for (const std::string& name : agents::agentNames()) names += (names.empty() ? "" : ", ") + name;
  return line.app()
      .add_option_function<std::vector<std::string>>(
          "--agents,--agent",
          [&agents](const std::vector<std::string>& parts) { agents = agents::joinOptions(parts); },
          what + ": " + names + "; with options as in uct:iterations=500,history=1 (see docs/agents.md)")
      ->delimiter(',');
}

}  // namespace

void addAgents(CommandLine& line, std::vector<std::string>& agents) {
  agentsOption(line, agents, "Agents by player, or one for all");
}

void addTournamentAgents(CommandLine& line, std::vector<std::string>& agents) {
  agentsOption(line, agents, "Agents that are to meet")->required();
}

void addMatchAgents(CommandLine& line, std::vector<std::string>& agents) {
  agentsOption(line, agents, "The two agents, as ludo eval and tournament take them");
}

std::optional<std::string> agentsMistake(const std::vector<std::string>& agents, kernel::Seat seats) {
  for (const std::string& agent : agents) {
    if (std::optional<std::string> mistake = agents::agentMistake(agent)) return mistake;
  }
  if (agents.size() == 1 || agents.size() == static_cast<std::size_t>(seats)) return std::nullopt;
  return "--agents names " + std::to_string(agents.size()) + " agents for " + std::to_string(seats) +
         " players; give one for all, or one a player";
}

std::string resultText(const kernel::Outcome& outcome) {
  const std::string winners = namesWith(outcome, kernel::SeatResult::Win);
  const bool several = winners.find(" and ") != std::string::npos;
  std::string text = winners + (several ? " win" : " wins");
  if (winners.empty()) text = namesWith(outcome, kernel::SeatResult::Draw).empty() ? "nobody wins" : "draw";
  return outcome.scores.empty() ? text : text + " (" + scoreText(outcome.scores) + ")";
}

}  // namespace ludo::cli

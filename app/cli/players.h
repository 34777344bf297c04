// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/cli/command_line.h"
#include "core/kernel/kernel.h"

namespace ludo::cli {

// What the options of the commands take at most.
constexpr std::uint64_t mostPlayers = kernel::maximumSeats;
constexpr std::uint64_t mostTurns = 1'000'000'000;
constexpr std::uint64_t mostThreads = 256;

/// The option --agents: texts of agents with commas between, given at once or one by one.
void addAgents(CommandLine& line, std::vector<std::string>& agents);

/// The same for a tournament: as many as are to meet.
void addTournamentAgents(CommandLine& line, std::vector<std::string>& agents);

/// The same for a match, whose two agents may also stand behind the game.
void addMatchAgents(CommandLine& line, std::vector<std::string>& agents);

/// What is wrong with a list of agents for so many seats, if anything is: see agents::agentMistake, or
/// neither one for all nor one a seat.
std::optional<std::string> agentsMistake(const std::vector<std::string>& agents, kernel::Seat seats);

/// "player 1 wins", "draw", "stopped at the turn cap", ...
std::string resultText(const kernel::Outcome& outcome);

}  // namespace ludo::cli

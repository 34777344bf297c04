// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/resume.h"
#include "core/sim/tournament.h"

/// What the commands `tournament` and `match` share.
namespace ludo::cli {

struct TournamentArguments {
  std::string game;
  std::string out;
  bool json = false;
  kernel::Seat players = 0;
  sim::TournamentOptions tournament;
  Resume resume;
};

/// The options that both have, but for those about agents and games.
void addTournamentOptions(CommandLine& line, TournamentArguments& arguments);

/// Checks the agents, plays, reports. The exit code.
int playTournament(const CommandLine& line, TournamentArguments& arguments, Session& session);

constexpr std::uint64_t mostTournamentGames = 100'000'000;

}  // namespace ludo::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/sim/elo.h"
#include "core/sim/tournament.h"

/// What a tournament says about its agents. Plain values.
namespace ludo::metrics {

/// One agent, over all its games.
struct Standing {
  std::string agent;
  double elo = 0;  ///< 0 is the mean of all agents; elo95 is its 95 % interval
  sim::Interval elo95;
  std::uint64_t games = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  double score = 0;          ///< points a game, a draw for a half; 0 without games
  sim::Share wins;           ///< of all games
  std::uint64_t errors = 0;  ///< games that it spoilt, which are lost
};

/// Two agents, over the games between them.
struct PairStanding {
  std::string first, second;
  std::size_t firstIndex = 0, secondIndex = 0;  ///< in TournamentReport::standings
  sim::PairTally tally;
  double score = 0;         ///< of the first: points a game
  sim::Share wins, losses;  ///< of the first
  double elo = 0;           ///< of the first above the second, by these games alone
  sim::Interval elo95;
  double superiority = 0;  ///< likelihood that the first is better, by these games alone
  double plies = 0;        ///< a game, on average
};

struct TournamentReport {
  std::string gameId;
  std::uint64_t gameHash = 0;
  kernel::Seat seats = 0;
  sim::TournamentOptions options;
  sim::Pairings pairings;
  bool complete = true;             ///< false: stopped before everything was played, and no question answered
  std::vector<Standing> standings;  ///< as in options.agents
  std::vector<PairStanding> pairs;  ///< as in pairings.pairs()
  std::optional<sim::SprtState> sprt;

  std::uint64_t games() const;
};

TournamentReport report(const kernel::Rules& rules, const sim::Tournament& tournament);

/// Pretty-printed JSON (schemas/Tournament.schema.json). The same games give the same bytes.
std::string tournamentJson(const TournamentReport& report);

}  // namespace ludo::metrics

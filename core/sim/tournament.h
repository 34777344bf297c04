// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>

#include "core/agents/registry.h"
#include "core/sim/pairings.h"
#include "core/sim/run_batch.h"
#include "core/sim/sprt.h"

namespace ludo::sim {

/// Agents that all meet each other.
struct TournamentOptions {
  std::vector<std::string> agents;  ///< at least two texts that makeAgent understands
  std::uint64_t games = 100;        ///< that each pair plays at least; see Pairings for the rounds they make
  std::uint64_t seed = 1;
  std::uint64_t maxTurns = 0;       ///< 0: the game's own metadata.maxTurns
  unsigned threads = 0;             ///< 0: as many as the machine has
  std::optional<SprtOptions> sprt;  ///< ends a match of two agents after the round that answers the question
};

/// How a game of a tournament was left.
struct PlayedGame {
  Stop stop = Stop::Ended;
  std::vector<kernel::SeatResult> results;  ///< by seat; empty unless the game ended
  std::uint32_t plies = 0;
  std::optional<AgentError> agentError;
  std::optional<GivenUp> givenUp{};
  bool operator==(const PlayedGame&) const = default;
};

enum class PairResult : std::uint8_t { First, Draw, Second };

/// Whose agents did better: those of the seats that `seating` marks (the first of the pair), or the others.
/// The best result of a seat counts, a win before a draw before a loss. A game that was stopped at a cap,
/// where nobody could move or because it asked for too much is drawn; one that an agent spoilt is lost by
/// that agent.
PairResult pairResult(const PlayedGame& game, const std::vector<bool>& seating);

/// One game to look at again, by its numbers (see Pairings).
struct GameName {
  std::uint64_t round = 0;
  std::size_t seating = 0;
  bool operator==(const GameName&) const = default;
};

/// How a pair came out, over whole rounds.
struct PairTally {
  std::uint64_t rounds = 0;
  std::array<std::uint64_t, 3> games{};               ///< by PairResult
  std::array<std::optional<GameName>, 3> firstGames;  ///< the first game of each
  std::vector<std::uint64_t> roundPoints;  ///< by half points that the first got in a round: how many rounds
  std::vector<std::uint64_t> seatWins;     ///< by seat: games that it won
  std::uint64_t plies = 0;                 ///< of all games
  std::uint64_t turnCaps = 0;              ///< games stopped there
  std::uint64_t stuck = 0;                 ///< games in which somebody could not move
  std::uint64_t givenUp = 0;               ///< games that asked for too much
  std::array<std::uint64_t, 2> errors{};   ///< games that the first, the second spoilt
  std::optional<GameName> errorGame;       ///< the first of them
  std::string errorReason;
  bool operator==(const PairTally&) const = default;

  std::uint64_t wins() const { return games[0]; }
  std::uint64_t draws() const { return games[1]; }
  std::uint64_t losses() const { return games[2]; }
  std::uint64_t played() const { return games[0] + games[1] + games[2]; }
  /// What the first got, a draw for a half.
  double points() const { return static_cast<double>(wins()) + static_cast<double>(draws()) / 2; }
};

struct Tournament {
  TournamentOptions options;
  Pairings pairings;
  std::vector<PairTally> pairs;   ///< as in pairings.pairs()
  std::optional<SprtState> sprt;  ///< with options.sprt
  bool cancelled = false;
  double seconds = 0;
  std::optional<kernel::Excess> excess{};  ///< why the first game that was given up was
};

/// How agents are made; agents::makeAgent, unless a test brings its own.
using AgentMaker = std::function<Result<agents::AgentPtr>(const std::string&, const engine::ProgramPtr&)>;

/// Plays the tournament. The same games and tallies with any number of threads. The game is for at least two
/// (asserted). `progress` as with runBatch. Returns soon after a stop request, with the rounds before the
/// first unfinished one. With the journal of a shard, only the shard's games are played, and nothing is
/// tallied.
Tournament runTournament(const kernel::RulesPtr& rules, const TournamentOptions& options,
                         const std::function<void(const BatchProgress&)>& progress = {},
                         std::stop_token stop = {}, const JournalPart& journal = {},
                         const AgentMaker& makeAgent = agents::makeAgent);

}  // namespace ludo::sim

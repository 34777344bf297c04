// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/sim/ply_profile.h"
#include "core/sim/trace.h"
#include "core/sim/trajectory_sketch.h"

/// What a batch keeps of each game: small and bounded, and enough for metrics and for finding the game again.
/// Plain values. A "ply" that something is said to show at is the number of plies played by then: the step at
/// which a Replay shows it.
namespace ludo::sim {

/// How many plies of a game offered so many legal moves.
struct BranchingCount {
  std::uint16_t legalMoves = 0;  ///< 65,535 stands for that and more
  std::uint16_t plies = 0;
  bool operator==(const BranchingCount&) const = default;
};

/// An effect that could not do what it says: which one, and how often in a game.
struct Refusal {
  kernel::Note::Kind kind = kernel::Note::Kind::Clamped;  ///< Clamped, ZoneFull or NothingToMove
  std::uint32_t node = 0;                                 ///< of the effect, in the GameDef
  std::uint32_t count = 0;                                ///< in the game
  std::uint32_t ply = 0;                                  ///< of the first time
  bool operator==(const Refusal&) const = default;
};
/// A game keeps no more of them: the first ones that it met.
constexpr std::size_t mostRefusals = 8;

/// What players did to each other and to what they share. An effect is one change that a rule made.
struct Contact {
  std::uint32_t effects = 0;      ///< all changes
  std::uint32_t onOthers = 0;     ///< changes to a variable, token or zone of another seat than the mover's
  std::uint32_t sharedPlies = 0;  ///< plies that touched a shared zone which another seat touched last
  bool operator==(const Contact&) const = default;
};

/// Who was ahead, by the game's scoring, looked at whenever a turn ended. The winner's figures are there when
/// exactly one seat won.
struct Lead {
  std::uint32_t samples = 0;        ///< turns whose end was looked at; 0: the game has no scoring
  std::uint32_t leadChanges = 0;    ///< another seat led alone than the one that did so last
  std::uint32_t leadChangePly = 0;  ///< the last of them
  bool oneWinner = false;           ///< what follows is there
  std::uint32_t settled = 0;        ///< samples up to the last one at which the winner did not lead alone
  std::int64_t deficit = 0;         ///< by how much the winner was behind at worst; 0 when never behind
  std::uint32_t deficitPly = 0;     ///< when that was
  std::int64_t swing = 0;           ///< between the winner's worst and best lead
  std::int64_t margin = 0;          ///< the winner's lead at the end
  bool operator==(const Lead&) const = default;
};

/// The actions with which a seat opened: index + 1 each, 0 where there is none, at most 255.
constexpr std::size_t openingLength = 4;
using Opening = std::array<std::uint8_t, openingLength>;

/// What is kept of a game that was played. A value.
struct GameSummary {
  std::uint64_t index = 0;
  std::uint64_t seed = 0;  ///< play it again with replayGame
  std::uint32_t plies = 0;
  std::uint64_t turns = 0;  ///< number of the last turn in which somebody decided something
  Stop stop = Stop::Ended;
  std::optional<AgentError> agentError;         ///< when it stopped for that
  std::optional<GivenUp> givenUp;               ///< the same
  kernel::Seat firstPlayer = kernel::nobody;    ///< who decided first
  std::uint32_t endCondition = UINT32_MAX;      ///< index into GameDef::end of the one that was met
  std::vector<kernel::SeatResult> results;      ///< by seat; empty unless the game ended
  std::vector<std::int64_t> scores;             ///< by seat; empty when the game has no scoring
  std::uint64_t legalMoves = 0;                 ///< summed over all plies
  std::vector<BranchingCount> branching;        ///< by rising number of moves; one with many plies may recur
  PlyProfile legalByPly;                        ///< legal moves in the course of the game
  std::vector<std::uint32_t> actionCounts;      ///< by action
  std::vector<std::uint32_t> actionLegal;       ///< by action: plies at which it was legal
  std::vector<std::uint32_t> actionFirstLegal;  ///< by action: the first of these; 0 where there is none
  std::vector<std::uint32_t> actionChances;  ///< by action: plies at which it was legal beside something else
  std::vector<std::uint32_t> actionChosen;   ///< by action: of those, plies at which it was taken
  std::uint64_t actionsOffered = 0;          ///< kinds of action that were legal, summed over plies in
                                             ///< phases that have several kinds
  std::uint64_t actionsOfPhase = 0;          ///< kinds of action of those phases, summed likewise
  std::uint32_t distinctMoves = 0;           ///< different moves, arguments included, whoever made them
  std::vector<Opening> openings;             ///< by seat
  std::uint32_t repeatedPositions = 0;       ///< plies that led to a position seen before in this game
  std::uint32_t firstRepeatPly = 0;          ///< the first of them
  std::uint32_t mostRepeats = 0;  ///< how often one position came back with no random number drawn in between
  std::uint32_t mostRepeatsPly = 0;  ///< when it came back for the last time
  /// The longest run of plies without a change of variables or tokens; a round at once is one.
  std::uint32_t longestStall = 0;
  std::uint32_t stallPly = 0;                ///< the last ply of that run
  std::uint32_t depthExceeded = 0;           ///< trigger chains cut off
  std::uint32_t depthPly = 0;                ///< the first of them
  std::uint32_t longestChain = 0;            ///< triggers that fired one because of the other
  std::uint32_t longestChainPly = 0;         ///< where the first of them began
  std::vector<std::uint32_t> triggerCounts;  ///< by trigger: how often it fired
  std::uint32_t refusedEffects = 0;          ///< refusals of all kinds
  std::vector<Refusal> refusals;             ///< by what was refused, at most mostRefusals
  Contact contact;
  Lead lead;
  /// Bit z of the words: a token was in zone z that counts; see coverage in docs/metrics.md.
  std::vector<std::uint64_t> zonesUsed;
  TrajectorySketch trajectory;  ///< of the positions that the game went through
  std::uint64_t finalHash = 0;  ///< kernel::positionHash of the last of them
  bool operator==(const GameSummary&) const = default;

  bool won(std::size_t seat) const {
    return seat < results.size() && results[seat] == kernel::SeatResult::Win;
  }
  bool usedZone(std::size_t zone) const {
    return zone / 64 < zonesUsed.size() && ((zonesUsed[zone / 64] >> (zone % 64)) & 1U) != 0;
  }
};

}  // namespace ludo::sim

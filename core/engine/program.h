// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/engine/move.h"
#include "core/engine/move_list.h"
#include "core/engine/position.h"
#include "core/engine/recorder.h"
#include "core/kernel/observe.h"
#include "core/kernel/rules.h"

/// Games made fast to play. A program does what the kernel does, decision by decision, in its own way. See
/// docs/engine.md.
namespace ludo::engine {

/// How a playout ended.
struct Playout {
  std::uint64_t plies = 0;
  bool ended = false;  ///< false: the player to move had no move, or a limit was reached
};

/// How one of many playouts ended, with the results.
struct PlayoutEnd {
  std::uint64_t plies = 0;
  bool ended = false;  ///< as in Playout; if not, there are no results
  /// By seat; only as many as the game has players mean anything.
  std::array<kernel::SeatResult, kernel::maximumSeats> results{};
};

/// Where a playout stops. Checked where a player takes an action; the decisions within an action are made
/// with it.
struct PlayoutLimits {
  std::uint64_t plies = 1'000'000;
  std::uint64_t turns = UINT64_MAX;  ///< stops once State::turnNumber is greater
};

/// Immutable and shared by threads; positions belong to the caller, one thread each at a time.
class Program {
 public:
  Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  virtual ~Program() = default;

  const kernel::Rules& rules() const { return *rulesPtr(); }
  virtual const kernel::RulesPtr& rulesPtr() const = 0;

  /// Whether it is the kernel behind this interface, which can then be asked directly.
  virtual bool isKernel() const { return false; }

  /// The first decision of a game: see kernel::initialState.
  virtual Position start(std::uint64_t seed) const = 0;
  /// The position for any state of these rules.
  virtual Position pack(const kernel::State& state) const = 0;
  /// The state for a position; the very state that the kernel would have, if the program keeps identities.
  virtual kernel::State unpack(const Position& position) const = 0;
  /// Whether tokens have the kernel's ids. If not, tokens that look alike in one place are not told apart,
  /// and unpack gives them new ids.
  virtual bool keepsIdentities() const = 0;

  virtual bool over(const Position& position) const = 0;
  /// Who decides now; nobody when the game is over.
  virtual kernel::Seat playerToMove(const Position& position) const = 0;
  /// How an ended game ended for a seat; meaningless before.
  virtual kernel::SeatResult result(const Position& position, kernel::Seat seat) const = 0;
  /// State::turnNumber.
  virtual std::uint64_t turnNumber(const Position& position) const = 0;

  /// Gives the position a new random generator, so that chance from here on is independent of the position
  /// that it was copied from.
  virtual void reseed(Position& position, std::uint64_t seed) const = 0;

  /// Replaces `moves` by every legal move in canonical order; none when the game is over or stuck.
  virtual void legalMoves(const Position& position, std::vector<Move>& moves) const = 0;
  /// Replaces `list` by the legal moves; moves are then made one by one, with moveIn.
  virtual void listMoves(const Position& position, MoveList& list) const;
  /// The move with that number, from 0, in the list that listMoves made for the position.
  virtual Move moveIn(const Position& position, const MoveList& list, std::size_t number) const;
  /// How many legal moves there are; where there is code, without going through them.
  virtual std::size_t countMoves(const Position& position) const;
  /// Replaces `moves` by the legal moves of a state of these rules, as the kernel lists them. False where the
  /// kernel itself has to be asked.
  virtual bool legalMovesIn(const kernel::State& /*state*/, std::vector<kernel::Move>& /*moves*/) const {
    return false;
  }
  /// Plays a legal move, up to the next decision or the end.
  virtual void apply(Position& position, const Move& move) const = 0;
  /// Plays the move with that number in that list.
  virtual void applyNumber(Position& position, const MoveList& list, std::size_t number) const;
  /// Plays the move with that number, from 0, in canonical order; where there is code, without a list.
  virtual void applyNth(Position& position, std::size_t number) const;
  /// Plays uniformly random legal moves until the game ends or a limit is reached. `picks` chooses the moves;
  /// chance of the rules themselves comes from the position's own generator. How many numbers are drawn from
  /// `picks` differs from program to program.
  virtual Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const = 0;

  /// Plays a playout for each element of `ends`, all from this position: what playout() would do with copies
  /// of it, one after the other. Several are played in step where that is faster.
  virtual void playouts(const Position& from, Rng& picks, const PlayoutLimits& limits,
                        std::span<PlayoutEnd> ends) const;
  /// How many playouts are played in step, and so cost little more than one; 1: they are played one after the
  /// other. The first call may take as long as a translation to native code.
  virtual std::size_t playoutsInStep() const { return 1; }

  /// The kernel's move for a legal move, in a state that unpack() gave or that looks the same; needed because
  /// programs without identities give a token as its zone.
  virtual kernel::Move kernelMove(const kernel::State& state, const Move& move) const;

  /// As the kernel's functions of these names. The program must keep identities for stateHash (asserted).
  virtual std::uint64_t positionHash(const Position& position) const = 0;
  virtual std::uint64_t stateHash(const Position& position) const = 0;

  /// As kernel::observedHash and, if the program keeps identities, kernel::observedMoveHash. If not, moves
  /// that look the same to the seat have the same hash, but one of the program's own.
  virtual std::uint64_t observedHash(const Position& position, kernel::Seat seat) const;
  virtual std::uint64_t observedMoveHash(const Position& position, const Move& move, kernel::Seat seat) const;
  /// As kernel::imagine; the program must keep identities (asserted), unless there are no pools.
  virtual void imagine(Position& position, const kernel::TokenPools& pools, Rng& random) const;

  /// What plays moves and tells what they change, where there is code for that (compileRecording); else null.
  /// Belongs to the program.
  virtual const Recorder* recorder() const { return nullptr; }

  /// The size of a position's block in bytes.
  virtual std::size_t positionBytes() const = 0;
};

using ProgramPtr = std::shared_ptr<const Program>;

/// The kernel itself behind the interface: plays every game, at the kernel's speed.
ProgramPtr makeReferenceProgram(kernel::RulesPtr rules);

}  // namespace ludo::engine

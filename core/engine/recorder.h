// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rng.h"
#include "core/engine/move.h"
#include "core/engine/position.h"
#include "core/lowering/record.h"

namespace ludo::engine {

/// What a player may do at a decision.
struct Offer {
  std::size_t moves = 0;      ///< legal ones
  std::uint64_t actions = 0;  ///< bit a: action a is one of them
  bool others = false;        ///< and so is something that is no action
  bool isChoice = false;      ///< they answer a choice in the midst of effects
};

/// One change that a move made, in the order in which code tells them. Zones are those of the program's
/// rules.
struct Change {
  RecordKind kind = RecordKind::Other;
  std::int64_t subject = 0;
  std::int64_t before = 0;
  std::int64_t after = 0;
};

/// What the sum of a position is made of, kept from move to move where only what changes has to be added
/// anew.
struct SumTerms {
  std::uint64_t sum = 0;
  std::vector<std::uint64_t> ofPlaces;     ///< by token, where tokens have ids; else by zone
  std::vector<std::uint64_t> ofRows;       ///< of tokens with ids in zones where they have places in a row
  std::vector<std::uint64_t> ofVariables;  ///< by slot
};

/// A move that was played, and what it changed. One thread's own, to be used again.
struct Played {
  Move move;                 ///< in programs without identities a token is its zone
  std::uint32_t tokens = 0;  ///< bit i: argument i is such a zone that stands for its token
  std::vector<Change> changes;
  SumTerms terms;                     ///< of the position after it
  std::vector<std::uint64_t> memory;  ///< of the code
};

/// A position as others count it.
struct Look {
  std::uint64_t hash = 0;  ///< kernel::positionHash
  std::uint64_t sum = 0;   ///< changes when the variables or tokens do, as kernel::State::positionSum
};

/// Plays moves chosen by others and tells what happens, as much of it as reports count. Where it gives no
/// answer, the kernel has to play the game. Thread-safe; positions are the program's.
class Recorder {
 public:
  Recorder() = default;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  virtual ~Recorder() = default;

  /// Whether the position is in the program's own form: others are with the kernel, and nothing else here may
  /// be asked of them.
  virtual bool knows(const Position& position) const = 0;
  /// Of a game that is not over.
  virtual std::optional<Offer> offer(const Position& position) const = 0;
  /// The number of the move that is in this place where moves are in the order of kernel::Move as the player
  /// sees them.
  virtual std::optional<std::size_t> numberSeen(const Position& position, std::size_t place) const = 0;
  /// Plays the move of that number, from 0, in canonical order. False: what happened is not known in full,
  /// and the position is of no use any more.
  virtual bool play(Position& position, std::size_t number, Played& played) const = 0;
  /// Before the first move of a game.
  virtual void begin(const Position& position, Played& played) const = 0;
  /// After it, and after each move.
  virtual Look look(const Position& position, const Played& played) const = 0;
  virtual Rng generator(const Position& position) const = 0;
  /// Equal for two positions of a game where nothing differs that matters to what is forced
  /// (sim::ForcedMoves).
  virtual std::uint64_t fingerprint(const Position& position, std::uint64_t sum) const = 0;
  virtual std::uint32_t phase(const Position& position) const = 0;
  /// Of a game that is over: the index of the end condition that was met.
  virtual std::uint32_t endCondition(const Position& position) const = 0;
  /// Writes the score of each seat. False: the kernel has to say.
  virtual bool scores(const Position& position, std::vector<std::int64_t>& bySeat) const = 0;
  /// Whether tokens are only counted: then Moved says how many, and no other change names a token.
  virtual bool countsTokens() const = 0;
};

}  // namespace ludo::engine

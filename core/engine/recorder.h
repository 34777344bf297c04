// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rng.h"
#include "core/engine/move.h"
#include "core/engine/position.h"
#include "core/lowering/change_memory.h"

namespace ludo::engine {

/// What a player may do at a decision. A value.
struct Offer {
  std::size_t moves = 0;      ///< how many legal moves there are
  std::uint64_t actions = 0;  ///< bit a: action a has a legal move
  bool others = false;        ///< some legal move is no action
  bool isChoice = false;      ///< the moves answer a choice in the midst of effects
};

/// One change that a move made; ChangeKind says what its numbers mean. Zones are those of the program's
/// rules.
struct Change {
  ChangeKind kind = ChangeKind::Other;
  std::int64_t subject = 0;
  std::int64_t before = 0;
  std::int64_t after = 0;
};

/// The terms of the sum that a position's hash is made of, kept from move to move so that only those that
/// change have to be worked out.
struct SumTerms {
  std::uint64_t sum = 0;                   ///< of all terms
  std::vector<std::uint64_t> ofPlaces;     ///< by token, where tokens have ids; else by zone
  std::vector<std::uint64_t> ofRows;       ///< by ordered zone, where tokens have ids: of all its tokens
  std::vector<std::uint64_t> ofVariables;  ///< by slot
};

/// A move that was played, and what it changed. Of one thread; meant to be used again for further moves, and
/// to be begun anew for each game (Recorder::begin).
struct Played {
  Move move;                          ///< in programs without identities a token is its zone
  std::uint32_t tokens = 0;           ///< bit i: argument i is such a zone
  std::vector<Change> changes;        ///< in order
  SumTerms terms;                     ///< of the position after it
  std::vector<std::uint64_t> memory;  ///< argument memory of the code
};

/// Two hashes of a position.
struct PositionHashes {
  std::uint64_t hash = 0;  ///< kernel::positionHash
  std::uint64_t sum = 0;   ///< changes when the variables or tokens do, as kernel::State::positionSum
};

/// Plays given moves and tells what they change, as far as reports count it. Where it gives no answer, the
/// kernel has to play the game. Immutable and shared by threads; positions are those of the program that it
/// belongs to.
class Recorder {
 public:
  Recorder() = default;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  virtual ~Recorder() = default;

  /// Whether the position is in the program's own form. If not, the kernel plays it, and no other function
  /// here may be called with it.
  virtual bool knows(const Position& position) const = 0;
  /// What may be done; nothing where only the kernel can say. The game is not over.
  virtual std::optional<Offer> offer(const Position& position) const = 0;
  /// The number, in canonical order, of the move at index `place` when moves are sorted as the player sees
  /// them (Observation::seen); nothing where only the kernel can say.
  virtual std::optional<std::size_t> numberSeen(const Position& position, std::size_t place) const = 0;
  /// Plays the move with that number, from 0, in canonical order. False: it is not known in full what
  /// happened, and the position is no longer of use.
  virtual bool play(Position& position, std::size_t number, Played& played) const = 0;
  /// To be called before the first move of a game: makes `played` ready.
  virtual void begin(const Position& position, Played& played) const = 0;
  /// The hashes of the position after begin(), or after the move that `played` tells of.
  virtual PositionHashes hashes(const Position& position, const Played& played) const = 0;
  /// The rules' own random generator.
  virtual Rng generator(const Position& position) const = 0;
  /// Equal for two positions of a game that do not differ in anything that matters to forced moves
  /// (sim::ForcedMoves). `sum`: PositionHashes::sum.
  virtual std::uint64_t fingerprint(const Position& position, std::uint64_t sum) const = 0;
  virtual std::uint32_t phase(const Position& position) const = 0;
  /// Of a game that is over: the index of the end condition that was met.
  virtual std::uint32_t endCondition(const Position& position) const = 0;
  /// Writes the score of each seat. False: the kernel has to say.
  virtual bool scores(const Position& position, std::vector<std::int64_t>& bySeat) const = 0;
  /// Whether tokens are only counted: ChangeKind::Moved then says how many, and no other change names a
  /// token.
  virtual bool countsTokens() const = 0;
};

}  // namespace ludo::engine

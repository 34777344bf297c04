// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <memory>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/engine/observed_hasher.h"
#include "core/engine/position_format.h"
#include "core/engine/program.h"
#include "core/lowering/lowered.h"
#include "core/machine/executable.h"

namespace ludo::engine {

/// A program whose rules are code. Where a position has no room for what happens (too many tokens or events),
/// it becomes a state of the kernel, which plays it from there on.
class LoweredProgram final : public Program, private Recorder {
 public:
  /// `game` is lowered from the reduced rules; `code` is made of its module.
  LoweredProgram(kernel::RulesPtr rules, Reduction reduction, const LoweredGame& game,
                 std::unique_ptr<machine::Executable> code);

  const kernel::RulesPtr& rulesPtr() const override { return m_rules; }
  Position start(std::uint64_t seed) const override;
  Position pack(const kernel::State& state) const override;
  kernel::State unpack(const Position& position) const override;
  bool keepsIdentities() const override { return m_format.tokens().haveIds(); }
  bool over(const Position& position) const override;
  kernel::Seat playerToMove(const Position& position) const override;
  kernel::SeatResult result(const Position& position, kernel::Seat seat) const override;
  std::uint64_t turnNumber(const Position& position) const override;
  void reseed(Position& position, std::uint64_t seed) const override;
  bool legalMovesIn(const kernel::State& state, std::vector<kernel::Move>& moves) const override;
  void listMoves(const Position& position, MoveList& list) const override;
  Move moveIn(const Position& position, const MoveList& list, std::size_t number) const override;
  void applyNumber(Position& position, const MoveList& list, std::size_t number) const override;
  std::size_t countMoves(const Position& position) const override;
  void applyNth(Position& position, std::size_t number) const override;
  void legalMoves(const Position& position, std::vector<Move>& moves) const override;
  void apply(Position& position, const Move& move) const override;
  Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const override;
  kernel::Move kernelMove(const kernel::State& state, const Move& move) const override;
  void playouts(const Position& from, Rng& picks, const PlayoutLimits& limits,
                std::span<PlayoutEnd> ends) const override;
  std::size_t playoutsInStep() const override;
  std::uint64_t positionHash(const Position& position) const override;
  std::uint64_t stateHash(const Position& position) const override;
  std::uint64_t observedHash(const Position& position, kernel::Seat seat) const override;
  std::uint64_t observedMoveHash(const Position& position, const Move& move,
                                 kernel::Seat seat) const override;
  void imagine(Position& position, const kernel::TokenPools& pools, Rng& random) const override;
  const Recorder* recorder() const override { return m_records ? this : nullptr; }
  std::size_t positionBytes() const override { return layout().blockBytes(); }

 private:
  bool canRecord(const LoweredGame& game) const;
  bool knows(const Position& position) const override { return !isWithKernel(position); }
  std::optional<Offer> offer(const Position& position) const override;
  std::optional<std::size_t> numberSeen(const Position& position, std::size_t place) const override;
  bool play(Position& position, std::size_t number, Played& played) const override;
  void begin(const Position& position, Played& played) const override;
  PositionHashes hashes(const Position& position, const Played& played) const override;
  Rng generator(const Position& position) const override;
  std::uint64_t fingerprint(const Position& position, std::uint64_t sum) const override;
  std::uint32_t phase(const Position& position) const override;
  std::uint32_t endCondition(const Position& position) const override;
  bool scores(const Position& position, std::vector<std::int64_t>& bySeat) const override;
  bool countsTokens() const override { return m_format.tokens().areCounted(); }
  void nameWholeZones(Change& change) const;
  /// See Played::tokens.
  std::uint32_t tokensIn(const Move& move, const ChoicePoint* choice) const;

  const StateLayout& layout() const { return m_format.layout(); }
  machine::Memories memories(const Position& position, std::uint64_t* argument) const;
  std::int64_t run(std::uint32_t function, const Position& position, std::uint64_t* argument) const;
  /// Whether an action is to be taken next; false where the kernel plays the position.
  bool awaitsAction(const Position& position) const;
  /// Whether a choice in the midst of effects is pending.
  bool isInMidst(const Position& position) const;
  // lowered_replays.cpp
  /// Whether such a choice belongs to a move that is replayed (Replays).
  bool isReplayed(const Position& position) const;
  /// Whether such a choice belongs to no action. Only the kernel can then say how far the turn has come.
  bool isBetweenMoves(const Position& position) const;
  kernel::State replayed(const Position& position) const;

  Playout run(Position& position, Rng& picks, const PlayoutLimits& limits) const;
  /// The argument memory of playouts (see playoutPicks), which keeps the generator of the picks between
  /// calls.
  using PlayoutArgument = std::array<std::uint64_t, playoutWords>;
  std::size_t wordsInUse(const Position& position) const;
  Playout runOnce(Position& position, PlayoutArgument& argument, Rng& picks,
                  const PlayoutLimits& limits) const;
  bool hasNoHistoryLeft(const Position& position) const;
  std::int64_t usedIds(const Position& position) const;
  std::int64_t idsBeforeTidying(const Position& position) const;
  void forgetGoneTokens(Position& position) const;
  bool hasEscaped(const Position& position) const;
  /// False when the code leaves it to the kernel, or there are more moves than the kernel would list.
  bool listByCode(const Position& position, MoveList& list) const;
  /// Whether the position is a state of the kernel, because it had no room.
  static bool isWithKernel(const Position& position) { return position.words() == 0; }
  static bool isFromKernel(const MoveList& list) { return !list.moves.empty(); }
  const std::uint64_t* wordsIn(const MoveList& list, std::size_t number) const {
    return &list.words[listedMoves / 8 + number * m_moveWords];
  }
  void applyWords(Position& position, const std::uint64_t* words) const;
  /// Of a program that never escapes.
  void applyCode(Position& position, std::uint64_t* code) const;
  void toKernelMove(const kernel::State& state, const Move& move, kernel::Move& result) const;
  /// Of a position that is with the kernel.
  void askKernel(const Position& position, std::vector<Move>& moves) const;
  void tellKernel(Position& position, const Move& move) const;
  void goToKernel(Position& position, const std::vector<std::uint64_t>& block) const;
  Move decode(const std::uint64_t* words, kernel::Seat player, const ChoicePoint* choice) const;
  std::array<std::uint64_t, mostMoveWords> encode(const Move& move) const;
  kernel::Value wholeValue(kernel::Value::Kind kind, std::uint64_t payload) const {
    return m_reduction.whole(kernel::Value{kind, static_cast<std::int64_t>(payload)});
  }

  kernel::RulesPtr m_rules;
  Reduction m_reduction;
  PositionFormat m_format;
  ObservedHasher m_observedHasher;
  bool m_mayEscape = false;
  bool m_records = false;
  std::size_t m_moveWords;
  std::size_t m_scratchBytes;
  std::unique_ptr<machine::Executable> m_code;
  ProgramPtr m_kernel;
  bool m_setupIsFixed = false;
  Position m_start;
};

}  // namespace ludo::engine

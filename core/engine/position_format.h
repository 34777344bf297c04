// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/rng.h"
#include "core/engine/position.h"
#include "core/engine/token_format.h"
#include "core/kernel/rules.h"
#include "core/layout/position_fields.h"
#include "core/lowering/lowered.h"

namespace ludo::engine {

/// A list of seats that is copied without an allocation.
class SeatList {
 public:
  SeatList() = default;
  /// From a list of seats as TurnFields keeps it.
  explicit SeatList(std::int64_t word) {
    for (auto left = static_cast<std::uint64_t>(word); left != 0; left >>= 4)
      add(static_cast<kernel::Seat>(left & 15) - 1);
  }
  void add(kernel::Seat seat) { m_seats[m_size++] = seat; }
  std::size_t size() const { return m_size; }
  const kernel::Seat* begin() const { return m_seats.data(); }
  const kernel::Seat* end() const { return m_seats.data() + m_size; }
  std::vector<kernel::Seat> all() const { return {begin(), end()}; }

 private:
  std::array<kernel::Seat, kernel::maximumSeats> m_seats{};
  std::size_t m_size = 0;
};

/// Turns kernel states into positions of a lowered game and back. Immutable; the rules outlive it.
class PositionFormat {
 public:
  PositionFormat(const kernel::Rules& rules, const LoweredGame& game);
  PositionFormat(const PositionFormat&) = delete;
  PositionFormat& operator=(const PositionFormat&) = delete;

  const StateLayout& layout() const { return m_layout; }
  /// Nothing for a state that has no room in a position, or in which something is under way other than a
  /// pending choice.
  std::optional<Position> pack(const kernel::State& state) const;
  /// The state that the kernel would have; of an ended game without the scores.
  kernel::State unpack(const Position& position) const;

  /// The fields of a position's block, to be read only.
  static Fields of(const Position& position) {
    return Fields(const_cast<std::uint64_t*>(position.block()));  // NOLINT: only read
  }
  /// The choice that waits for an answer, or null.
  const ChoicePoint* pending(const Fields& fields) const;
  kernel::Value::Kind parameterKind(std::uint32_t action, std::size_t parameter) const {
    return m_parameters[action][parameter];
  }
  std::size_t parameterCount(std::uint32_t action) const { return m_parameters[action].size(); }
  bool createsTokens() const { return m_facts.createsTokens; }
  /// How many tokens were made from one decision to the next where that was measured; else 0.
  std::size_t madeAtOnce() const { return m_facts.needs ? m_facts.needs->atOnce : 0; }

  /// Sets the rules' own random generator, where the game uses chance.
  void putGenerator(Position& position, const Rng& rng) const;
  /// Makes the block larger where it has too little room for the positions that a move may have to remember.
  void growHistory(Position& position) const;
  /// The positions remembered for a repetition, in no order that means anything.
  std::vector<std::uint64_t> historyOf(const Position& position, std::size_t repetition) const;

  /// Who still acts in this phase; nobody when the game is over.
  SeatList toAct(const Fields& fields) const;
  const TokenFormat& tokens() const { return *m_tokens; }

 private:
  bool hasRoomFor(const kernel::State& state) const;
  void packHistory(const kernel::State& state, Position& position) const;
  bool packTurn(const kernel::State& state, Fields& fields) const;
  /// A value as positions keep it: a token without an id is its zone.
  std::int64_t payloadOf(const kernel::State& state, const kernel::Value& value) const;
  kernel::Value valueOf(const kernel::State& state, kernel::Value::Kind kind, std::int64_t payload) const;
  bool packChoice(const kernel::State& state, const kernel::Task& choice, Fields& fields) const;
  void unpackTurn(const Fields& fields, kernel::State& state) const;
  void unpackChoice(const ChoicePoint& point, const Fields& fields, kernel::State& state) const;

  const kernel::Rules& m_rules;
  RepetitionKeys m_repetitionKeys;
  StateLayout m_layout;
  Facts m_facts;
  std::unique_ptr<const TokenFormat> m_tokens;
  std::vector<ChoicePoint> m_choices;
  std::vector<std::vector<kernel::Value::Kind>> m_parameters;
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/observe.h"
#include "core/kernel/rules.h"

namespace ludo::engine {

/// The kernel's side of a game that programs are compared with: the state, and what the kernel says of it,
/// worked out once for all programs. A value that refers to the rules; one thread.
class ComparedState {
 public:
  ComparedState(const kernel::Rules& rules, std::uint64_t seed);

  const kernel::State& state() const { return m_state; }
  /// The legal moves in canonical order.
  const std::vector<kernel::Move>& legal() const { return m_legal; }
  /// Plays the legal move with that number.
  void play(std::size_t number);

  std::uint64_t positionHash() const { return m_positionHash; }
  /// kernel::observedHash by seat.
  const std::vector<std::uint64_t>& observed() const { return m_observed; }
  /// kernel::observedMoveHash of each legal move, for the player to move.
  const std::vector<std::uint64_t>& observedMoves();

  /// What kernel::imagine() makes of the state for one of the players.
  struct Shuffled {
    kernel::Seat seat = kernel::nobody;  ///< the player
    kernel::State before;                ///< what the player sees of the state
    kernel::TokenPools unknown;          ///< what the player does not know
    Rng random;                          ///< the generator before that
    kernel::State after;                 ///< what is imagined of it
    Rng randomAfter;                     ///< the generator after
  };
  /// Nothing where there are no secrets.
  const std::optional<Shuffled>& shuffled();

 private:
  void evaluate();
  std::optional<Shuffled> shuffle() const;

  const kernel::Rules& m_rules;
  kernel::State m_state;
  std::vector<kernel::Move> m_legal;
  std::uint64_t m_positionHash = 0;
  std::vector<std::uint64_t> m_observed;
  std::optional<std::vector<std::uint64_t>> m_observedMoves;  ///< once asked for; so is the next
  std::optional<std::optional<Shuffled>> m_shuffled;          ///< once asked for
};

}  // namespace ludo::engine

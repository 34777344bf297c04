// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo::kernel {

/// A limit on the work of one call, so that no game can hang the program. It counts steps, never time: every
/// machine stops at the same place.
class Budget {
 public:
  explicit Budget(std::int64_t steps) : m_left(steps) {}
  /// False once the budget is used up; it stays used up.
  bool spend(std::int64_t steps = 1) {
    if (m_left >= 0) m_left -= steps;
    return m_left >= 0;
  }
  bool exhausted() const { return m_left < 0; }

 private:
  std::int64_t m_left;
};

/// What one legalMoves or applyMove call may cost. An evaluated expression or a visited candidate is one
/// step.
constexpr std::int64_t stepsPerCall = 10'000'000;
/// The steps of one effect: a move resolves at most a million of them.
constexpr std::int64_t stepsPerEffect = 10;
/// How often the turn machinery may go on by itself before a player must decide.
constexpr std::int64_t turnStepsPerCall = 100'000;
constexpr std::size_t maximumMoves = 100'000;     ///< listed by legalMoves
constexpr std::size_t maximumOptions = 100'000;   ///< of one query
constexpr std::size_t maximumTokens = 100'000;    ///< ever created in one game
constexpr std::size_t maximumEvents = 10'000;     ///< waiting at once
constexpr std::size_t maximumExtraTurns = 1'000;  ///< waiting at once

}  // namespace ludo::kernel

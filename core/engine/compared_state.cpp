// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compared_state.h"

#include <utility>

#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"

namespace ludo::engine {

ComparedState::ComparedState(const kernel::Rules& rules, std::uint64_t seed)
    : m_rules(rules), m_state(kernel::initialState(rules, seed)) {
  evaluate();
}

void ComparedState::play(std::size_t number) {
  kernel::applyMove(m_rules, m_state, m_legal[number]);
  evaluate();
}

void ComparedState::evaluate() {
  m_legal = kernel::legalMoves(m_rules, m_state);
  m_positionHash = kernel::positionHash(m_rules, m_state);
  m_observed.clear();
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat)
    m_observed.push_back(kernel::observedHash(m_rules, m_state, seat));
  m_observedMoves.reset();
  m_shuffled.reset();
}

const std::vector<std::uint64_t>& ComparedState::observedMoves() {
  if (!m_observedMoves) {
    const kernel::Seat player = kernel::playerToMove(m_state);
    m_observedMoves.emplace();
    for (const kernel::Move& move : m_legal)
      m_observedMoves->push_back(kernel::observedMoveHash(m_rules, m_state, move, player));
  }
  return *m_observedMoves;
}

const std::optional<ComparedState::Shuffled>& ComparedState::shuffled() {
  if (!m_shuffled) m_shuffled = shuffle();
  return *m_shuffled;
}

std::optional<ComparedState::Shuffled> ComparedState::shuffle() const {
  if (m_state.over() || !m_rules.hasSecrets()) return std::nullopt;
  const auto seat = static_cast<kernel::Seat>(m_state.moveCount % static_cast<std::size_t>(m_rules.seats()));
  const kernel::Observation seen(m_rules, m_state, seat);
  if (seen.unknown().empty()) return std::nullopt;
  Shuffled shuffled{seat, seen.state(), seen.unknown(), Rng(m_state.moveCount), seen.state(), {}};
  shuffled.randomAfter = shuffled.random;
  kernel::imagine(m_rules, shuffled.after, shuffled.unknown, shuffled.randomAfter);
  return shuffled;
}

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#include "core/agents/leaf_games.h"

#include <algorithm>

namespace ludo::agents {
namespace {

/// Enough to tell how long games are, and few enough to follow a tree that grows deeper.
constexpr std::uint32_t iterationsAtATime = 16;

}  // namespace

void LeafGames::begin(std::uint32_t fixed) {
  m_adapts = fixed == 0;
  m_count = m_adapts ? 1 : fixed;
  m_iterations = 0;
  m_plies = 0;
}

void LeafGames::played(std::uint64_t plies) {
  if (!m_adapts) return;
  m_plies += plies;
  if (++m_iterations < iterationsAtATime) return;
  const std::uint64_t wanted =
      m_plies == 0 ? m_most : (m_worth * m_count * m_iterations + m_plies / 2) / m_plies;
  m_count = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(wanted, 1, m_most));
  m_iterations = 0;
  m_plies = 0;
}

}  // namespace ludo::agents

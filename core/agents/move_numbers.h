// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/agents/hash_index.h"
#include "core/engine/move.h"

namespace ludo::agents {

/// Numbers the moves of a game as they come up, so that a tree keeps four bytes for each.
class MoveNumbers {
 public:
  std::uint32_t of(const engine::Move& move) {
    // Moves mostly come in the order in which they came first.
    if (m_last + 1 < m_moves.size() && m_moves[m_last + 1] == move) return ++m_last;
    return m_last = lookUp(move);
  }
  const engine::Move& move(std::uint32_t number) const { return m_moves[number]; }
  std::size_t size() const { return m_moves.size(); }
  void clear() {
    m_index.clear();
    m_moves.clear();
    m_last = 0;
  }

 private:
  std::uint32_t lookUp(const engine::Move& move) {
    std::uint64_t key = engine::hashOf(move);
    while (true) {
      const std::uint32_t number = m_index.add(key);
      if (number == m_moves.size()) m_moves.push_back(move);
      if (m_moves[number] == move) return number;
      ++key;
    }
  }

  HashIndex m_index;
  std::vector<engine::Move> m_moves;  ///< by number
  std::uint32_t m_last = 0;           ///< that was told
};

}  // namespace ludo::agents

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grammar/byte_set.h"
#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// A finite automaton over bytes for a rule without recursion but from one of its own ends, such as a text in
/// quotes: there a byte costs one step, and the recogniser keeps one item for it. Immutable. Made by the
/// construction of subsets (Rabin and Scott 1959).
class TokenAutomaton {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  /// Nothing when the automaton would have more than some ten thousand states.
  static std::optional<TokenAutomaton> of(const Grammar& grammar, const Rule& rule);

  /// The state after a byte, or `none`. The first state is 0.
  std::uint32_t next(std::uint32_t state, std::uint8_t byte) const {
    for (std::uint32_t edge = m_states[state].firstEdge; edge < m_states[state + 1].firstEdge; ++edge) {
      if (byte <= m_edges[edge].bytes.last)
        return byte >= m_edges[edge].bytes.first ? m_edges[edge].to : none;
    }
    return none;
  }
  bool accepts(std::uint32_t state) const { return m_states[state].accepts; }
  void addBytesAfter(std::uint32_t state, ByteSet& bytes) const {
    for (std::uint32_t edge = m_states[state].firstEdge; edge < m_states[state + 1].firstEdge; ++edge)
      bytes.add(m_edges[edge].bytes);
  }

 private:
  struct Edge {
    ByteRange bytes;
    std::uint32_t to = 0;
  };
  struct State {
    std::uint32_t firstEdge = 0;
    bool accepts = false;
  };
  std::vector<Edge> m_edges;    ///< of each state, by rising bytes
  std::vector<State> m_states;  ///< and one behind the last
};

}  // namespace ludo::grammar

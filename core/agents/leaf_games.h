// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace ludo::agents {

/// How many games a tree search plays at random from each leaf, so that most of its time goes into them and
/// not into the descent to the leaf (leaf parallelisation of Cazenave and Jouandeau, "On the parallelization
/// of UCT", 2007, section 3): more, the shorter they are.
///
/// Their number follows from the plies of the games before and from nothing else, neither time nor processor,
/// so a search by iterations is reproducible.
class LeafGames {
 public:
  /// `worth`: about so many plies take clearly longer than going down to a leaf. `most`: games, however
  /// short.
  LeafGames(std::uint64_t worth, std::uint32_t most) : m_worth(worth), m_most(most) {}

  /// A decision begins: always `fixed` games, or where that is 0 as many as are worth it.
  void begin(std::uint32_t fixed);
  /// From the next leaf. The same until played() is called.
  std::uint32_t count() const { return m_count; }
  /// An iteration has come to its leaf, with so many plies in its games together; 0 where nothing was left to
  /// play.
  void played(std::uint64_t plies);

 private:
  std::uint64_t m_worth;
  std::uint32_t m_most;
  bool m_adapts = false;
  std::uint32_t m_count = 1;
  std::uint32_t m_iterations = 0;  ///< since the count was last set
  std::uint64_t m_plies = 0;       ///< in their games
};

}  // namespace ludo::agents

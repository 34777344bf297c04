// SPDX-License-Identifier: Apache-2.0
#include "core/sim/coverage.h"

#include <algorithm>
#include <tuple>

namespace ludo::sim {

void Coverage::add(const Coverage& other) {
  games += other.games;
  nodes.resize(std::max(nodes.size(), other.nodes.size()));
  for (std::size_t i = 0; i < other.nodes.size(); ++i) {
    NodeUse& mine = nodes[i];
    const NodeUse& theirs = other.nodes[i];
    mine.ran += theirs.ran;
    mine.refused += theirs.refused;
    mine.possible += theirs.possible;
    if (std::tie(theirs.game, theirs.ply) < std::tie(mine.game, mine.ply)) {
      mine.game = theirs.game;
      mine.ply = theirs.ply;
    }
  }
}

}  // namespace ludo::sim

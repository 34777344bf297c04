// SPDX-License-Identifier: Apache-2.0
#include "core/sim/coverage.h"

namespace ludo::sim {

void Coverage::add(std::uint64_t game, const GameCoverage& coverage) {
  ++games;
  for (const NodeInGame& theirs : coverage) {
    NodeUse& mine = nodes[theirs.node];
    if (mine.ran == 0 && theirs.ran > 0) {
      mine.game = game;
      mine.ply = theirs.ply;
    }
    mine.ran += theirs.ran;
    mine.refused += theirs.refused;
    mine.possible += theirs.possible;
  }
}

}  // namespace ludo::sim

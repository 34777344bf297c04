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
    mine.changed += theirs.changed;
  }
}

void Coverage::add(const Coverage& later) {
  games += later.games;
  for (std::size_t node = 0; node < later.nodes.size(); ++node) {
    const NodeUse& use = later.nodes[node];
    NodeUse& all = nodes[node];
    if (all.game == UINT64_MAX) {
      all.game = use.game;
      all.ply = use.ply;
    }
    all.ran += use.ran;
    all.refused += use.refused;
    all.possible += use.possible;
    all.changed += use.changed;
  }
}

}  // namespace ludo::sim

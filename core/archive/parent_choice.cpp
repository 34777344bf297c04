// SPDX-License-Identifier: Apache-2.0
#include "core/archive/parent_choice.h"

#include <cassert>

namespace ludo::archive {
namespace {

template <typename Worth>
std::size_t drawBest(const Archive& archive, std::size_t tournament, Rng& rng, const Worth& worth) {
  std::size_t best = drawParent(archive, rng);
  double most = worth(best);
  for (std::size_t i = 1; i < tournament; ++i) {
    const std::size_t drawn = drawParent(archive, rng);
    const double other = worth(drawn);
    if (other > most) {
      best = drawn;
      most = other;
    }
  }
  return best;
}

}  // namespace

std::size_t drawParent(const Archive& archive, Rng& rng) {
  assert(archive.size() > 0);
  return rng.below(archive.size());
}

std::size_t drawGoodParent(const Archive& archive, std::size_t tournament, Rng& rng) {
  return drawBest(archive, tournament, rng,
                  [&](std::size_t index) { return archive.member(index).objective; });
}

std::size_t drawNovelParent(const NoveltyArchive& archive, std::size_t tournament, Rng& rng) {
  return drawBest(archive, tournament, rng,
                  [&](std::size_t index) { return archive.noveltyOfMember(index); });
}

}  // namespace ludo::archive

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/archive/archive.h"
#include "core/archive/novelty_archive.h"
#include "core/base/rng.h"

/// Which member to breed from, as an index. The archive must have members (asserted).
namespace ludo::archive {

/// Any member, each with the same chance: as MAP-Elites does.
std::size_t drawParent(const Archive& archive, Rng& rng);

/// The member with the highest objective of `tournament` drawn ones: the more there are, the better the
/// parents and the fewer of them. Of equal ones the first drawn; at least one is drawn.
std::size_t drawGoodParent(const Archive& archive, std::size_t tournament, Rng& rng);

/// The same by novelty, as the members stand to each other now: novelty search.
std::size_t drawNovelParent(const NoveltyArchive& archive, std::size_t tournament, Rng& rng);

}  // namespace ludo::archive

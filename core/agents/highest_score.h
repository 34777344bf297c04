// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/agents/uct_tree.h"

namespace ludo::agents {

/// Less than any score.
constexpr float noScore = -2;

/// The first of those whose score is the highest.
template <typename Score>
std::uint32_t highestScore(std::span<const UctTree::Edge> edges, const Score& score) {
  std::uint32_t best = 0;
  float bestScore = noScore;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    const float here = score(edges[i]);
    if (here > bestScore) {
      best = i;
      bestScore = here;
    }
  }
  return best;
}

/// The same for value + scale * spread, of many edges: four at a time, and without branches. That does not
/// pay for the few edges of small nodes.
inline std::uint32_t highestOfMany(std::span<const UctTree::Edge> edges, float scale) {
  constexpr std::size_t lanes = 4;
  using Floats [[gnu::vector_size(lanes * sizeof(float))]] = float;
  using Indices [[gnu::vector_size(lanes * sizeof(float))]] = std::int32_t;
  Indices here = {0, 1, 2, 3};
  Indices bestAt = here;
  Floats best = {noScore, noScore, noScore, noScore};
  std::size_t done = 0;
  for (; done + lanes <= edges.size(); done += lanes) {
    const UctTree::Edge* const edge = &edges[done];
    const Floats values = {edge[0].value, edge[1].value, edge[2].value, edge[3].value};
    const Floats spreads = {edge[0].spread, edge[1].spread, edge[2].spread, edge[3].spread};
    const Floats scores = values + scale * spreads;
    const Indices better = scores > best;
    best = better ? scores : best;
    bestAt = better ? here : bestAt;
    here += static_cast<std::int32_t>(lanes);
  }
  std::uint32_t at = 0;
  float highest = noScore;
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const auto index = static_cast<std::uint32_t>(bestAt[lane]);
    if (best[lane] > highest || (best[lane] == highest && index < at)) {
      at = index;
      highest = best[lane];
    }
  }
  for (; done < edges.size(); ++done) {
    const float score = edges[done].value + scale * edges[done].spread;
    if (score > highest) {
      at = static_cast<std::uint32_t>(done);
      highest = score;
    }
  }
  return at;
}

}  // namespace ludo::agents

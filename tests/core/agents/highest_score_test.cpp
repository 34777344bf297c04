// SPDX-License-Identifier: Apache-2.0
#include "core/agents/highest_score.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace ludo::agents {
namespace {

using Edge = UctTree::Edge;

// Few different values, so that many are equal: then the first counts.
std::vector<Edge> anyEdges() {
  const auto count = *rc::gen::inRange<std::size_t>(1, 40);
  std::vector<Edge> edges(count);
  for (Edge& edge : edges) {
    const int quarters = *rc::gen::inRange(-1, 5);
    edge.value = quarters < 0 ? -1 : static_cast<float>(quarters) / 4;
    edge.spread = quarters < 0 ? 0 : static_cast<float>(*rc::gen::inRange(0, 3)) / 2;
  }
  return edges;
}

RC_GTEST_PROP(HighestScore, OfManyIsThatOfOneByOne, ()) {
  const std::vector<Edge> edges = anyEdges();
  const float scale = static_cast<float>(*rc::gen::inRange(0, 4)) / 2;
  const auto score = [&](const Edge& edge) { return edge.value + scale * edge.spread; };
  const std::uint32_t highest = highestOfMany(edges, scale);
  RC_ASSERT(highest < edges.size());
  RC_ASSERT(highest == highestScore(edges, score));
  for (std::uint32_t i = 0; i < edges.size(); ++i) RC_ASSERT(score(edges[i]) <= score(edges[highest]));
  for (std::uint32_t i = 0; i < highest; ++i) RC_ASSERT(score(edges[i]) < score(edges[highest]));
}

TEST(HighestScore, IsFoundInEveryPlace) {
  for (std::size_t count = 1; count < 20; ++count) {
    for (std::uint32_t place = 0; place < count; ++place) {
      std::vector<Edge> edges(count);
      edges[place].value = 0.5F;
      EXPECT_EQ(highestOfMany(edges, 1), place) << "of " << count;
    }
  }
}

TEST(HighestScore, OfCertainLossesIsTheFirst) {
  std::vector<Edge> edges(17);
  for (Edge& edge : edges) edge.value = -1;
  EXPECT_EQ(highestOfMany(edges, 1), 0U);
}

}  // namespace
}  // namespace ludo::agents

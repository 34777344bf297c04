// SPDX-License-Identifier: Apache-2.0
#include "core/archive/ranking.h"

#include <gtest/gtest.h>

namespace ludo::archive {
namespace {

const std::vector<Candidate> candidates = {
    {0, {}, 9, {}}, {1, {}, 1, {}}, {2, {}, 5, {}}, {3, {}, 5, {}}, {4, {}, 2, {}}};
const std::vector<Addition> additions = {{AddStatus::refused, 99},
                                         {AddStatus::isNew, 1},
                                         {AddStatus::improved, 3},
                                         {AddStatus::notAdded, -1},
                                         {AddStatus::isNew, 2}};

using Order = std::vector<std::size_t>;

TEST(Ranking, PutsWhatWasRefusedLast) {
  EXPECT_EQ(ranked(Ranking::statusThenValue, candidates, additions), (Order{4, 1, 2, 3, 0}));
  EXPECT_EQ(ranked(Ranking::value, candidates, additions), (Order{2, 4, 1, 3, 0}));
  EXPECT_EQ(ranked(Ranking::objective, candidates, additions), (Order{2, 3, 4, 1, 0}));
}

TEST(Ranking, IsFlatWhereFirstAndLastAreAlike) {
  const std::vector<Addition> same(5, {AddStatus::improved, 3});
  const Order order = {0, 1, 2, 3, 4};
  EXPECT_TRUE(flat(Ranking::value, order, candidates, same));
  EXPECT_TRUE(flat(Ranking::statusThenValue, order, candidates, same));
  EXPECT_FALSE(flat(Ranking::objective, order, candidates, same));
  EXPECT_FALSE(flat(Ranking::value, Order{0}, candidates, same));
  std::vector<Addition> other = same;
  other[4].value = 3 + 1e-9;
  EXPECT_FALSE(flat(Ranking::value, order, candidates, other));
  other[4] = {AddStatus::isNew, 3};
  EXPECT_TRUE(flat(Ranking::value, order, candidates, other));
  EXPECT_FALSE(flat(Ranking::statusThenValue, order, candidates, other));
}

}  // namespace
}  // namespace ludo::archive

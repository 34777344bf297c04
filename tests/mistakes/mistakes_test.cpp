// SPDX-License-Identifier: Apache-2.0
// One mistake of each class, in a game that is drawn by the seed: what is told of it, and what the first fix
// makes of the text. table.txt beside this file is the same, class by class (mistakes_table 1 1).
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "table.h"

namespace ludo::mistakes {
namespace {

const std::vector<Row>& rows() {
  static const std::vector<Row> measured = measure(readGames(), {.seed = 1, .gamesOfClass = 1});
  return measured;
}

/// Classes of whose mistakes the one that is made here is not mended yet; none.
const std::set<std::string> notMended = {};
bool isCounted(const Row& row) {
  return row.made > 0 && row.kind->lost.empty();
}

TEST(MistakeClasses, CoverManyClasses) {
  std::size_t made = 0;
  for (const Row& row : rows()) made += row.made;
  EXPECT_GE(made, 700U);
}

TEST(MistakeClasses, AreMendedByTheFirstFix) {
  for (const Row& row : rows()) {
    if (!isCounted(row)) continue;
    const std::string& name = row.kind->name;
    EXPECT_EQ(row.mended == row.made, !notMended.contains(name)) << name;
  }
}

TEST(MistakeClasses, AreNeverSilent) {
  for (const Row& row : rows()) EXPECT_EQ(row.silent, 0U) << row.kind->name;
}

TEST(MistakeClasses, AreNeverMadeAnotherGameOf) {
  for (const Row& row : rows()) {
    if (!row.kind->lost.empty()) continue;
    EXPECT_EQ(row.other, 0U) << row.kind->name;
    EXPECT_EQ(row.otherByFix, 0U) << row.kind->name;
  }
}

// All of them, those that are not mended too.
TEST(MistakeClasses, AreToldOnce) {
  std::size_t told = 0;
  std::size_t made = 0;
  for (const Row& row : rows()) {
    if (!isCounted(row)) continue;
    told += row.diagnostics;
    made += row.made * row.kind->fixes;
  }
  EXPECT_LE(static_cast<double>(told), 1.3 * static_cast<double>(made));
}

}  // namespace
}  // namespace ludo::mistakes

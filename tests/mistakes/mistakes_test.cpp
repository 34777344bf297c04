// SPDX-License-Identifier: Apache-2.0
// One mistake of each class, in a game that is drawn by the seed: what is told of it, and what the first fix
// makes of the text. table.txt beside this file is the same, class by class (mistakes_table 1 1).
#include <gtest/gtest.h>

#include <functional>

#include "table.h"

namespace ludo::mistakes {
namespace {

const std::vector<Row>& rows() {
  static const std::vector<Row> measured = measure(readGames(), {.seed = 1, .gamesOfClass = 1});
  return measured;
}

bool isCounted(const Row& row) {
  return row.made > 0 && row.kind->lost.empty();
}

TEST(MistakeClasses, CoverManyClasses) {
  std::size_t made = 0;
  for (const Row& row : rows()) made += row.made;
  EXPECT_GE(made, 700U);
}

/// Of all classes, weighted equally, those of which `count` says so of the mistake that was made.
double shareOf(const std::function<bool(const Row&)>& count) {
  std::size_t counted = 0;
  std::size_t found = 0;
  for (const Row& row : rows()) {
    if (!isCounted(row)) continue;
    ++counted;
    found += count(row) ? 1 : 0;
  }
  return static_cast<double>(found) / static_cast<double>(counted);
}

// Which game a mistake is made in hangs on the samples: shares stay where single classes do not.
TEST(MistakeClasses, AreMendedByTheFirstFix) {
  EXPECT_GE(shareOf([](const Row& row) { return row.mended == row.made; }), 0.96);
}

TEST(MistakeClasses, AreHardlyEverMadeAnotherGameOf) {
  EXPECT_LE(shareOf([](const Row& row) { return row.other > 0; }), 0.005);
  EXPECT_LE(shareOf([](const Row& row) { return row.otherByFix > 0; }), 0.001);
}

TEST(MistakeClasses, AreHardlyEverSilent) {
  EXPECT_LE(shareOf([](const Row& row) { return row.silent > 0; }), 0.002);
}

TEST(MistakeClasses, AreToldOnce) {
  std::size_t told = 0;
  std::size_t made = 0;
  for (const Row& row : rows()) {
    // A habit of the whole text that is not mended is told line by line.
    const bool isManyMistakes = row.kind->group == "habit" && row.mended < row.made;
    if (!isCounted(row) || isManyMistakes) continue;
    told += row.diagnostics;
    made += row.made * row.kind->fixes;
  }
  EXPECT_LE(static_cast<double>(told), 1.3 * static_cast<double>(made));
}

}  // namespace
}  // namespace ludo::mistakes

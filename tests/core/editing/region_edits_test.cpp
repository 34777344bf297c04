// SPDX-License-Identifier: Apache-2.0
#include "core/editing/region_edits.h"

#include <gtest/gtest.h>

#include "edited_game.h"

namespace ludo::editing {
namespace {

using testing_games::analysed;
using testing_games::edited;
using testing_games::gameWith;

std::string boardWith(const std::string& regions) {
  return gameWith(R"(
```yaml
section: "boards"
items:
  - id: "cell"
    shape: { grid: { rows: 3, cols: 3 } }
    regions:
)" + regions + "\n```\n");
}

std::string painted(const std::string& content, const RegionChange& change) {
  return edited(content, [&](const service::Analysis& analysis) { return regionEdits(analysis, change); });
}

TEST(RegionEdits, AZoneComesIntoARegionAndLeavesIt) {
  const std::string one = boardWith(R"(      - { id: "fort", cells: ["cell_0_0"] }  # home)");
  const std::string two = boardWith(R"(      - { id: "fort", cells: ["cell_0_0", "cell_1_1"] }  # home)");
  const RegionChange centre{"fort", kernel::nobody, "cell_1_1"};
  EXPECT_EQ(painted(one, centre), two);
  EXPECT_EQ(painted(two, centre), one);
}

TEST(RegionEdits, ARegionOfTheShapeStaysAWordAsLongAsItCan) {
  const std::string words = boardWith(R"(      - { id: "fort", cells: ["corners"] })");
  EXPECT_EQ(painted(words, {"fort", kernel::nobody, "cell_1_1"}),
            boardWith(R"(      - { id: "fort", cells: ["corners", "cell_1_1"] })"));
  EXPECT_EQ(painted(words, {"fort", kernel::nobody, "cell_0_0"}),
            boardWith(R"(      - { id: "fort", cells: ["cell_0_2", "cell_2_0", "cell_2_2"] })"));
}

TEST(RegionEdits, EachSeatHasItsPart) {
  const std::string before = boardWith(R"(      - { id: "goal", perSeat: [["top"], ["cell_2_0"]] })");
  EXPECT_EQ(painted(before, {"goal", 1, "cell_2_1"}),
            boardWith(R"(      - { id: "goal", perSeat: [["top"], ["cell_2_0", "cell_2_1"]] })"));
  EXPECT_EQ(painted(before, {"goal", 5, "cell_2_1"}), "nothing");
}

TEST(RegionEdits, OnlyWhatTheTextListsCanBePainted) {
  const std::string content = boardWith(R"(      - { id: "fort", cells: ["cell_0_0"] })");
  const service::AnalysisPtr analysis = analysed(content);
  const std::vector<WrittenRegion> regions = writtenRegions(*analysis);
  ASSERT_EQ(regions.size(), 1U);
  EXPECT_EQ(regions.front().id, "fort");
  EXPECT_FALSE(regions.front().perSeat);
  EXPECT_EQ(painted(content, {"corners", kernel::nobody, "cell_1_1"}), "nothing");
  EXPECT_EQ(painted(content, {"fort", kernel::nobody, "cell_9_9"}), "nothing");
}

}  // namespace
}  // namespace ludo::editing

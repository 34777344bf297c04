// SPDX-License-Identifier: Apache-2.0
#include "core/editing/setup_edits.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/editing/setup_candidates.h"
#include "core/kernel/kernel.h"
#include "edited_game.h"

namespace ludo::editing {
namespace {

using testing_games::analysed;
using testing_games::edited;

std::string sampleOf(const std::string& name) {
  std::ifstream file(std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md");
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

std::string gameOfMen(const std::string& setup) {
  return testing_games::gameWith(R"(
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 2, cols: 2 } }, capacity: 1 }
```

```yaml
section: "zones"
items:
  - { id: "bank" }
```

```yaml
section: "tokenTypes"
items:
  - { id: "man" }
  - { id: "coin" }
```
)" + setup);
}

std::string setupOf(const std::string& items) {
  return R"(
Before the first turn:

```yaml
section: "setup"
items:)" +
         items + "\n```\n";
}

/// The text after a change; a word in place of it when there is none.
std::string changed(const std::string& content, const SetupChange& change) {
  return edited(content, [&](const service::Analysis& analysis) { return setupEdits(analysis, change); });
}

/// What lies in a zone when the game begins: "man of 0".
std::string heldBy(const std::string& content, const std::string& zone) {
  const service::AnalysisPtr analysis = analysed(content);
  if (analysis->rules == nullptr) return "has errors";
  const kernel::State state = kernel::initialState(*analysis->rules, 1);
  std::string held;
  for (const kernel::Token& token : state.tokens) {
    if (!token.alive() || analysis->rules->zone(token.zone).name != zone) continue;
    if (!held.empty()) held += ", ";
    held += analysis->rules->def().tokenTypes[token.type].id.name + " of " + std::to_string(token.owner);
  }
  return held;
}

SetupToken man(const std::string& zone, kernel::Seat owner = 0) {
  return {"man", owner, zone};
}

TEST(SetupEdits, WritesTheSectionWhenThereIsNone) {
  const std::string after = changed(gameOfMen(""), {.taken = {}, .put = man("cell_0_1", 1)});
  EXPECT_NE(after.find(R"(section: "setup"
items:
  - place:)"),
            std::string::npos)
      << after;
  EXPECT_EQ(heldBy(after, "cell_0_1"), "man of 1");
}

TEST(SetupEdits, PutsATokenBehindThoseThatAreThere) {
  const std::string before = gameOfMen(setupOf(R"(
  - place: { type: "man", zone: "cell_0_0", owner: "0" }  # first
  - createToken: { type: "coin", zone: "bank", count: 2 }
  - shuffle: { zone: "bank" })"));
  const std::string expected = gameOfMen(setupOf(R"(
  - place: { type: "man", zone: "cell_0_0", owner: "0" }  # first
  - createToken: { type: "coin", zone: "bank", count: 2 }
  - place: { type: "man", zone: "cell_1_1", owner: "1" }
  - shuffle: { zone: "bank" })"));
  EXPECT_EQ(changed(before, {.taken = {}, .put = man("cell_1_1", 1)}), expected);
}

TEST(SetupEdits, CountsUpAndDownWhatIsWrittenWithANumber) {
  const SetupToken coin{"coin", kernel::nobody, "bank"};
  const std::string one = gameOfMen(setupOf(R"(
  - createToken: { type: "coin", zone: "bank" })"));
  const std::string two = gameOfMen(setupOf(R"(
  - createToken: { type: "coin", zone: "bank", count: 2 })"));
  const std::string three = gameOfMen(setupOf(R"(
  - createToken: { type: "coin", zone: "bank", count: 3 })"));
  EXPECT_EQ(changed(one, {.taken = {}, .put = coin}), two);
  EXPECT_EQ(changed(two, {.taken = {}, .put = coin}), three);
  EXPECT_EQ(changed(three, {.taken = coin, .put = {}}), two);
}

TEST(SetupEdits, TheLastTokenLeavesAnEmptyListAndComesBack) {
  const std::string one = gameOfMen(setupOf(R"(
  - place: { type: "man", zone: "cell_0_0", owner: "0" })"));
  const std::string none = changed(one, {.taken = man("cell_0_0"), .put = {}});
  EXPECT_EQ(none, gameOfMen(setupOf(" []")));
  EXPECT_EQ(heldBy(changed(none, {.taken = {}, .put = man("cell_1_0")}), "cell_1_0"), "man of 0");
}

TEST(SetupEdits, MovesATokenByItsZone) {
  const auto at = [](const char* zone) {
    return gameOfMen(
        setupOf("\n  - place: { type: \"man\", zone: \"" + std::string(zone) + R"(", owner: "0" })"));
  };
  EXPECT_EQ(changed(at("cell_0_0"), {.taken = man("cell_0_0"), .put = man("cell_1_1")}), at("cell_1_1"));
}

TEST(SetupEdits, OneTokenTakesThePlaceOfAnother) {
  const auto with = [](const std::string& owner) {
    return gameOfMen(setupOf("\n  - place: { type: \"man\", zone: \"cell_0_0\", owner: \"" + owner + "\" }"));
  };
  EXPECT_EQ(changed(with("0"), {.taken = man("cell_0_0", 0), .put = man("cell_0_0", 1)}), with("1"));
}

TEST(SetupEdits, AFullSpaceTakesNoSecondToken) {
  const std::string full = gameOfMen(setupOf(R"(
  - place: { type: "man", zone: "cell_0_0", owner: "0" })"));
  EXPECT_EQ(changed(full, {.taken = {}, .put = man("cell_0_0", 1)}), "nothing");
}

TEST(SetupEdits, TakesOneOfManyThatALoopMakes) {
  const std::string before = sampleOf("breakthrough");
  const SetupToken pawn{"pawn", 0, "cell_6_3"};
  const std::string without = changed(before, {.taken = pawn, .put = {}});
  EXPECT_NE(without.find(R"y(  - destroyToken: { token: "top(cell_6_3)" }
)y"),
            std::string::npos);
  EXPECT_EQ(heldBy(without, "cell_6_3"), "");
  EXPECT_EQ(heldBy(without, "cell_6_4"), "pawn of 0");
  // Put back, it leaves the text as it was.
  EXPECT_EQ(changed(without, {.taken = {}, .put = pawn}), before);
}

TEST(SetupEdits, MovesOneOfManyThatALoopMakesThereAndBack) {
  const std::string before = sampleOf("breakthrough");
  const SetupToken home{"pawn", 0, "cell_6_3"};
  const SetupToken ahead{"pawn", 0, "cell_4_3"};
  const SetupToken aside{"pawn", 0, "cell_4_4"};
  const std::string moved = changed(before, {.taken = home, .put = ahead});
  EXPECT_EQ(heldBy(moved, "cell_4_3"), "pawn of 0");
  EXPECT_EQ(heldBy(moved, "cell_6_3"), "");
  const std::string again = changed(moved, {.taken = ahead, .put = aside});
  EXPECT_EQ(heldBy(again, "cell_4_4"), "pawn of 0");
  EXPECT_EQ(again.size(), moved.size());
  EXPECT_EQ(changed(again, {.taken = aside, .put = home}), before);
}

TEST(SetupEdits, WhatIsDealtComesBeforeItIsShuffled) {
  const std::string after = changed(sampleOf("deck-builder"), {.taken = {}, .put = {{"farm", 0, "draw:0"}}});
  const std::size_t put = after.find(R"(place: { type: "farm", zone: "draw:0")");
  ASSERT_NE(put, std::string::npos);
  EXPECT_LT(put, after.find(R"(shuffle: { zone: "draw:all" })"));
}

TEST(SetupEdits, AGameWithErrorsStaysAsItIs) {
  const service::AnalysisPtr broken = analysed(R"(```yaml
section: "zones"
itemz: []
```
)");
  EXPECT_FALSE(setupEdits(*broken, {.taken = {}, .put = man("cell_0_0")}));
}

TEST(SetupEdits, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(setupEdits(*analysed(gameOfMen("")), {.taken = {}, .put = man("cell_0_0")}, stop.get_token()));
}

TEST(SetupEdits, TokensComeAndGoInEverySample) {
  int changes = 0;
  for (const auto& file : std::filesystem::directory_iterator(std::string(LUDO_SOURCE_DIR) + "/samples")) {
    if (file.path().extension() != ".md") continue;
    const std::string name = file.path().stem().string();
    const std::string before = sampleOf(name);
    const service::AnalysisPtr analysis = analysed(before);
    ASSERT_NE(analysis->rules, nullptr) << name;
    const auto& types = analysis->rules->def().tokenTypes;
    const auto& zones = analysis->rules->zones();
    if (types.empty() || zones.empty()) continue;
    for (const std::size_t zone : {std::size_t{0}, zones.size() / 2, zones.size() - 1}) {
      const SetupToken token{types.back().id.name, zones[zone].owner, zones[zone].name};
      const std::string with = changed(before, {.taken = {}, .put = token});
      if (zones[zone].capacity == 1 && !heldBy(before, token.zone).empty()) {
        EXPECT_EQ(with, "nothing") << name << ", " << token.zone << " is full";
        continue;
      }
      ASSERT_NE(with, "nothing") << name << ", " << token.zone;
      EXPECT_NE(changed(with, {.taken = token, .put = {}}), "nothing") << name << ", " << token.zone;
      ++changes;
    }
  }
  EXPECT_GT(changes, 50);
}

// Lines that each make the same token could be paired in a million ways.
TEST(SetupEdits, OfManyLinesAFewAreTried) {
  std::string items;
  for (int line = 0; line < 1000; ++line) {
    items += R"(
  - createToken: { type: "coin", zone: "bank" })";
    items += R"(
  - createToken: { type: "man", zone: "bank" })";
  }
  const service::AnalysisPtr analysis = analysed(gameOfMen(setupOf(items)));
  ASSERT_NE(analysis->rules, nullptr);
  const SetupChange change{SetupToken{"coin", kernel::nobody, "bank"},
                           SetupToken{"man", kernel::nobody, "bank"}};
  EXPECT_EQ(setupCandidates(analysis->markdown, change).size(), mostCandidates);
  EXPECT_TRUE(setupEdits(*analysis, change));
}

}  // namespace
}  // namespace ludo::editing

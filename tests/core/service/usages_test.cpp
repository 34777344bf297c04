// SPDX-License-Identifier: Apache-2.0
#include "core/service/usages.h"

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/kernel/kernel.h"
#include "core/service/known_names.h"

using namespace ludo;
using namespace ludo::service;

namespace {

AnalysisPtr analysed(const std::string& text) {
  return analyse(std::make_shared<SourceText>("game.md", text), 0, {}, SpecTests::Leave, Fixes::Leave);
}

std::string sampleText(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md");
  EXPECT_TRUE(text) << name;
  return text ? *text : "";
}

/// How a game goes that is played by a seed: how many moves there were at each ply, and who won.
std::vector<std::size_t> course(const kernel::RulesPtr& rules) {
  std::vector<std::size_t> counts;
  Rng rng = Rng::forRun(3, 0);
  kernel::State state = kernel::initialState(*rules, 3);
  for (int ply = 0; ply < 60 && !state.over(); ++ply) {
    const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
    counts.push_back(moves.size());
    if (moves.empty()) break;
    kernel::applyMove(*rules, state, moves[rng.below(moves.size())]);
  }
  return counts;
}

constexpr std::string_view small = R"(# Marks

Put a `mark` on a `cell`.

```yaml
section: "metadata"
id: "marks"
players: { min: 2, max: 2 }
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 2, cols: 2 } }, capacity: 1 }
```

```yaml
section: "tokenTypes"
items:
  - { id: "mark" }
```

```yaml
section: "actions"
items:
  - id: "place"
    phase: "main"
    label: "Put one on {$where}"
    params:
      - { name: "$where", domain: { query: "zones", in: "cell" } }
    effects:
      - { createToken: { type: "mark", zone: "$where", owner: "actor" } }
```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "end"
items:
  - id: "corner"
    when: { is: "empty", zone: "cell_0_0" }
    result: { type: "draw" }
```
)";

std::string renamed(const std::string& text, std::string_view at, const std::string& newName) {
  const auto edits = renameAt(*analysed(text), text.find(at) + 1, newName);
  EXPECT_TRUE(edits) << edits.failure();
  return edits ? diagnostics::applyEdits(text, *edits) : text;
}

}  // namespace

TEST(Usages, AreEverywhereWhereTheSameIsMeant) {
  const std::string text(small);
  const AnalysisPtr analysis = analysed(text);
  const auto usages = usagesAt(*analysis, text.find(R"("$where", domain)") + 2);
  ASSERT_TRUE(usages);
  EXPECT_EQ(usages->name, "$where");
  ASSERT_EQ(usages->places.size(), 3U);
  for (const Span& place : usages->places) EXPECT_EQ(analysis->source->view(place), "$where");
  // The same from any of the places.
  for (const Span& place : usages->places)
    EXPECT_EQ(usagesAt(*analysis, place.begin)->places, usages->places);
}

TEST(Usages, AreNoneWhereNothingIsNamed) {
  const std::string text(small);
  const AnalysisPtr analysis = analysed(text);
  EXPECT_FALSE(usagesAt(*analysis, 3));
  EXPECT_FALSE(usagesAt(*analysis, text.find("capacity")));
  EXPECT_FALSE(renameAt(*analysis, text.find("capacity"), "room"));
}

TEST(Rename, ChangesHolesSpacesOfBoardsAndProse) {
  std::string text(small);
  text = renamed(text, R"($where", domain)", "$spot");
  EXPECT_NE(text.find("Put one on {$spot}"), std::string::npos);
  EXPECT_EQ(text.find("$where"), std::string::npos);
  text = renamed(text, R"(cell", shape)", "square");
  EXPECT_NE(text.find(R"(zone: "square_0_0")"), std::string::npos);
  EXPECT_NE(text.find("on a `square`"), std::string::npos);
  EXPECT_EQ(text.find("cell"), std::string::npos);
  EXPECT_TRUE(analysed(text)->rules);
}

TEST(Rename, AddsTheDollarOfABinding) {
  EXPECT_EQ(renamed(std::string(small), R"($where", domain)", "spot"),
            renamed(std::string(small), R"($where", domain)", "$spot"));
}

TEST(Rename, IsRefusedWithTheReason) {
  const std::string text(small);
  const AnalysisPtr analysis = analysed(text);
  for (const char* wrong : {"", "two words", "a:b", "{x}"}) {
    const auto edits = renameAt(*analysis, text.find(R"(mark" })") + 1, wrong);
    ASSERT_FALSE(edits) << wrong;
    EXPECT_NE(edits.failure().find("cannot be called"), std::string::npos) << edits.failure();
  }
  // A space of a board has its name from the board.
  EXPECT_EQ(analysis->source->view(usagesAt(*analysis, text.find("cell_0_0"))->places.back()), "cell");
}

TEST(Rename, ToATakenNameIsRefused) {
  std::string text(small);
  text.replace(text.find(R"(  - { id: "mark" })"), 18, R"(  - { id: "mark" }
  - { id: "stone" })");
  ASSERT_TRUE(analysed(text)->rules);
  EXPECT_FALSE(renameAt(*analysed(text), text.find(R"(mark" })") + 1, "stone"));
}

/// Each name of each sample can be changed, and the game stays the game; changed back, the text is the text.
class RenameSamples : public ::testing::TestWithParam<const char*> {};

TEST_P(RenameSamples, EachNameCanBeChangedAndBack) {
  const std::string text = sampleText(GetParam());
  const AnalysisPtr analysis = analysed(text);
  ASSERT_TRUE(analysis->rules);
  const std::vector<std::size_t> played = course(analysis->rules);
  std::size_t tried = 0;
  for (const KnownName& known : knownNames(*analysis)) {
    if (!known.span.known() || !known.board.empty()) continue;
    const std::size_t at = text.find(known.name, known.span.begin);
    const auto usages = usagesAt(*analysis, at);
    if (!usages || usages->name != known.name) continue;
    ++tried;
    const auto edits = renameAt(*analysis, at, known.name + "Zz");
    ASSERT_TRUE(edits) << known.name << ": " << edits.failure();
    const std::string changed = diagnostics::applyEdits(text, *edits);
    const AnalysisPtr after = analysed(changed);
    ASSERT_TRUE(after->rules) << known.name;
    EXPECT_EQ(course(after->rules), played) << known.name;
    const auto back = renameAt(*after, changed.find(known.name + "Zz", usages->definition.begin), known.name);
    ASSERT_TRUE(back) << known.name << ": " << back.failure();
    EXPECT_EQ(diagnostics::applyEdits(changed, *back), text) << known.name;
  }
  EXPECT_GT(tried, 3U);
}

INSTANTIATE_TEST_SUITE_P(Rename, RenameSamples,
                         ::testing::Values("breakthrough", "deck-builder", "dice-race", "kalah", "kuhn-poker",
                                           "pig", "salt-and-sails", "threat-and-money"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

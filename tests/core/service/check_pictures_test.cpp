// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/service/analysis.h"

using namespace ludo;
using namespace ludo::service;

namespace fs = std::filesystem;

namespace {

constexpr const char* drawing = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>)";

class GamesWithPictures : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "ludo-lint-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    m_folder = pattern;
    fs::create_directory(m_folder / "cards");
    for (const char* name : {"board.svg", "cards/sword.svg", "cards/shield.svg"}) write(name, drawing);
  }
  void TearDown() override { fs::remove_all(m_folder); }

  void write(const std::string& name, const std::string& content) {
    std::ofstream(m_folder / name, std::ios::binary) << content;
  }

  /// A game with cards of the kinds that are named, whose look is given.
  static std::string gameWith(const std::string& rendering, const std::string& kinds) {
    return R"(# Game

```yaml
section: "metadata"
id: "game"
players: { min: 2, max: 2 }
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 2, cols: 2 } } }
```

```yaml
section: "zones"
items:
  - { id: "deck" }
```

```yaml
section: "tables"
items:
  - { tokens: "card", zone: "deck" }
```

| kind |
|------|
)" + kinds +
           R"(
```yaml
section: "rendering"
)" + rendering +
           R"(```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - { id: "wait", actor: "active", phase: "main" }
```

```yaml
section: "end"
items:
  - { when: { op: ">", left: { ref: "turnNumber" }, right: 5 }, result: { type: "draw" } }
```
)";
  }

  AnalysisPtr analysed(const std::string& text) {
    write("game.md", text);
    return analyse(std::make_shared<SourceText>("game.md", text, (m_folder / "game.md").string()));
  }
  /// What is told of pictures, and nothing else of them.
  static diagnostics::List toldOfPictures(const AnalysisPtr& analysis) {
    EXPECT_TRUE(analysis->game);
    diagnostics::List told = analysis->diagnostics;
    std::erase_if(told,
                  [](const diagnostics::Diagnostic& each) { return !each.kind->code.ends_with("-picture"); });
    return told;
  }

  fs::path m_folder;
};

TEST_F(GamesWithPictures, AreFineWhereTheFilesAre) {
  const std::string text = gameWith(
      R"(tokens: [{ type: "card", shape: "card", picture: "cards/{kind}.svg" }]
boards: [{ board: "cell", picture: "board.svg" }]
)",
      "| sword |\n| shield |\n");
  EXPECT_TRUE(toldOfPictures(analysed(text)).empty());
}

TEST_F(GamesWithPictures, AreToldWhatIsMissingAndMeant) {
  const std::string text = gameWith(R"(boards: [{ board: "cell", picture: "bord.svg" }]
)",
                                    "| sword |\n");
  const diagnostics::List told = toldOfPictures(analysed(text));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].kind->code, "missing-picture");
  EXPECT_EQ(told[0].severity(), diagnostics::Severity::Warning);
  EXPECT_EQ(text.substr(told[0].span.begin, told[0].span.end - told[0].span.begin), R"("bord.svg")");
  EXPECT_EQ(told[0].suggestion, R"(Did you mean "board.svg"?)");
  ASSERT_TRUE(told[0].fix);
  const std::string mended = diagnostics::applyEdits(text, told[0].fix->edits);
  EXPECT_TRUE(toldOfPictures(analysed(mended)).empty());
}

TEST_F(GamesWithPictures, AreToldOfBacksAndZonesToo) {
  const std::string text = gameWith(
      R"(tokens: [{ type: "card", shape: "card", back: "bard.svg" }]
zones: [{ zone: "deck", picture: "boarrd.svg" }]
)",
      "| sword |\n");
  const diagnostics::List told = toldOfPictures(analysed(text));
  ASSERT_EQ(told.size(), 2U);
  for (const diagnostics::Diagnostic& each : told) {
    EXPECT_EQ(each.kind->code, "missing-picture");
    EXPECT_EQ(each.suggestion, R"(Did you mean "board.svg"?)");
  }
  EXPECT_EQ(text.substr(told[0].span.begin, told[0].span.end - told[0].span.begin), R"("bard.svg")");
  EXPECT_EQ(text.substr(told[1].span.begin, told[1].span.end - told[1].span.begin), R"("boarrd.svg")");
}

TEST_F(GamesWithPictures, HaveBacksThatSayNothingOfTheFace) {
  const auto codes = [this](const std::string& looks) {
    std::string text;
    const AnalysisPtr analysis = analysed(gameWith(looks, "| sword |\n"));
    for (const diagnostics::Diagnostic& each : analysis->diagnostics)
      text += std::string(each.kind->code) + ": " + each.message + '\n';
    return text;
  };
  const std::string told = codes(R"(tokens: [{ type: "card", shape: "card", back: "cards/{kind}.svg" }]
)");
  EXPECT_NE(told.find(R"(placeholder-text: The back of a card says nothing of its face, and "{kind}")"),
            std::string::npos)
      << told;
  EXPECT_NE(codes(R"(zones: [{ zone: "deck", picture: "board.svg" }, { zone: "deck" }]
)")
                .find(R"(There is another look of "deck")"),
            std::string::npos);
  EXPECT_EQ(codes(R"(tokens: [{ type: "card", shape: "card", back: "board.svg" }]
zones: [{ zone: "deck", picture: "board.svg" }]
)"),
            codes(R"(tokens: [{ type: "card", shape: "card" }]
)"));
}

TEST_F(GamesWithPictures, AreToldOfEachValueThatHasNone) {
  const std::string look = R"(tokens: [{ type: "card", picture: "cards/{kind}.svg" }]
)";
  const diagnostics::List told = toldOfPictures(analysed(gameWith(look, R"(| axe |
| sword |
| bow |
)")));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_NE(told[0].message.find(R"("cards/axe.svg")"), std::string::npos) << told[0].message;
  EXPECT_NE(told[0].message.find("1 more is missing"), std::string::npos) << told[0].message;
}

TEST_F(GamesWithPictures, AreToldWhichCannotBeDrawn) {
  write("cards/sword.svg", "<svg><script/></svg>");
  const std::string look = R"(tokens: [{ type: "card", picture: "cards/{kind}.svg" }]
)";
  const diagnostics::List told = toldOfPictures(analysed(gameWith(look, "| sword |\n| shield |\n")));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].kind->code, "unfit-picture");
  EXPECT_NE(told[0].message.find("<script>"), std::string::npos) << told[0].message;
}

TEST_F(GamesWithPictures, AreNotJudgedWithoutAFile) {
  const std::string text = gameWith(R"(boards: [{ board: "cell", picture: "bord.svg" }]
)",
                                    "| sword |\n");
  EXPECT_TRUE(toldOfPictures(analyse(std::make_shared<SourceText>("Untitled 1", text))).empty());
}

TEST_F(GamesWithPictures, OfRowsThatAreTypesGoByTheirIds) {
  std::string text = gameWith("{}\n", "| sword |\n| shieldd |\n");
  const std::string table = R"({ tokens: "card", zone: "deck" })";
  text.replace(text.find(table), table.size(), R"({ picture: "cards/{id}.svg", zone: "deck" })");
  text.replace(text.find("| kind |"), 8, "| id |");
  const std::string rendering = R"(section: "rendering"
{}
)";
  text.replace(text.find(rendering), rendering.size(), R"(section: "constants"
A: 1
)");
  const AnalysisPtr analysis = analysed(text);
  const diagnostics::List told = toldOfPictures(analysis);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_NE(told[0].message.find(R"("cards/shieldd.svg")"), std::string::npos);
  EXPECT_EQ(analysis->source->lineColumn(told[0].span.begin).line,
            analysis->source->lineColumn(text.find("shieldd")).line);
}

TEST_F(GamesWithPictures, AreCompleted) {
  const std::string text = gameWith(R"(boards: [{ board: "cell", picture: "" }]
)",
                                    "| sword |\n");
  const std::string key = R"(picture: ")";
  const std::vector<Completion> offered = completionsAt(*analysed(text), text.find(key) + key.size());
  std::vector<std::string> labels;
  for (const Completion& each : offered) labels.push_back(each.label);
  EXPECT_EQ(labels, (std::vector<std::string>{"board.svg", "cards/shield.svg", "cards/sword.svg"}));
}

}  // namespace

// SPDX-License-Identifier: Apache-2.0
#include <filesystem>

#include "program.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;

class VariationCommands : public ProgramTest {
 protected:
  std::vector<std::string> filesIn(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path(folder)))
      names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
  }
};

TEST_F(VariationCommands, CompletesAPlace) {
  write("game.md", replaced(read(fs::relative(sample("tic-tac-toe"), path("")).string()),
                            R"({ op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 1 })",
                            R"("TODO")"));
  const std::string text = read("game.md");
  const std::size_t at = text.find("TODO");
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
  const std::string place = std::to_string(line) + ":" + std::to_string(at - text.rfind('\n', at));
  const Finished listed = ludo({"complete", "game.md", "--at", place, "--count", "3", "--out", "whole.md"});
  EXPECT_CODE(0, listed);
  EXPECT_HAS(listed.out, "how it does");
  EXPECT_HAS(listed.out, "compiles");
  EXPECT_CODE(0, ludo({"spec:compile", "whole.md", "--out", "game.json"}));
  EXPECT_FALSE(has(read("whole.md"), "TODO"));
  const Finished second =
      ludo({"complete", "game.md", "--at", place, "--count", "3", "--choose", "2", "--out", "second.md"});
  EXPECT_EQ(second.out, listed.out);
  EXPECT_NE(read("second.md"), read("whole.md"));
  const Finished nothing = ludo({"complete", "game.md", "--at", "1:1"});
  EXPECT_CODE(1, nothing);
  EXPECT_HAS(nothing.err, "nothing is missing here");
  const Finished none =
      ludo({"complete", "game.md", "--at", place, "--count", "3", "--choose", "40", "--out", "none.md"});
  EXPECT_CODE(1, none);
  EXPECT_HAS(none.err, "there are 3 candidates");
  EXPECT_FALSE(fs::exists(path("none.md")));
  EXPECT_CODE(2, ludo({"complete", "game.md", "--choose", "2"}));
  EXPECT_CODE(2, ludo({"complete", "game.md", "--at", "12"}));
  EXPECT_CODE(2, ludo({"complete", "game.md", "--at", "9999:1"}));
}

TEST_F(VariationCommands, VaryWritesChildrenThatCompile) {
  const Finished finished = ludo({"vary", sample("pig"), "--count", "6", "--seed", "2", "--out", "children"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "6 of 6 children are written");
  const std::vector<std::string> names = filesIn("children");
  ASSERT_EQ(names.size(), 6U);
  for (const std::string& name : names) {
    EXPECT_HAS(finished.out, name);
    EXPECT_CODE(0, ludo({"test", "children/" + name}));
  }
  const Finished again = ludo({"vary", sample("pig"), "--count", "6", "--seed", "2", "--out", "again"});
  EXPECT_EQ(again.out, finished.out);
  for (const std::string& name : names) EXPECT_EQ(read("again/" + name), read("children/" + name));
}

TEST_F(VariationCommands, VaryTakesCompiledGamesToo) {
  EXPECT_CODE(0, ludo({"spec:compile", sample("pig"), "--out", "pig.json"}));
  const Finished finished =
      ludo({"vary", "pig.json", "--count", "2", "--operator", "tweak-number", "--out", "kids"});
  EXPECT_CODE(0, finished);
  EXPECT_EQ(filesIn("kids").size(), 2U);
}

TEST_F(VariationCommands, VaryRefusesWhatItCannotVary) {
  write("broken.md", R"(# Broken

```yaml
section: "metadata"
id: "broken"
```
)");
  const Finished broken = ludo({"vary", "broken.md", "--out", "none"});
  EXPECT_CODE(1, broken);
  EXPECT_HAS(broken.err, "players");
  EXPECT_FALSE(fs::exists(path("none")));
  EXPECT_CODE(3, ludo({"vary", "missing.md", "--out", "none"}));
  const Finished operators = ludo({"vary", sample("pig"), "--operator", "swap", "--out", "none"});
  EXPECT_CODE(2, operators);
  EXPECT_HAS(operators.err, "swap-bundle");
  EXPECT_CODE(2, ludo({"vary", sample("pig")}));
  EXPECT_CODE(2, ludo({"vary", sample("pig"), "--count", "0", "--out", "none"}));
  const Finished folder = ludo({"vary", sample("pig"), "--games", "nowhere", "--out", "none"});
  EXPECT_CODE(3, folder);
  EXPECT_HAS(folder.err, "nowhere");
}

TEST_F(VariationCommands, NothingIsReplaced) {
  fs::create_directory(path("full"));
  write("full/mine.md", "mine");
  const Finished finished = ludo({"vary", sample("pig"), "--count", "1", "--out", "full"});
  EXPECT_CODE(3, finished);
  EXPECT_HAS(finished.err, "not empty");
  write("file", "mine");
  EXPECT_CODE(3, ludo({"draft", "--count", "1", "--out", "file"}));
  EXPECT_EQ(filesIn("full"), std::vector<std::string>{"mine.md"});
  EXPECT_EQ(read("file"), "mine");
}

TEST_F(VariationCommands, DraftWritesGames) {
  const Finished finished = ludo({"draft", "--count", "2", "--like", "pig", "--seed", "4",
                                  "--save-tree-model", "model.json", "--out", "drafts"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "No language model was asked");
  const std::vector<std::string> names = filesIn("drafts");
  ASSERT_EQ(names.size(), 2U);
  for (const std::string& name : names)
    EXPECT_CODE(0, ludo({"spec:compile", "drafts/" + name, "--out", "game.json"}));
  // A saved model draws what the learned one does.
  const Finished again = ludo({"draft", "--count", "2", "--like", "pig", "--seed", "4", "--tree-model",
                               "model.json", "--out", "again"});
  EXPECT_EQ(again.out, finished.out);
  for (const std::string& name : names) EXPECT_EQ(read("again/" + name), read("drafts/" + name));
}

TEST_F(VariationCommands, DraftRefusesWhatItDoesNotKnow) {
  const Finished like = ludo({"draft", "--like", "chess", "--out", "none"});
  EXPECT_CODE(2, like);
  EXPECT_HAS(like.err, "tic-tac-toe");
  write("model.json", "{}");
  const Finished model = ludo({"draft", "--tree-model", "model.json", "--out", "none"});
  EXPECT_CODE(1, model);
  EXPECT_HAS(model.err, R"(no "tree")");
  fs::create_directory(path("games"));
  write("games/one.md", "# No game\n");
  const Finished games = ludo({"draft", "--games", "games", "--out", "none"});
  EXPECT_CODE(1, games);
  EXPECT_HAS(games.err, "holds no specification");
  EXPECT_FALSE(fs::exists(path("none")));
}

}  // namespace
}  // namespace ludo::testing

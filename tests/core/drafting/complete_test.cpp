// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/complete.h"

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/generate/learn.h"
#include "core/generate/written_game.h"

namespace ludo::testing {
namespace {

using namespace drafting;

std::string sampleText(const std::string& name) {
  return *readFile(LUDO_SOURCE_DIR "/samples/" + name + ".md");
}

std::string replacedIn(std::string text, const std::string& part, const std::string& by) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return text.replace(at, part.size(), by);
}

generate::TreeModel learned() {
  generate::TreeModel model;
  for (const char* name : {"hex", "pig", "breakthrough"}) {
    diagnostics::List told;
    auto game = generate::readGame(std::make_shared<SourceText>(name, sampleText(name)), told);
    generate::learn(generate::choicesOf(*game), model);
  }
  return model;
}

TEST(Complete, FillsEachHoleAndLeavesTheRest) {
  const std::string whole = sampleText("tic-tac-toe");
  const std::string cut = R"({ op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 1 })";
  const std::string holed = replacedIn(whole, cut, R"("TODO")");
  const auto completed = complete("game.md", holed, learned(), 1, 5, {});
  ASSERT_TRUE(completed) << completed.failure();
  EXPECT_TRUE(completed->verdict.compiles());
  EXPECT_GE(completed->tries, 1U);
  // What is long begins on a line of its own, so that the space before it goes.
  const std::size_t at = holed.find(R"( "TODO")");
  EXPECT_EQ(completed->text.substr(0, at), whole.substr(0, at));
  const std::string rest = holed.substr(at + 7);
  EXPECT_TRUE(completed->text.ends_with(rest));
  EXPECT_EQ(completed->text, complete("game.md", holed, learned(), 1, 5, {})->text);
}

TEST(Complete, FillsSeveralHoles) {
  std::string holed = replacedIn(sampleText("tic-tac-toe"), "right: 1 }", R"(right: "TODO" })");
  holed = replacedIn(holed, R"({ is: "empty", zone: "$zone" })", R"("TODO")");
  const auto completed = complete("game.md", holed, learned(), 2, 3, {});
  ASSERT_TRUE(completed) << completed.failure();
  EXPECT_EQ(completed->text.find("TODO"), std::string::npos);
}

TEST(Complete, SaysWhyNot) {
  EXPECT_NE(complete("g", sampleText("pig"), learned(), 1, 1, {}).failure().find("no hole"),
            std::string::npos);
  std::string broken = replacedIn(sampleText("tic-tac-toe"), "right: 1 }", R"(right: "TODO" })");
  broken = replacedIn(broken, R"(type: "mark")", R"(type: "nothing")");
  EXPECT_EQ(complete("g", broken, learned(), 1, 1, {}).failure(),
            "something else is wrong, too: 'ludo spec:lint' tells what");
}

TEST(Complete, EndsHoweverManyHolesThereAre) {
  const std::string whole = sampleText("tic-tac-toe");
  std::string many = R"(
```yaml
section: "constants"
)";
  for (int i = 0; i < 20'000; ++i) many += "HOLE" + std::to_string(i) + ": \"TODO\"\n";
  EXPECT_NE(complete("g", whole + many + "```\n", learned(), 1, 1, {}).failure().find("very long"),
            std::string::npos);
}

}  // namespace
}  // namespace ludo::testing

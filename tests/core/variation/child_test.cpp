// SPDX-License-Identifier: Apache-2.0
#include "core/variation/child.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "core/generate/learn.h"
#include "core/generate/new_names.h"
#include "parents.h"

namespace ludo::variation {
namespace {

constexpr const char* names[] = {"hex", "pig", "threat-and-money", "kalah", "kuhn-poker"};
constexpr std::uint64_t seeds = 3;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::optional<diagnostics::Diagnostic> errorIn(const Child& child, const Parent& parent) {
  const std::string& path = parent.game().markdown.source->path();
  return generate::firstError(std::make_shared<const SourceText>(path, child.text, path));
}

/// What becomes of each sample by each operator, for some seeds.
void forEachChild(
    const std::function<void(const Parent&, const Parent&, const Operator&, const Child&)>& look) {
  std::vector<ParentPtr> parents;
  for (const char* name : names) parents.push_back(sample(name));
  for (std::size_t i = 0; i < parents.size(); ++i) {
    const Parent& mate = *parents[(i + 2) % parents.size()];
    for (const auto& by : operators()) {
      for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        if (const auto child = makeChild(*parents[i], &mate, *by, seed)) look(*parents[i], mate, *by, *child);
      }
    }
  }
}

TEST(Children, AreGamesByAllOperators) {
  std::set<std::string> reached;
  forEachChild([&](const Parent& parent, const Parent&, const Operator& by, const Child& child) {
    reached.emplace(by.name());
    const auto error = errorIn(child, parent);
    EXPECT_FALSE(error) << child.id << " by " << by.name() << " with " << child.seed << ": " << error->message
                        << "\n"
                        << child.diff;
    EXPECT_NE(child.diff, "");
  });
  EXPECT_EQ(reached.size(), operators().size());
}

/// How many lines both have in the same order.
std::size_t commonLines(const std::vector<std::string>& first, const std::vector<std::string>& second) {
  std::vector<std::size_t> row(second.size() + 1, 0);
  for (const std::string& line : first) {
    std::size_t diagonal = 0;
    for (std::size_t i = 0; i < second.size(); ++i) {
      const std::size_t above = row[i + 1];
      row[i + 1] = line == second[i] ? diagonal + 1 : std::max(above, row[i]);
      diagonal = above;
    }
  }
  return row.back();
}

// Everything but the names, fences and the lines that the diff shows is where it was.
TEST(Children, KeepTheirParentsLinesInOrder) {
  forEachChild([](const Parent& parent, const Parent&, const Operator&, const Child& child) {
    const auto isGone = [](const std::string& line) { return line.starts_with("-"); };
    const auto isOfFence = [](const std::string& line) { return line.empty() || line.starts_with("```"); };
    const std::vector<std::string> diff = linesOf(child.diff);
    std::vector<std::string> before = linesOf(parent.text());
    std::vector<std::string> after = linesOf(child.text);
    std::erase_if(before, isOfFence);
    std::erase_if(after, isOfFence);
    constexpr std::size_t renamed = 3;  // the title, the id and the name
    const auto gone = static_cast<std::size_t>(std::ranges::count_if(diff, isGone));
    EXPECT_GE(commonLines(before, after) + gone + renamed, before.size()) << child.id << "\n" << child.diff;
  });
}

TEST(Children, FollowFromTheSeed) {
  forEachChild([](const Parent& parent, const Parent& mate, const Operator& by, const Child& child) {
    const auto again = makeChild(parent, &mate, by, child.seed);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->text, child.text);
  });
}

TEST(Children, TellWhereTheyComeFrom) {
  const ParentPtr parent = sample("pig");
  const Operator& by = *findOperator("tweak-number");
  const auto child = makeChild(*parent, nullptr, by, 5);
  ASSERT_TRUE(child);
  EXPECT_EQ(child->parents, std::vector<std::string>{"pig"});
  EXPECT_NE(child->text.find("Made from `pig` by tweak-number with seed 5: " + child->summary +
                             R"(.

```diff
)" + child->diff + "```\n"),
            std::string::npos);
  EXPECT_TRUE(child->text.starts_with("# " + child->name + "\n"));
  EXPECT_NE(child->text.find(R"(id: ")" + child->id + "\"\nname: \"" + child->name + "\"\n"),
            std::string::npos);
  // The next generation is told from its kin by a name as short, and tells of its own parent only.
  const ParentPtr middle = parentOf(child->text);
  const auto grandchild = makeChild(*middle, nullptr, by, 6);
  ASSERT_TRUE(grandchild);
  EXPECT_EQ(generate::withoutEpithet(grandchild->name), "Pig");
  EXPECT_EQ(std::ranges::count(grandchild->id, '-'), 2);
  EXPECT_EQ(grandchild->text.find("Made from `pig` by"), std::string::npos);
  EXPECT_NE(grandchild->text.find("Made from `" + child->id + "` by"), std::string::npos);
}

TEST(Children, AreWrittenAsAModelHasLearned) {
  diagnostics::List told;
  generate::TreeModel model;
  for (const char* name : names) {
    const ParentPtr known = sample(name);
    auto game = generate::readGame(known->game().markdown.source, told);
    generate::learn(generate::choicesOf(*game), model);
  }
  const ParentPtr parent = sample("hex");
  int differ = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto plain = makeChild(*parent, nullptr, *findOperator("add-action"), seed);
    const auto learned = makeChild(*parent, nullptr, *findOperator("add-action"), seed, &model);
    ASSERT_TRUE(plain && learned);
    EXPECT_FALSE(errorIn(*learned, *parent));
    differ += plain->diff != learned->diff ? 1 : 0;
  }
  EXPECT_GT(differ, 5);
}

// Where nothing is true or false but the words themselves, a comparison of such values still can be written.
TEST(Children, AreWrittenInGamesOfFewThings) {
  generate::TreeModel model;
  const generate::Decision sort{"sort of value", {"number", "boolean"}, {}};
  model.add(sort, "boolean", 1000);
  const ParentPtr parent = parentOf(
      R"(# Bare

```yaml
section: "metadata"
id: "bare"
players: { min: 1, max: 1 }
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "actions"
items: [{ id: "wait", phase: "main" }]
```

```yaml
section: "end"
items:
  - { id: "over", when: { op: ">", left: { ref: "turnNumber" }, right: 9 }, result: { type: "draw" } }
```
)");
  for (const auto& by : operators()) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const auto child = makeChild(*parent, parent.get(), *by, seed, &model);
      if (!child) continue;
      EXPECT_FALSE(errorIn(*child, *parent)) << child->diff;
    }
  }
}

TEST(Children, LoseTheTestsThatNoLongerHold) {
  const ParentPtr parent = sample("threat-and-money");
  std::string text = parent->text();
  const std::string written = R"(var: "money", delta: 2)";
  text.replace(text.find(written), written.size(), R"(var: "money", delta: 3)");
  EXPECT_EQ(withoutBrokenTests(parent->text(), "game.md"), parent->text()) << "all of them hold";
  EXPECT_EQ(withoutBrokenTests(text, "game.md"), text) << "no test asks how much is taken";
  // One that is gone may stand in many tests.
  std::string renamed = parent->text();
  const std::string id = R"(id: "hire")";
  renamed.replace(renamed.find(id), id.size(), R"(id: "engage")");
  const std::string rest = withoutBrokenTests(renamed, "game.md");
  EXPECT_EQ(rest.find(R"("hire()"), std::string::npos);
  EXPECT_NE(rest.find("The defence is paid for once a turn"), std::string::npos);
  const std::string price = "DEFENCE_PRICE: 3";
  text.replace(text.find(price), price.size(), "DEFENCE_PRICE: 2");
  const std::string fewer = withoutBrokenTests(text, "game.md");
  EXPECT_EQ(fewer.find("The defence is paid for once a turn"), std::string::npos);
  EXPECT_NE(fewer.find("At twelve the town falls"), std::string::npos);
  EXPECT_NE(fewer.find("A mayor draws attention"), std::string::npos);
}

}  // namespace
}  // namespace ludo::variation

// SPDX-License-Identifier: Apache-2.0
#include "core/service/form.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/diagnostics/diagnostic.h"

using namespace ludo;
using namespace ludo::service;

namespace {

constexpr std::string_view game = R"(# Game

```yaml
section: "metadata"
id: "game"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items:
  - { id: "deck", owner: "none", visibility: "hidden" }
  - id: "hand"  # what one holds
    owner: "player"
    # of the owner alone
    visibility: "owner"
    capacity: 5
  - id: "pile"
```

```yaml
section: "tokenTypes"
items:
  - { id: "card", props: { cost: 1 } }
```

```yaml
section: "actions"
items:
  - id: "play"
    actor: "active"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }
    effects:
      - moveToken: { token: "$card", to: "pile" }
```
)";

class Forms : public ::testing::Test {
 protected:
  void analyseText(std::string text) {
    m_analysis = analyse(std::make_shared<SourceText>("game.md", std::move(text)), 0, {}, SpecTests::Leave,
                         Fixes::Leave);
  }
  void SetUp() override { analyseText(std::string(game)); }

  std::size_t at(std::string_view what) {
    const std::size_t place = m_analysis->source->content().find(what);
    EXPECT_NE(place, std::string::npos) << what;
    return place;
  }
  Form formOf(std::string_view what) {
    const std::optional<Form> form = formAt(*m_analysis, at(what));
    EXPECT_TRUE(form) << what;
    return form.value_or(Form());
  }
  static FormField fieldOf(const Form& form, const std::string& name) {
    const auto found = std::ranges::find(form.fields, name, &FormField::name);
    EXPECT_NE(found, form.fields.end()) << name;
    return found == form.fields.end() ? FormField() : *found;
  }
  /// The lines that are others after a field was set.
  std::string changed(std::string_view what, const std::string& field, const std::string& value) {
    const std::string& before = m_analysis->source->content();
    const std::optional<diagnostics::Fix> fix = setField(*m_analysis, at(what), field, value);
    if (!fix) return "nothing";
    EXPECT_EQ(fix->edits.size(), 1U);
    const std::string after = diagnostics::applyEdits(before, fix->edits);
    std::size_t begin = 0;
    while (begin < std::min(before.size(), after.size()) && before[begin] == after[begin]) ++begin;
    begin = after.rfind('\n', begin == 0 ? 0 : begin - 1) + 1;
    std::size_t below = 0;
    while (below < std::min(before.size(), after.size()) - begin &&
           before[before.size() - 1 - below] == after[after.size() - 1 - below])
      ++below;
    const std::size_t end = after.find('\n', after.size() - below);
    return after.substr(begin, end - begin);
  }

  AnalysisPtr m_analysis;
};

TEST_F(Forms, KnowTheKeysOfTheInnermostConstruct) {
  const Form zone = formOf("hidden");
  EXPECT_EQ(zone.construct, "zone");
  EXPECT_EQ(zone.name, "deck");
  EXPECT_TRUE(zone.isInBraces);
  EXPECT_TRUE(fieldOf(zone, "id").required);
  EXPECT_EQ(fieldOf(zone, "visibility").value, "hidden");
  EXPECT_TRUE(fieldOf(zone, "visibility").isAtCursor);
  EXPECT_FALSE(fieldOf(zone, "owner").isAtCursor);
  EXPECT_FALSE(fieldOf(zone, "capacity").isWritten);
  EXPECT_EQ(fieldOf(zone, "capacity").input, FieldInput::Number);
  const std::vector<std::string> words = fieldOf(zone, "visibility").words;
  EXPECT_NE(std::ranges::find(words, "owner"), words.end());

  const Form effect = formOf(R"($card", to)");
  EXPECT_EQ(effect.construct, "moveToken");
  EXPECT_FALSE(fieldOf(effect, "from").isWritten);

  EXPECT_EQ(formOf("moveToken").construct, "moveToken") << "at its name";
  EXPECT_EQ(formOf(R"( }
  - id: "hand)")
                .name,
            "deck")
      << "behind it in its line";

  const Form action = formOf("active");
  EXPECT_EQ(action.construct, "action");
  EXPECT_FALSE(fieldOf(action, "effects").isOneLine);
  EXPECT_EQ(formOf("hand:actor").construct, "tokensInZone");
  EXPECT_EQ(formOf("min: 2").construct, "player count");
  EXPECT_FALSE(formAt(*m_analysis, 2)) << "prose";
}

TEST_F(Forms, ReplaceValuesAlone) {
  EXPECT_EQ(changed("hidden", "visibility", "public"),
            R"(  - { id: "deck", owner: "none", visibility: "public" })");
  EXPECT_EQ(changed("what one", "id", "held"), R"(  - id: "held"  # what one holds)");
  EXPECT_EQ(changed("capacity: 5", "capacity", "7"), "    capacity: 7");
  EXPECT_EQ(changed("capacity: 5", "capacity", "MOST"), R"(    capacity: "MOST")");
  EXPECT_EQ(changed("capacity: 5", "capacity", "5"), "nothing");
  EXPECT_EQ(changed(R"($card", to)", "to", R"(a "b")"),
            R"(      - moveToken: { token: "$card", to: "a \"b\"" })");
}

TEST_F(Forms, PutNewKeysWhereTheDescriptionHasThem) {
  EXPECT_EQ(changed("hidden", "capacity", "3"),
            R"(  - { id: "deck", owner: "none", visibility: "hidden", capacity: 3 })");
  EXPECT_EQ(changed("hidden", "ordering", "set"),
            R"(  - { id: "deck", owner: "none", visibility: "hidden", ordering: "set" })");
  EXPECT_EQ(changed(R"($card", to)", "from", "hand:actor"),
            R"(      - moveToken: { token: "$card", from: "hand:actor", to: "pile" })");
  EXPECT_EQ(changed(R"(id: "pile")", "owner", "player"), R"(    owner: "player"
```)");
  // Behind the comment of the line before it.
  analyseText(R"(```yaml
section: "zones"
items:
  - id: "a"  # first
    capacity: 2
```
)");
  EXPECT_EQ(changed(R"(id: "a")", "owner", "none"), R"(    owner: "none"
    capacity: 2)");
}

TEST_F(Forms, TakeKeysAwayThatAreEmptied) {
  EXPECT_EQ(changed("hidden", "owner", ""), R"(  - { id: "deck", visibility: "hidden" })");
  EXPECT_EQ(changed("hidden", "visibility", ""), R"(  - { id: "deck", owner: "none" })");
  const std::optional<diagnostics::Fix> fix = setField(*m_analysis, at("capacity: 5"), "capacity", "");
  ASSERT_TRUE(fix);
  const std::string after = diagnostics::applyEdits(m_analysis->source->content(), fix->edits);
  EXPECT_NE(after.find(R"(    visibility: "owner"
  - id: "pile")"),
            std::string::npos)
      << after;
  EXPECT_NE(after.find("# of the owner alone"), std::string::npos);
  EXPECT_EQ(changed("hidden", "id", ""), R"(  - { id: "", owner: "none", visibility: "hidden" })")
      << "it is required";
  EXPECT_EQ(changed("hidden", "capacity", ""), "nothing");
}

TEST_F(Forms, OfferWhatCompletionDoes) {
  const std::vector<std::string> zones = choicesFor(*m_analysis, at(R"($card", to)"), "from");
  for (const char* name : {"deck", "pile", "hand:actor"})
    EXPECT_NE(std::ranges::find(zones, name), zones.end()) << name;
  const std::vector<std::string> tokens = choicesFor(*m_analysis, at(R"($card", to)"), "token");
  EXPECT_NE(std::ranges::find(tokens, "$card"), tokens.end()) << "what is bound there";
  EXPECT_TRUE(choicesFor(*m_analysis, at("hidden"), "no such key").empty());
}

/// Every field of every construct of a game is set to what it is not, and the text says so then.
TEST_F(Forms, WriteWhatIsReadAgain) {
  const std::string text = m_analysis->source->content();
  std::size_t tried = 0;
  for (std::size_t offset = 0; offset < text.size(); offset += 3) {
    const std::optional<Form> form = formAt(*m_analysis, offset);
    if (!form) continue;
    for (const FormField& field : form->fields) {
      if (!field.isOneLine || field.input == FieldInput::Construct) continue;
      const std::optional<diagnostics::Fix> fix = setField(*m_analysis, offset, field.name, "zz");
      ASSERT_TRUE(fix) << form->construct << '.' << field.name;
      const auto changed =
          std::make_shared<const SourceText>("game.md", diagnostics::applyEdits(text, fix->edits));
      Analysis after;
      after.source = changed;
      after.markdown = m_analysis->markdown;
      const AnalysisPtr read = analyse(changed, 0, {}, SpecTests::Leave, Fixes::Leave);
      const std::uint32_t moved = fix->edits.front().span.begin <= form->span.begin ? 0 : form->span.begin;
      const std::optional<Form> again = formAt(*read, std::max(moved, form->span.begin) + 1);
      ASSERT_TRUE(again) << form->construct << '.' << field.name << '\n' << changed->content();
      const auto there = std::ranges::find(again->fields, field.name, &FormField::name);
      ASSERT_NE(there, again->fields.end()) << form->construct << '.' << field.name;
      EXPECT_EQ(there->value, "zz") << form->construct << '.' << field.name << '\n' << changed->content();
      ++tried;
    }
  }
  EXPECT_GT(tried, 300U);
}

}  // namespace

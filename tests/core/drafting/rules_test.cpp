// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/drafting/closure.h"
#include "core/drafting/rule_decoding.h"
#include "core/drafting/rule_text.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"
#include "truths.h"

namespace ludo::testing {
namespace {

using namespace drafting;
using grammar::Grammar;
using grammar::Symbol;

bool derives(const Grammar& grammar, const std::string& text) {
  grammar::Recogniser recogniser(grammar);
  const std::size_t valid = recogniser.append(text);
  return valid == text.size() && recogniser.isComplete();
}

DecodedRules decoded(model::ScriptedModel& model, std::size_t limit = 20) {
  Asking asking(model, {}, {});
  return decodeRules(games(), Prompts("a game", {}), asking, limit);
}

TEST(WordRules, AreThoseThatSpell) {
  const RuleNames words = wordRules(games());
  for (const char* name : {"integer", "text", "name", "known-zone", "zone-selector", "number", "character"})
    EXPECT_TRUE(words.contains(name)) << name;
  for (const char* name : {"game", "effect", "value", "condition", "comparison", "actions-section", "board"})
    EXPECT_FALSE(words.contains(name)) << name;
}

TEST(RuleText, IsReadBack) {
  const Grammar grammar("a", {{"a", {{Symbol::literal("x\n\"\\"), Symbol::rule("b")}, {Symbol::rule("b")}}},
                              {"b", {{Symbol::literal("|")}}}});
  const std::string text = ruleText(grammar, {});
  EXPECT_EQ(text, R"(a ::= "x\n\"\\" b | b
b ::= "|"
)");
  EXPECT_EQ(readRules(text, "a").rules().size(), 2U);
  EXPECT_EQ(grammar::alternativeCount(grammar::common(readRules(text, "a"), grammar)), 3U);
}

TEST(RuleText, PassesOverWhatIsNoRule) {
  const Grammar grammar = readRules(
      R"(Here are the rules:
```
a ::= "x"
  | b
```
b ::= "unclosed
- c ::= d
d ::= "y" ; comment
e ::= f
)",
      "a");
  ASSERT_NE(grammar.find("a"), nullptr);
  EXPECT_EQ(grammar.find("a")->alternatives.size(), 2U);
  EXPECT_EQ(grammar.find("b"), nullptr);
  EXPECT_EQ(grammar.find("d"), nullptr);
  EXPECT_NE(grammar.find("e"), nullptr);
}

TEST(RuleDecoding, TakesAWholeGrammarAtOnce) {
  for (const KnownGame& game : sampleGames()) {
    model::ScriptedModel model = truthful(game.surface);
    const DecodedRules rules = decoded(model);
    EXPECT_EQ(model.asked().size(), 1U) << game.id;
    EXPECT_EQ(rules.refused, 0U) << game.id;
    EXPECT_TRUE(derives(rules.grammar, game.surface)) << game.id;
    EXPECT_EQ(grammar::alternativeCount(grammar::difference(rules.grammar, games())), 0U) << game.id;
  }
}

/// Rules without the lines of these names.
std::string without(const std::string& rules, const std::vector<std::string>& names) {
  std::string left;
  for (std::size_t at = 0; at < rules.size();) {
    const std::size_t end = rules.find('\n', at) + 1;
    const std::string line = rules.substr(at, end - at);
    if (std::ranges::none_of(names, [&](const std::string& name) { return line.starts_with(name + " ::="); }))
      left += line;
    at = end;
  }
  return left;
}

TEST(RuleDecoding, AsksForWhatIsMissing) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface, [](Asked asked, std::size_t, std::string answer) {
    return asked == Asked::rules ? without(answer, {"effect", "condition"}) : answer;
  });
  const DecodedRules rules = decoded(model);
  ASSERT_EQ(model.asked().size(), 2U);
  const std::string question = model.asked()[1].messages.back().text;
  EXPECT_NE(question.find("have none: condition, effect."), std::string::npos) << question;
  EXPECT_NE(partOf(model.asked()[1], "reference").find("effect ::= "), std::string::npos);
  EXPECT_TRUE(derives(rules.grammar, surface));
  EXPECT_EQ(rules.steps, 1U);
}

TEST(RuleDecoding, RefusesWhatTheLanguageDoesNotHave) {
  const std::string surface = sampleGame("tic-tac-toe").surface;
  model::ScriptedModel model = truthful(surface, [](Asked, std::size_t, const std::string& answer) {
    return answer + "effect ::= \"explode\"\nplanet ::= \"mars\"\n";
  });
  const DecodedRules rules = decoded(model);
  EXPECT_EQ(rules.refused, 2U);
  EXPECT_EQ(grammar::alternativeCount(grammar::difference(rules.grammar, games())), 0U);
  EXPECT_TRUE(derives(rules.grammar, surface));
}

TEST(RuleDecoding, TakesTheWholeGrammarWhereAModelIsLost) {
  for (const char* answer : {"", "I cannot help with that.", "game ::= game"}) {
    model::ScriptedModel model([&](const model::Request&) { return model::Answer{answer, {}, {}, {}}; });
    const DecodedRules rules = decoded(model);
    EXPECT_LE(model.asked().size(), 3U) << answer;
    EXPECT_TRUE(derives(rules.grammar, sampleGame("pig").surface)) << answer;
  }
}

TEST(RuleDecoding, EndsAtTheLimit) {
  const std::string surface = sampleGame("hex").surface;
  const std::string rules = rulesOf(surface);
  // One rule an answer.
  std::size_t at = 0;
  model::ScriptedModel model([&](const model::Request&) {
    const std::size_t end = rules.find('\n', at) + 1;
    const std::string line = rules.substr(at, end - at);
    at = end;
    return model::Answer{line, {}, {}, {}};
  });
  const DecodedRules decodedRules = decoded(model, 3);
  EXPECT_EQ(model.asked().size(), 4U);
  EXPECT_TRUE(derives(decodedRules.grammar, surface)) << "what is missing comes from the whole grammar";
}

TEST(RuleDecoding, EndsWithTrouble) {
  model::ScriptedModel model(std::deque<std::string>{});
  Asking asking(model, {}, {});
  decodeRules(games(), Prompts("a game", {}), asking);
  EXPECT_TRUE(asking.trouble());
  EXPECT_EQ(asking.calls(), 1U);
}

}  // namespace
}  // namespace ludo::testing

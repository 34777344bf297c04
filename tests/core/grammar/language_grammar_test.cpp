// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/language_grammar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iostream>

#include "core/diagnostics/kinds.h"
#include "core/grammar/minimal.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"
#include "core/grammar/surface.h"
#include "core/grammar/type_rules.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "documents.h"
#include "pushdown.h"
#include "random_text.h"

namespace ludo::grammar {
namespace {

using ::testing::IsEmpty;

CompiledGrammarPtr compiled() {
  static const auto made = std::make_shared<const CompiledGrammar>(languageGrammar());
  return made;
}

std::vector<std::string> surfacesOfSamples() {
  std::vector<std::string> texts;
  for (const testing::Document& document : testing::samples()) {
    diagnostics::List told;
    texts.push_back(surfaceText(testing::sectionsOf(document.text, told)));
  }
  return texts;
}

TEST(LanguageGrammar, EveryRuleTakesPart) {
  for (const Grammar& grammar : {languageGrammar(), scopedGrammar()}) {
    EXPECT_THAT(undefinedSymbols(grammar), IsEmpty());
    EXPECT_THAT(unproductiveRules(grammar), IsEmpty());
    EXPECT_THAT(unreachableRules(grammar), IsEmpty());
  }
}

TEST(LanguageGrammar, PartsOfRulesAreUsedByTheirRulesAlone) {
  for (const Rule& rule : languageGrammar().rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      for (std::size_t i = 0; i < alternative.size(); ++i) {
        if (alternative[i].kind != Symbol::Kind::Rule) continue;
        const std::string& used = alternative[i].text;
        const std::size_t dot = used.find('.');
        if (dot == std::string::npos) continue;
        const bool isSelf = used == rule.name && i == 0;
        EXPECT_TRUE(isSelf || used.substr(0, dot) == rule.name) << rule.name << " uses " << used;
      }
    }
  }
}

/// Each construct and each of its fields must be there, whatever the language gains.
TEST(LanguageGrammar, HasEveryWordOfTheDescriptions) {
  std::string literals;
  for (const Rule& rule : languageGrammar().rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      for (const Symbol& symbol : alternative) {
        if (symbol.kind == Symbol::Kind::Literal) literals += symbol.text + '\n';
      }
    }
  }
  std::set<const language::Type*> seen;
  std::vector<const language::Type*> open = {&language::specDocumentType()};
  while (!open.empty()) {
    const language::Type& type = *open.back();
    open.pop_back();
    if (!seen.insert(&type).second) continue;
    for (const language::Field& field : type.fields) {
      const bool isSection = &type == &language::specDocumentType();
      EXPECT_THAT(literals,
                  ::testing::HasSubstr(isSection ? R"(section: ")" + field.name + '"' : field.name + ": "));
      open.push_back(&field.type());
    }
    for (const language::EnumValue& value : type.values)
      EXPECT_THAT(literals, ::testing::HasSubstr('"' + value.name + '"'));
    for (language::TypeGetter alternative : type.alternatives) {
      open.push_back(&alternative());
      if (alternative().kind != language::TypeKind::Record) continue;
      for (const language::EnumValue& word : language::tagWords(alternative()))
        EXPECT_THAT(literals, ::testing::HasSubstr(word.name));
    }
    if (type.element != nullptr) open.push_back(&type.element());
  }
}

TEST(LanguageGrammar, HasEveryFormOfEveryNotation) {
  std::size_t forms = 0;
  for (const language::Type* type : language::allTypes()) {
    if (type->kind != language::TypeKind::Notation) continue;
    const auto notation =
        std::make_shared<const CompiledGrammar>(languageGrammar().startingWith(ruleWord(type->name)));
    for (const language::NotationForm& form : type->forms) {
      const auto takes = [&](const std::string& text) {
        Recogniser recogniser(notation);
        return recogniser.append(text) == text.size() && recogniser.isComplete();
      };
      EXPECT_TRUE(takes('"' + form.text + '"') || takes(form.text)) << type->name << ": " << form.text;
      ++forms;
    }
  }
  EXPECT_GT(forms, 40U);
}

TEST(LanguageGrammar, WhatItDerivesIsReadWithoutMistakes) {
  testing::RandomText random(languageGrammar());
  Rng rng(1);
  std::size_t bytes = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string text = random.derive("document", 10 + static_cast<int>(rng.below(16)), rng);
    bytes += text.size();
    diagnostics::List told;
    const std::string again = surfaceText(testing::sectionsOf(text, told));
    // What no grammar says here: see the header.
    std::erase_if(told, [](const diagnostics::Diagnostic& diagnostic) {
      return diagnostic.kind == &diagnostics::kinds::InvalidTable ||
             diagnostic.kind == &diagnostics::kinds::Placeholder ||
             diagnostic.kind == &diagnostics::kinds::PlaceholderText || diagnostic.path.ends_with("knownBy");
    });
    EXPECT_THAT(told, IsEmpty()) << testing::shown(told) << text;
    Recogniser recogniser(compiled());
    ASSERT_EQ(recogniser.append(text), text.size()) << text;
    EXPECT_TRUE(recogniser.isComplete());
    Recogniser second(compiled());
    EXPECT_EQ(second.append(again), again.size()) << again;
    if (HasFailure()) return;
  }
  EXPECT_GT(bytes, 300'000U);
}

/// Every boundary of every sample: what may follow there, as found in another way.
TEST(LanguageGrammar, ContinuationsAreThoseOfAllStacks) {
  testing::Pushdown pushdown(languageGrammar());
  std::size_t boundaries = 0;
  for (const std::string& text : surfacesOfSamples()) {
    pushdown.restart();
    Recogniser recogniser(compiled());
    for (std::size_t i = 0; i <= text.size(); ++i) {
      const ByteSet next = recogniser.nextBytes();
      ASSERT_TRUE(next == pushdown.nextBytes()) << text.substr(0, i);
      ASSERT_EQ(recogniser.isComplete(), pushdown.isComplete()) << text.substr(0, i);
      if (i == text.size()) break;
      ASSERT_TRUE(next.contains(static_cast<std::uint8_t>(text[i]))) << text.substr(0, i);
      recogniser.append({text.data() + i, 1});
      pushdown.append(static_cast<std::uint8_t>(text[i]));
      ++boundaries;
    }
    EXPECT_TRUE(recogniser.isComplete());
  }
  EXPECT_GT(boundaries, 100'000U);
}

/// A game n, 2n and 4n times as long keeps so many times as many items, with automata and without.
TEST(LanguageGrammar, ItemsGrowWithTheText) {
  const std::string opening = R"({ section: "actions", items: [
)";
  for (bool tokens : {true, false}) {
    const auto made = std::make_shared<const CompiledGrammar>(languageGrammar(), tokens);
    std::string text = surfacesOfSamples().front();
    const std::size_t begin = text.find(opening) + opening.size();
    std::string actions = text.substr(begin, text.find("\n] }", begin) - begin) + ",\n";
    std::vector<std::size_t> items;
    std::vector<std::size_t> bytes;
    for (int times : {1, 2, 4}) {
      std::string longer = text;
      for (int i = 0; i < 8 * times; ++i) longer.insert(begin, actions);
      Recogniser recogniser(made);
      ASSERT_EQ(recogniser.append(longer), longer.size());
      items.push_back(recogniser.itemCount());
      bytes.push_back(longer.size());
    }
    for (std::size_t i = 1; i < items.size(); ++i)
      EXPECT_LE(items[i] * bytes[i - 1], items[i - 1] * bytes[i] * 11 / 10);
    EXPECT_LT(items.back(), bytes.back() * (tokens ? 8 : 40));
  }
}

/// Deletes each alternative of a text's minimal grammar in turn; returns how many there are.
std::size_t expectNothingToSpare(const std::string& text) {
  const std::optional<Grammar> minimal = minimalGrammar(languageGrammar(), text);
  EXPECT_TRUE(minimal.has_value());
  const auto derives = [&](const Grammar& grammar) {
    Recogniser recogniser(grammar);
    return recogniser.append(text) == text.size() && recogniser.isComplete();
  };
  EXPECT_TRUE(derives(*minimal));
  EXPECT_EQ(alternativeCount(difference(*minimal, languageGrammar())), 0U);
  for (const Rule& rule : minimal->rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      const Grammar one(minimal->start(), {{rule.name, {alternative}}});
      EXPECT_FALSE(derives(difference(*minimal, one))) << rule.name;
    }
  }
  return alternativeCount(*minimal);
}

TEST(LanguageGrammar, NothingCanBeSparedOfMinimalGrammars) {
  const std::vector<std::string> texts = surfacesOfSamples();
  std::size_t alternatives = 0;
  for (std::size_t i = 0; i < texts.size(); i += 14) alternatives += expectNothingToSpare(texts[i]);
  EXPECT_GT(alternatives, 500U);
}

/// All samples take a minute.
TEST(LanguageGrammar, DISABLED_NothingCanBeSparedOfAnyMinimalGrammar) {
  std::size_t alternatives = 0;
  for (const std::string& text : surfacesOfSamples()) alternatives += expectNothingToSpare(text);
  std::cout << alternatives << " alternatives\n";
}

std::string mutated(std::string text, Rng& rng) {
  const std::size_t at = rng.below(text.size());
  const std::size_t from = rng.below(text.size());
  const std::size_t length = 1 + rng.below(12);
  switch (rng.below(4)) {
    case 0:
      return text.erase(at, length);
    case 1:
      return text.insert(at, text.substr(from, length));
    case 2:
      text[at] = static_cast<char>(rng.below(256));
      return text;
    default:
      return text.replace(at, length, text.substr(from, length));
  }
}

TEST(LanguageGrammar, RefusesMutatedSamplesAtTheSameByte) {
  testing::Pushdown pushdown(languageGrammar());
  const std::vector<std::string> texts = surfacesOfSamples();
  Rng rng(2);
  std::size_t refused = 0;
  for (int i = 0; i < 100; ++i) {
    const std::string text = mutated(texts[rng.below(texts.size())], rng);
    Recogniser recogniser(compiled());
    const std::size_t valid = recogniser.append(text);
    pushdown.restart();
    std::size_t expected = 0;
    while (expected < text.size() && pushdown.append(static_cast<std::uint8_t>(text[expected]))) ++expected;
    ASSERT_EQ(valid, expected) << text;
    ASSERT_EQ(recogniser.isComplete(), pushdown.isComplete());
    refused += valid < text.size() ? 1 : 0;
  }
  EXPECT_GT(refused, 50U);
}

}  // namespace
}  // namespace ludo::grammar

// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/minimal.h"

#include <gtest/gtest.h>

#include <map>

#include "core/grammar/derivation.h"
#include "core/grammar/rule_sets.h"
#include "naive_language.h"
#include "small_grammars.h"

namespace ludo::grammar {
namespace {

using testing::NaiveLanguage;

/// How many derivations there are, 2 for any more, by counting those of growing height.
class NaiveCount {
 public:
  NaiveCount(const Grammar& grammar, const std::string& text) {
    for (std::size_t begin = 0; begin <= text.size(); ++begin) {
      for (std::size_t length = 0; begin + length <= text.size(); ++length)
        m_parts.insert(text.substr(begin, length));
    }
    for (bool isNew = true; isNew;) {
      isNew = false;
      const Counts before = m_counts;
      for (const Rule& rule : grammar.rules()) {
        for (const std::string& part : m_parts) {
          int count = 0;
          for (const Sequence& alternative : rule.alternatives) count += ways(before, alternative, 0, part);
          count = std::min(count, 2);
          isNew = isNew || count != m_counts[{rule.name, part}];
          m_counts[{rule.name, part}] = count;
        }
      }
    }
    m_count = m_counts[{grammar.start(), text}];
  }
  int count() const { return m_count; }

 private:
  using Counts = std::map<std::pair<std::string, std::string>, int>;

  static int ways(const Counts& counts, const Sequence& alternative, std::size_t from,
                  const std::string& part) {
    if (from == alternative.size()) return part.empty() ? 1 : 0;
    int all = 0;
    for (std::size_t length = 0; length <= part.size(); ++length) {
      const std::string first = part.substr(0, length);
      const Symbol& symbol = alternative[from];
      const auto known = counts.find({symbol.text, first});
      const int here = symbol.kind == Symbol::Kind::Rule ? (known == counts.end() ? 0 : known->second)
                                                         : (symbol.text == first ? 1 : 0);
      if (here > 0) all += here * ways(counts, alternative, from + 1, part.substr(length));
    }
    return std::min(all, 2);
  }

  std::set<std::string> m_parts;
  Counts m_counts;
  int m_count = 0;
};

/// Puts a derivation together again: its parts must be those that its alternatives name, without gaps.
void expectSound(const Derivation& derivation, const std::string& text) {
  std::vector<DerivationNode> open;
  for (const DerivationNode& node : derivation.nodes) {
    const Rule& rule = derivation.grammar.rules()[node.rule];
    std::size_t end = node.end;
    const Sequence& alternative = rule.alternatives[node.alternative];
    for (auto symbol = alternative.rbegin(); symbol != alternative.rend(); ++symbol) {
      if (symbol->kind == Symbol::Kind::Rule) {
        ASSERT_FALSE(open.empty());
        EXPECT_EQ(derivation.grammar.rules()[open.back().rule].name, symbol->text);
        EXPECT_EQ(open.back().end, end);
        end = open.back().begin;
        open.pop_back();
      } else {
        ASSERT_GE(end, symbol->text.size());
        end -= symbol->text.size();
        EXPECT_EQ(text.substr(end, symbol->text.size()), symbol->text);
      }
    }
    EXPECT_EQ(end, node.begin);
    open.push_back(node);
  }
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(derivation.grammar.rules()[open.front().rule].name, derivation.grammar.start());
  EXPECT_EQ(open.front().begin, 0U);
  EXPECT_EQ(open.front().end, text.size());
}

std::vector<Grammar> grammars(std::uint64_t seed, int count) {
  std::vector<Grammar> all = testing::smallGrammars();
  Rng rng(seed);
  for (int i = 0; i < count; ++i) all.push_back(testing::randomGrammar(rng));
  return all;
}

TEST(Derivation, MakesTheTextAndKnowsOthers) {
  std::size_t withOthers = 0;
  for (const Grammar& grammar : grammars(6, 400)) {
    SCOPED_TRACE(testing::lines(grammar));
    const NaiveLanguage naive(grammar, 4);
    for (const std::string& text : testing::textsUpTo(4, "ab")) {
      const std::optional<Derivation> derivation = derivationOf(grammar, text);
      ASSERT_EQ(derivation.has_value(), naive.hasText(text)) << text;
      if (!derivation) continue;
      expectSound(*derivation, text);
      ASSERT_FALSE(::testing::Test::HasFatalFailure()) << text;
      EXPECT_EQ(derivation->isOnlyOne(), NaiveCount(grammar, text).count() == 1) << text;
      withOthers += derivation->isOnlyOne() ? 0 : 1;
    }
  }
  EXPECT_GT(withOthers, 100U);
}

TEST(MinimalGrammar, LosesTheTextWithAnyAlternative) {
  std::size_t checked = 0;
  for (const Grammar& grammar : grammars(7, 400)) {
    SCOPED_TRACE(testing::lines(grammar));
    const NaiveLanguage naive(grammar, 4);
    for (const std::string& text : testing::textsUpTo(4, "ab")) {
      const std::optional<Grammar> minimal = minimalGrammar(grammar, text);
      ASSERT_EQ(minimal.has_value(), naive.hasText(text)) << text;
      if (!minimal) continue;
      EXPECT_EQ(alternativeCount(difference(*minimal, grammar)), 0U);
      EXPECT_TRUE(NaiveLanguage(*minimal, 4).hasText(text)) << text << testing::lines(*minimal);
      for (const Rule& rule : minimal->rules()) {
        for (const Sequence& alternative : rule.alternatives) {
          const Grammar less = difference(*minimal, Grammar("S", {{rule.name, {alternative}}}));
          EXPECT_FALSE(NaiveLanguage(less, 4).hasText(text)) << text << testing::lines(less);
          ++checked;
        }
      }
    }
  }
  EXPECT_GT(checked, 1'000U);
}

}  // namespace
}  // namespace ludo::grammar

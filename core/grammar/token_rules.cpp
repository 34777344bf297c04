// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/token_rules.h"

#include <algorithm>

namespace ludo::grammar {
namespace {

constexpr std::size_t largestToken = 300;
/// Lists of words and numbers are trees, which stay as large as they are written.
constexpr std::size_t largestLeaf = 50'000;

bool isSelf(const Symbol& symbol, const Rule& rule) {
  return symbol.kind == Symbol::Kind::Rule && symbol.text == rule.name;
}

/// Whether the rule uses no rule.
bool isLeaf(const Rule& rule) {
  return std::all_of(rule.alternatives.begin(), rule.alternatives.end(), [](const Sequence& alternative) {
    return std::none_of(alternative.begin(), alternative.end(),
                        [](const Symbol& symbol) { return symbol.kind == Symbol::Kind::Rule; });
  });
}

/// Whether the rule uses itself nowhere, or always first, or always last.
bool isLinear(const Rule& rule) {
  bool first = true;
  bool last = true;
  for (const Sequence& alternative : rule.alternatives) {
    for (std::size_t i = 0; i < alternative.size(); ++i) {
      if (!isSelf(alternative[i], rule)) continue;
      first = first && i == 0;
      last = last && i + 1 == alternative.size();
    }
    // Alone it says nothing, and would be both.
    if (alternative.size() == 1 && isSelf(alternative.front(), rule)) return false;
  }
  return first || last;
}

}  // namespace

TokenRules::TokenRules(const Grammar& grammar) : m_grammar(grammar) {
  for (const Rule& rule : grammar.rules()) learn(rule);
}

std::set<std::string, std::less<>> TokenRules::outermost() const {
  std::set<std::string, std::less<>> names;
  if (m_grammar.find(m_grammar.start()) != nullptr && contains(m_grammar.start()))
    names.insert(m_grammar.start());
  for (const Rule& rule : m_grammar.rules()) {
    if (contains(rule.name)) continue;
    for (const Sequence& alternative : rule.alternatives) {
      for (const Symbol& symbol : alternative) {
        if (symbol.kind == Symbol::Kind::Rule && contains(symbol.text)) names.insert(symbol.text);
      }
    }
  }
  return names;
}

void TokenRules::addAlternative(const Rule& rule, const Sequence& alternative, Facts& facts) {
  bool isNullable = true;
  for (const Symbol& symbol : alternative) {
    if (isSelf(symbol, rule)) continue;
    if (symbol.kind == Symbol::Kind::Literal) {
      facts.size += symbol.text.size();
      isNullable = isNullable && symbol.text.empty();
    } else if (symbol.kind == Symbol::Kind::Characters) {
      facts.size += 2 * symbol.characters.ranges().size();
      isNullable = false;
    } else {
      const Facts& used = learn(*m_grammar.find(symbol.text));
      facts.isRegular = facts.isRegular && used.isRegular;
      facts.size += used.size;
      isNullable = isNullable && used.isNullable;
    }
  }
  const bool usesSelf = std::any_of(alternative.begin(), alternative.end(),
                                    [&](const Symbol& symbol) { return isSelf(symbol, rule); });
  facts.isNullable = facts.isNullable || (isNullable && !usesSelf);
}

const TokenRules::Facts& TokenRules::learn(const Rule& rule) {
  const auto [place, isNew] = m_facts.try_emplace(rule.name);
  // A rule that is being looked at uses itself by way of others: it is not regular.
  if (!isNew) return place->second;
  Facts facts;
  facts.isRegular = isLinear(rule);
  for (const Sequence& alternative : rule.alternatives) {
    addAlternative(rule, alternative, facts);
    facts.size = std::min(facts.size, largestLeaf + 1);
  }
  const std::size_t largest = isLeaf(rule) ? largestLeaf : largestToken;
  facts.isRegular = facts.isRegular && facts.size <= largest;
  facts.isToken = facts.isRegular && !facts.isNullable;
  return place->second = facts;
}

}  // namespace ludo::grammar

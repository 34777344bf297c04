// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/word_rules.h"

#include <algorithm>
#include <vector>

namespace ludo::drafting {

using grammar::Grammar;
using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

namespace {

/// Names of rules with something in their alternatives, or below them.
template <typename Has>
RuleNames withBelow(const Grammar& grammar, const Has& has) {
  RuleNames names;
  const auto reaches = [&](const Symbol& symbol) {
    return has(symbol) || (symbol.kind == Symbol::Kind::Rule && names.contains(symbol.text));
  };
  for (bool isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const Rule& rule : grammar.rules()) {
      if (names.contains(rule.name)) continue;
      for (const Sequence& sequence : rule.alternatives) {
        if (std::any_of(sequence.begin(), sequence.end(), reaches))
          isGrowing |= names.insert(rule.name).second;
      }
    }
  }
  return names;
}

bool isCharacters(const Symbol& symbol) {
  return symbol.kind == Symbol::Kind::Characters;
}

/// Opens a list or a mapping, or names a key.
bool isStructure(const Symbol& symbol) {
  return symbol.kind == Symbol::Kind::Literal && (symbol.text.find_first_of("{[") != std::string::npos ||
                                                  symbol.text.find(": ") != std::string::npos);
}

}  // namespace

RuleNames wordRules(const Grammar& grammar) {
  const RuleNames spelt = withBelow(grammar, isCharacters);
  const RuleNames structured = withBelow(grammar, isStructure);
  RuleNames words;
  for (const Rule& rule : grammar.rules()) {
    const bool isSpelling =
        std::any_of(rule.alternatives.begin(), rule.alternatives.end(),
                    [](const Sequence& one) { return std::any_of(one.begin(), one.end(), isCharacters); });
    if (isSpelling || (spelt.contains(rule.name) && !structured.contains(rule.name))) words.insert(rule.name);
  }
  return words;
}

}  // namespace ludo::drafting

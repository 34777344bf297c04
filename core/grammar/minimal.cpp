// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/minimal.h"

#include "core/grammar/derivation.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"

namespace ludo::grammar {
namespace {

bool derives(const Grammar& grammar, std::string_view text) {
  Recogniser recogniser(grammar);
  return recogniser.append(text) == text.size() && recogniser.isComplete();
}

/// The alternatives of a derivation whose nodes fulfil a condition.
template <typename Is>
Grammar usedIn(const Derivation& derivation, const Is& is) {
  std::vector<std::vector<bool>> isUsed;
  for (const Rule& rule : derivation.grammar.rules()) isUsed.emplace_back(rule.alternatives.size());
  for (const DerivationNode& node : derivation.nodes) {
    if (is(node)) isUsed[node.rule][node.alternative] = true;
  }
  std::vector<Rule> rules;
  for (std::size_t i = 0; i < isUsed.size(); ++i) {
    const Rule& rule = derivation.grammar.rules()[i];
    Rule used{rule.name, {}};
    for (std::size_t j = 0; j < rule.alternatives.size(); ++j) {
      if (isUsed[i][j]) used.alternatives.push_back(rule.alternatives[j]);
    }
    if (!used.alternatives.empty()) rules.push_back(std::move(used));
  }
  return Grammar(derivation.grammar.start(), std::move(rules));
}

/// Deletes what the text can do without.
Grammar reduced(Grammar grammar, const Grammar& candidates, std::string_view text) {
  for (const Rule& rule : candidates.rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      Grammar smaller = difference(grammar, Grammar(grammar.start(), {{rule.name, {alternative}}}));
      if (derives(smaller, text)) grammar = std::move(smaller);
    }
  }
  return grammar;
}

}  // namespace

std::optional<Grammar> minimalGrammar(const Grammar& grammar, std::string_view text) {
  const std::optional<Derivation> derivation = derivationOf(grammar, text);
  if (!derivation) return std::nullopt;
  const Grammar used = usedIn(*derivation, [](const DerivationNode&) { return true; });
  const Grammar certain = usedIn(*derivation, [](const DerivationNode& node) { return node.isCertain; });
  return reduced(used, difference(used, certain), text);
}

}  // namespace ludo::grammar

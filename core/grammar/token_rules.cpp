// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/token_rules.h"

#include <algorithm>

namespace ludo::grammar {
namespace {

/// Larger ones take longer to make than they save.
constexpr std::size_t largestToken = 300;
/// Lists of words and numbers are trees, which stay as large as they are written.
constexpr std::size_t largestLeaf = 50'000;

std::size_t sizeOf(const Symbol& terminal) {
  const bool isLiteral = terminal.kind == Symbol::Kind::Literal;
  return isLiteral ? terminal.text.size() : 2 * terminal.characters.ranges().size();
}

}  // namespace

TokenRules::TokenRules(const Grammar& grammar, const RuleGraph& graph)
    : m_grammar(grammar), m_graph(graph), m_nullable(graph.nullable()), m_facts(graph.rules().size()) {
  for (Part rule = 0; rule < m_facts.size(); ++rule) learn(rule);
}

std::vector<bool> TokenRules::outermost() const {
  std::vector<bool> found(m_facts.size());
  for (Part rule = 0; rule < m_facts.size(); ++rule) {
    if (m_facts[rule].isToken && m_grammar.rules()[rule].name == m_grammar.start()) found[rule] = true;
    if (m_facts[rule].isToken) continue;
    for (const std::vector<Part>& alternative : m_graph.rules()[rule]) {
      for (Part part : alternative) {
        if (RuleGraph::isRule(part) && m_facts[part].isToken) found[part] = true;
      }
    }
  }
  return found;
}

/// Whether the rule uses no rule.
bool TokenRules::isLeaf(Part rule) const {
  const auto& alternatives = m_graph.rules()[rule];
  return std::all_of(alternatives.begin(), alternatives.end(), [](const std::vector<Part>& alternative) {
    return std::none_of(alternative.begin(), alternative.end(), &RuleGraph::isRule);
  });
}

/// Whether the rule uses itself nowhere, or always first, or always last.
bool TokenRules::isLinear(Part rule) const {
  bool first = true;
  bool last = true;
  for (const std::vector<Part>& alternative : m_graph.rules()[rule]) {
    for (std::size_t i = 0; i < alternative.size(); ++i) {
      if (alternative[i] != rule) continue;
      first = first && i == 0;
      last = last && i + 1 == alternative.size();
    }
    // Alone it says nothing, and would be both.
    if (alternative.size() == 1 && alternative.front() == rule) return false;
  }
  return first || last;
}

void TokenRules::addAlternative(Part rule, std::size_t alternative, Facts& facts) {
  const std::vector<Part>& parts = m_graph.rules()[rule][alternative];
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i] == rule) continue;
    if (!RuleGraph::isRule(parts[i])) {
      facts.size += sizeOf(m_grammar.rules()[rule].alternatives[alternative][i]);
      continue;
    }
    const Facts& used = learn(parts[i]);
    facts.isRegular = facts.isRegular && used.isRegular;
    facts.size += used.size;
  }
  facts.size = std::min(facts.size, largestLeaf + 1);
}

const TokenRules::Facts& TokenRules::learn(Part rule) {
  // A rule that is being looked at uses itself by way of others: it is not regular.
  if (m_facts[rule].isSeen) return m_facts[rule];
  m_facts[rule].isSeen = true;
  Facts facts{true, isLinear(rule), false, 0};
  for (std::size_t i = 0; i < m_graph.rules()[rule].size(); ++i) addAlternative(rule, i, facts);
  facts.isRegular = facts.isRegular && facts.size <= (isLeaf(rule) ? largestLeaf : largestToken);
  facts.isToken = facts.isRegular && !m_nullable[rule];
  return m_facts[rule] = facts;
}

}  // namespace ludo::grammar

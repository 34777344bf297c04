// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/rule_graph.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace ludo::grammar {

RuleGraph::RuleGraph(const Grammar& grammar) {
  std::unordered_map<std::string_view, Part> numbers;
  for (const Rule& rule : grammar.rules()) numbers.emplace(rule.name, static_cast<Part>(numbers.size()));
  const auto numberOf = [&](std::string_view name) {
    const auto number = numbers.find(name);
    return number == numbers.end() ? impossible : number->second;
  };
  m_start = numberOf(grammar.start());
  for (const Rule& rule : grammar.rules()) {
    m_rules.emplace_back();
    for (const Sequence& alternative : rule.alternatives) {
      std::vector<Part>& parts = m_rules.back().emplace_back();
      for (const Symbol& symbol : alternative) {
        if (symbol.kind == Symbol::Kind::Rule)
          parts.push_back(numberOf(symbol.text));
        else if (symbol.kind == Symbol::Kind::Literal)
          parts.push_back(symbol.text.empty() ? empty : filled);
        else
          parts.push_back(symbol.characters.empty() ? impossible : filled);
      }
    }
  }
}

bool RuleGraph::allHold(const std::vector<Part>& alternative, const std::vector<bool>& rules,
                        const std::vector<Part>& others) {
  return std::all_of(alternative.begin(), alternative.end(), [&](Part part) {
    return isRule(part) ? rules[part] : std::find(others.begin(), others.end(), part) != others.end();
  });
}

std::vector<bool> RuleGraph::deriving(const std::vector<Part>& terminals) const {
  std::vector<bool> holds(m_rules.size());
  for (bool changes = true; changes;) {
    changes = false;
    for (std::size_t rule = m_rules.size(); rule-- > 0;) {  // what is used mostly stands behind its users
      if (holds[rule]) continue;
      holds[rule] = std::any_of(m_rules[rule].begin(), m_rules[rule].end(),
                                [&](const std::vector<Part>& one) { return allHold(one, holds, terminals); });
      changes = changes || holds[rule];
    }
  }
  return holds;
}

std::vector<bool> RuleGraph::reachable() const {
  std::vector<bool> reached(m_rules.size());
  std::vector<Part> open;
  const auto reach = [&](Part part) {
    if (!isRule(part) || reached[part]) return;
    reached[part] = true;
    open.push_back(part);
  };
  reach(m_start);
  while (!open.empty()) {
    const Part rule = open.back();
    open.pop_back();
    for (const std::vector<Part>& alternative : m_rules[rule]) {
      for (Part part : alternative) reach(part);
    }
  }
  return reached;
}

}  // namespace ludo::grammar

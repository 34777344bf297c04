// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/grammar/grammar.h"
#include "core/grammar/rule_graph.h"

namespace ludo::grammar {

/// Which rules a finite automaton can read: they use themselves from one end only and others without
/// recursion, are not too large, and derive no empty text. Private to the room.
class TokenRules {
 public:
  /// All names of the grammar have rules. Both live longer.
  TokenRules(const Grammar& grammar, const RuleGraph& graph);

  /// By rule: whether it is one of them, and is used by others than such rules, or is the start: the rest
  /// stand inside these.
  std::vector<bool> outermost() const;

 private:
  using Part = RuleGraph::Part;
  struct Facts {
    bool isSeen = false;
    bool isRegular = false;
    bool isToken = false;
    std::size_t size = 0;  ///< of an automaton, about
  };
  const Facts& learn(Part rule);
  void addAlternative(Part rule, std::size_t alternative, Facts& facts);
  bool isLeaf(Part rule) const;
  bool isLinear(Part rule) const;

  const Grammar& m_grammar;
  const RuleGraph& m_graph;
  std::vector<bool> m_nullable;
  std::vector<Facts> m_facts;
};

}  // namespace ludo::grammar

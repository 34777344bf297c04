// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// Which rules a finite automaton can read: they use themselves from one end only and others without
/// recursion, are not too large, and derive no empty text. Private to the room.
class TokenRules {
 public:
  /// All names of the grammar have rules.
  explicit TokenRules(const Grammar& grammar);

  bool contains(std::string_view name) const { return m_facts.find(name)->second.isToken; }
  /// Those of them that others than such rules use, or the start: the rest stand inside these.
  std::set<std::string, std::less<>> outermost() const;

 private:
  struct Facts {
    bool isRegular = false;
    bool isNullable = false;
    bool isToken = false;
    std::size_t size = 0;  ///< of an automaton, about
  };
  const Facts& learn(const Rule& rule);
  void addAlternative(const Rule& rule, const Sequence& alternative, Facts& facts);

  const Grammar& m_grammar;
  std::map<std::string, Facts, std::less<>> m_facts;
};

}  // namespace ludo::grammar

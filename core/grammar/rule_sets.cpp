// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/rule_sets.h"

#include <algorithm>
#include <set>

#include "core/grammar/rule_graph.h"

namespace ludo::grammar {
namespace {

bool has(const Grammar& grammar, const std::string& name, const Sequence& alternative) {
  const Rule* rule = grammar.find(name);
  return rule != nullptr && std::find(rule->alternatives.begin(), rule->alternatives.end(), alternative) !=
                                rule->alternatives.end();
}

/// The grammar with the alternatives for which `keeps` holds, by the numbers of rule and alternative; names
/// that lose all of theirs go.
template <typename Keeps>
Grammar filtered(const Grammar& grammar, const Keeps& keeps) {
  const auto isKept = [&](std::size_t rule) {
    const std::size_t count = grammar.rules()[rule].alternatives.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (!keeps(rule, i)) return false;
    }
    return count > 0;
  };
  std::size_t kept = 0;
  while (kept < grammar.rules().size() && isKept(kept)) ++kept;
  if (kept == grammar.rules().size()) return grammar;
  std::vector<Rule> rules;
  for (std::size_t i = 0; i < grammar.rules().size(); ++i) {
    const Rule& rule = grammar.rules()[i];
    Rule left{rule.name, {}};
    for (std::size_t j = 0; j < rule.alternatives.size(); ++j) {
      if (keeps(i, j)) left.alternatives.push_back(rule.alternatives[j]);
    }
    if (!left.alternatives.empty()) rules.push_back(std::move(left));
  }
  return Grammar(grammar.start(), std::move(rules));
}

/// The members of a set that are, or are not, in another.
Grammar compared(const Grammar& grammar, const Grammar& other, bool isIn) {
  return filtered(grammar, [&](std::size_t rule, std::size_t alternative) {
    const Rule& whole = grammar.rules()[rule];
    return has(other, whole.name, whole.alternatives[alternative]) == isIn;
  });
}

Grammar reachableOf(const Grammar& grammar) {
  const std::vector<bool> reached = RuleGraph(grammar).reachable();
  return filtered(grammar, [&](std::size_t rule, std::size_t) { return reached[rule]; });
}

std::vector<std::string> rulesWithout(const Grammar& grammar, const std::vector<bool>& holds) {
  std::vector<std::string> others;
  for (std::size_t i = 0; i < holds.size(); ++i) {
    if (!holds[i]) others.push_back(grammar.rules()[i].name);
  }
  return others;
}

}  // namespace

Grammar united(const Grammar& first, const Grammar& second) {
  std::vector<Rule> rules = first.rules();
  rules.insert(rules.end(), second.rules().begin(), second.rules().end());
  return Grammar(first.start(), std::move(rules));
}

Grammar common(const Grammar& first, const Grammar& second) {
  return compared(first, second, true);
}

Grammar difference(const Grammar& first, const Grammar& second) {
  return compared(first, second, false);
}

std::vector<std::string> undefinedSymbols(const Grammar& grammar) {
  std::vector<std::string> undefined;
  std::set<std::string> seen;
  const auto use = [&](const std::string& name) {
    const Rule* rule = grammar.find(name);
    const bool isDefined = rule != nullptr && !rule->alternatives.empty();
    if (!isDefined && seen.insert(name).second) undefined.push_back(name);
  };
  use(grammar.start());
  for (const Rule& rule : grammar.rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      for (const Symbol& symbol : alternative) {
        if (symbol.kind == Symbol::Kind::Rule) use(symbol.text);
      }
    }
  }
  return undefined;
}

Grammar definitionsOf(const Grammar& grammar, const std::vector<std::string>& names) {
  std::vector<Rule> rules;
  for (const std::string& name : names) {
    if (const Rule* rule = grammar.find(name)) rules.push_back(*rule);
  }
  return Grammar(grammar.start(), std::move(rules));
}

std::vector<std::string> unreachableRules(const Grammar& grammar) {
  return rulesWithout(grammar, RuleGraph(grammar).reachable());
}

std::vector<std::string> unproductiveRules(const Grammar& grammar) {
  return rulesWithout(grammar, RuleGraph(grammar).productive());
}

Grammar pruned(const Grammar& grammar) {
  // Most rules go at once when the start is a part of a large grammar.
  const Grammar near = reachableOf(grammar);
  const RuleGraph graph(near);
  const std::vector<bool> productive = graph.productive();
  const std::vector<RuleGraph::Part> texts = {RuleGraph::filled, RuleGraph::empty};
  return reachableOf(filtered(near, [&](std::size_t rule, std::size_t alternative) {
    return RuleGraph::allHold(graph.rules()[rule][alternative], productive, texts);
  }));
}

std::size_t alternativeCount(const Grammar& grammar) {
  std::size_t count = 0;
  for (const Rule& rule : grammar.rules()) count += rule.alternatives.size();
  return count;
}

}  // namespace ludo::grammar

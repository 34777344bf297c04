// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/rule_sets.h"

#include <algorithm>
#include <set>

namespace ludo::grammar {
namespace {

using Names = std::set<std::string, std::less<>>;

bool has(const Grammar& grammar, const std::string& name, const Sequence& alternative) {
  const Rule* rule = grammar.find(name);
  return rule != nullptr && std::find(rule->alternatives.begin(), rule->alternatives.end(), alternative) !=
                                rule->alternatives.end();
}

/// The grammar with the alternatives for which `keeps` holds; names that lose all of theirs go.
template <typename Keeps>
Grammar filtered(const Grammar& grammar, const Keeps& keeps) {
  std::vector<Rule> rules;
  for (const Rule& rule : grammar.rules()) {
    Rule left{rule.name, {}};
    for (const Sequence& alternative : rule.alternatives) {
      if (keeps(rule.name, alternative)) left.alternatives.push_back(alternative);
    }
    if (!left.alternatives.empty()) rules.push_back(std::move(left));
  }
  return Grammar(grammar.start(), std::move(rules));
}

bool derivesText(const Sequence& alternative, const Names& productive) {
  return std::all_of(alternative.begin(), alternative.end(), [&](const Symbol& symbol) {
    if (symbol.kind == Symbol::Kind::Characters) return !symbol.characters.empty();
    return symbol.kind == Symbol::Kind::Literal || productive.contains(symbol.text);
  });
}

Names productiveNames(const Grammar& grammar) {
  Names productive;
  for (bool changes = true; changes;) {
    changes = false;
    for (const Rule& rule : grammar.rules()) {
      if (productive.contains(rule.name)) continue;
      const bool derives = std::any_of(rule.alternatives.begin(), rule.alternatives.end(),
                                       [&](const Sequence& one) { return derivesText(one, productive); });
      if (!derives) continue;
      productive.insert(rule.name);
      changes = true;
    }
  }
  return productive;
}

Names reachableNames(const Grammar& grammar) {
  Names reached = {grammar.start()};
  std::vector<std::string> open = {grammar.start()};
  while (!open.empty()) {
    const Rule* rule = grammar.find(open.back());
    open.pop_back();
    if (rule == nullptr) continue;
    for (const Sequence& alternative : rule->alternatives) {
      for (const Symbol& symbol : alternative) {
        if (symbol.kind == Symbol::Kind::Rule && reached.insert(symbol.text).second)
          open.push_back(symbol.text);
      }
    }
  }
  return reached;
}

Grammar reachableOf(const Grammar& grammar) {
  const Names reached = reachableNames(grammar);
  return filtered(grammar, [&](const std::string& name, const Sequence&) { return reached.contains(name); });
}

std::vector<std::string> rulesOutside(const Grammar& grammar, const Names& names) {
  std::vector<std::string> others;
  for (const Rule& rule : grammar.rules()) {
    if (!names.contains(rule.name)) others.push_back(rule.name);
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
  return filtered(first, [&](const std::string& name, const Sequence& alternative) {
    return has(second, name, alternative);
  });
}

Grammar difference(const Grammar& first, const Grammar& second) {
  return filtered(first, [&](const std::string& name, const Sequence& alternative) {
    return !has(second, name, alternative);
  });
}

std::vector<std::string> undefinedSymbols(const Grammar& grammar) {
  std::vector<std::string> undefined;
  Names seen;
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
  return rulesOutside(grammar, reachableNames(grammar));
}

std::vector<std::string> unproductiveRules(const Grammar& grammar) {
  return rulesOutside(grammar, productiveNames(grammar));
}

Grammar pruned(const Grammar& grammar) {
  // Most rules go at once when the start is a part of a large grammar.
  const Grammar near = reachableOf(grammar);
  const Names productive = productiveNames(near);
  return reachableOf(filtered(near, [&](const std::string&, const Sequence& alternative) {
    return derivesText(alternative, productive);
  }));
}

std::size_t alternativeCount(const Grammar& grammar) {
  std::size_t count = 0;
  for (const Rule& rule : grammar.rules()) count += rule.alternatives.size();
  return count;
}

}  // namespace ludo::grammar

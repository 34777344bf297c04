// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/left_corners.h"

#include <algorithm>
#include <map>
#include <set>

namespace ludo::grammar {
namespace {

using Names = std::set<std::string, std::less<>>;

bool isEmptyIn(const Symbol& symbol, const Names& nullable) {
  if (symbol.kind == Symbol::Kind::Literal) return symbol.text.empty();
  return symbol.kind == Symbol::Kind::Rule && nullable.contains(symbol.text);
}

Names nullableNames(const Grammar& grammar) {
  Names nullable;
  for (bool changes = true; changes;) {
    changes = false;
    for (const Rule& rule : grammar.rules()) {
      if (nullable.contains(rule.name)) continue;
      const bool isNullable =
          std::any_of(rule.alternatives.begin(), rule.alternatives.end(), [&](const Sequence& alternative) {
            return std::all_of(alternative.begin(), alternative.end(),
                               [&](const Symbol& symbol) { return isEmptyIn(symbol, nullable); });
          });
      if (!isNullable) continue;
      nullable.insert(rule.name);
      changes = true;
    }
  }
  return nullable;
}

/// For each rule the rules that may begin it; the first symbol of an alternative may be the rule itself,
/// which is not counted.
std::map<std::string, Names> cornersOf(const Grammar& grammar) {
  const Names nullable = nullableNames(grammar);
  std::map<std::string, Names> corners;
  for (const Rule& rule : grammar.rules()) {
    for (const Sequence& alternative : rule.alternatives) {
      for (std::size_t i = 0; i < alternative.size(); ++i) {
        const Symbol& symbol = alternative[i];
        const bool isSelf = i == 0 && symbol == Symbol::rule(rule.name);
        if (symbol.kind == Symbol::Kind::Rule && !isSelf) corners[rule.name].insert(symbol.text);
        if (!isEmptyIn(symbol, nullable)) break;
      }
    }
  }
  return corners;
}

}  // namespace

std::optional<std::string> indirectlyLeftRecursive(const Grammar& grammar) {
  const std::map<std::string, Names> corners = cornersOf(grammar);
  for (const Rule& rule : grammar.rules()) {
    Names reached;
    std::vector<std::string> open = {rule.name};
    while (!open.empty()) {
      const auto next = corners.find(open.back());
      open.pop_back();
      if (next == corners.end()) continue;
      for (const std::string& name : next->second) {
        if (reached.insert(name).second) open.push_back(name);
      }
    }
    if (reached.contains(rule.name)) return rule.name;
  }
  return std::nullopt;
}

}  // namespace ludo::grammar

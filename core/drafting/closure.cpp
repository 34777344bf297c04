// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/closure.h"

#include <algorithm>

#include "core/grammar/rule_sets.h"

namespace ludo::drafting {

using grammar::Grammar;
using grammar::Rule;
using grammar::Sequence;

Grammar withForcedRules(const Grammar& partial, const Grammar& whole, const RuleNames& words,
                        const RuleNames& written) {
  Grammar result = partial;
  for (;;) {
    std::vector<Rule> forced;
    for (const std::string& name : grammar::undefinedSymbols(result)) {
      const Rule* rule = whole.find(name);
      if (rule == nullptr) continue;
      const bool isOfWritten = written.contains(name.substr(0, name.rfind('.')));
      const bool mayBeEmpty = isOfWritten && std::ranges::any_of(rule->alternatives, &Sequence::empty);
      if (mayBeEmpty) {
        forced.push_back({name, {{}}});
      } else if (words.contains(name) || rule->alternatives.size() == 1) {
        forced.push_back(*rule);
      }
    }
    if (forced.empty()) return result;
    result = grammar::united(result, Grammar(result.start(), std::move(forced)));
  }
}

Grammar withAllRules(const Grammar& partial, const Grammar& whole) {
  Grammar result = partial;
  for (;;) {
    const Grammar missing = grammar::definitionsOf(whole, grammar::undefinedSymbols(result));
    if (missing.rules().empty()) return result;
    result = grammar::united(result, missing);
  }
}

}  // namespace ludo::drafting

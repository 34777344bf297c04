// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>
#include <string>

#include "core/grammar/grammar.h"

namespace ludo::drafting {

using RuleNames = std::set<std::string, std::less<>>;

/// The rules that make words: names, numbers, texts, selectors. They reach down to single characters, open no
/// list or mapping and name no key, so that a model has nothing to choose among their alternatives. They are
/// not shown to it, and are the whole grammar's in any grammar that it writes.
RuleNames wordRules(const grammar::Grammar& grammar);

}  // namespace ludo::drafting

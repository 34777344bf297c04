// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/drafting/word_rules.h"
#include "core/grammar/grammar.h"

namespace ludo::drafting {

/// A grammar with everything that it lacks and that leaves no choice: rules that make words, rules of which
/// the whole grammar has one alternative, and parts of the `written` rules that may be left out, which then
/// are.
grammar::Grammar withForcedRules(const grammar::Grammar& partial, const grammar::Grammar& whole,
                                 const RuleNames& words, const RuleNames& written);

/// A grammar with everything that it lacks, down to the last rule.
grammar::Grammar withAllRules(const grammar::Grammar& partial, const grammar::Grammar& whole);

}  // namespace ludo::drafting

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/drafting/word_rules.h"
#include "core/grammar/grammar.h"

/// Grammars as models see and write them, in the notation of Tanaka and Simo-Serra (2024), figure 3: a rule a
/// line, `name ::= "literal" other | third`. Literals have the escapes of JSON.
namespace ludo::drafting {

/// The grammar's rules as text, without the rules called `hidden` and without alternatives that are empty.
std::string ruleText(const grammar::Grammar& grammar, const RuleNames& hidden);

/// The rules that can be read; other lines, in which a model says something else, are passed over. The start
/// is given.
grammar::Grammar readRules(std::string_view text, const std::string& start);

}  // namespace ludo::drafting

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/base/result.h"
#include "core/grammar/grammar.h"

/// Grammars in the notations of others. Recursion from a rule's own left end becomes repetition. The texts
/// are the same as the grammar's; what takes no part in any of them is left out.
namespace ludo::grammar {

/// EBNF (ISO/IEC 14977:1996). Names are written in the standard's own way, as words with spaces. Sets of
/// characters are special sequences, "? any of U+0041 to U+005A, U+005F ?", and so is "? line feed ?". The
/// start is the first rule.
std::string toEbnf(const Grammar& grammar);

/// GBNF, the notation of llama.cpp. The start is the rule "root". Fails when the grammar has no text, or
/// where a rule begins with itself by way of others, which that program cannot read.
Result<std::string> toGbnf(const Grammar& grammar);

/// The notation of Lark for its Earley parser with the dynamic lexer. The start is the rule "start". Fails
/// when the grammar has no text.
Result<std::string> toLark(const Grammar& grammar);

}  // namespace ludo::grammar

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string_view>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// The minimal grammar of a text: alternatives of the grammar that derive the text, of which none can be
/// deleted without losing it (Tanaka and Simo-Serra, "Grammar-based Game Description Generation using Large
/// Language Models", 2024, section IV-A). Nothing when the text is no text of the grammar.
///
/// A text with one derivation has one minimal grammar: the alternatives used there. A text with several may
/// have several, and gets one of them: alternatives of one derivation are deleted in turn, in the order of
/// the rules, as long as others still derive it.
std::optional<Grammar> minimalGrammar(const Grammar& grammar, std::string_view text);

}  // namespace ludo::grammar

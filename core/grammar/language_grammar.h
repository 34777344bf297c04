// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/grammar/grammar.h"

/// The grammar of the language's surface for decoding, made of the descriptions: what a specification may be
/// when it is written one section a block, in flow style, keys in the order of the manual, one space where
/// spaces are (see surface.h). The ordinary readers read all of it; nothing else is needed to take it in.
///
/// It is context-free. So it does not say that names are defined, that the keys of a mapping and the seats of
/// a list differ, that texts are no placeholders ("TODO"), and whether a table's rows stand in the block.
namespace ludo::grammar {

/// A whole document: a game, or a bundle. Made once, and shared.
const Grammar& languageGrammar();

/// The name of the rule of one section without its fences: "actions-section".
std::string sectionRule(std::string_view section);

}  // namespace ludo::grammar

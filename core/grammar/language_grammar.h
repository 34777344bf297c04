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

/// The same texts by more rules: where rules bind names by themselves, as a query binds $zone in its `where`,
/// what stands there has rules of its own, in which these names are literals. Specialised to bound names, it
/// has them there and nowhere else. Made once, and shared.
const Grammar& scopedGrammar();

/// The name of the rule of one section without its fences: "actions-section".
std::string sectionRule(std::string_view section);

}  // namespace ludo::grammar

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string_view>

#include "core/grammar/specialise.h"

namespace ludo::drafting {

/// Whether later sections name what a section defines: not setup, turn and what follows them.
bool isOfDefinitions(std::string_view section);

/// Where the blocks end that define what later ones name: before the first of setup, turn and what follows
/// them. The whole length when there is none yet.
std::size_t endOfDefinitions(std::string_view surface);

/// The names that the definitions at the beginning of a game make, boards and tables included, once they are
/// whole; nothing before that. Of kinds that are defined later, any name may still be used.
std::optional<grammar::NamesByKind> namesDefinedIn(std::string_view surface);

/// The same of a text that is all definitions.
grammar::NamesByKind namesOfDefinitions(std::string_view definitions);

}  // namespace ludo::drafting

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/language/spec_document.h"

/// The way back: from a compiled game to a specification that people and programs can change.
namespace ludo::decompile {

/// The game as sections, mechanically: compiling it gives the same game, written to the same JSON. Macros and
/// boards are not found again: zones stay zones, with their edges, places and regions. The one thing that a
/// specification cannot say is an order of variables in which players' come before global ones.
language::SpecDocument specificationOf(const language::GameDef& game);

/// A specification as Markdown: its sections in the order of the language, each below a heading, with short
/// prose; a section that holds only defaults is left out. Reading it gives the same sections.
std::string writeSpecification(const language::SpecDocument& document);

}  // namespace ludo::decompile

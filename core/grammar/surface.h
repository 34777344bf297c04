// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"
#include "core/text/data_node.h"

namespace ludo::grammar {

/// What stands around the data of a section.
constexpr std::string_view blockOpening = "```yaml\n";
constexpr std::string_view blockClosing = "\n```\n";

/// A specification in the form that languageGrammar() describes: each section a block of its own, in the
/// order of the language, all of its data in flow style; what holds its default is left out. The rows of
/// tables stand in their block. Reading it gives the same sections. Prose is not kept.
std::string surfaceText(const language::SpecDocument& document);

/// The block of one section, from data that may have its keys in any order. Nothing, and why is told, where
/// the data are no such section.
std::optional<std::string> surfaceBlock(const std::string& section, const text::DataNode& data,
                                        diagnostics::List& told);

}  // namespace ludo::grammar

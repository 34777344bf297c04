// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

/// Values of a text, put together with others of it.
namespace ludo::mend {

/// The value as it can stand within braces: as it is written where that is in one line, else written anew.
std::string inBraces(const SourceText& source, const text::DataNode& value);

/// The entry as lines of its own in this column, with its comments.
std::string entryLines(const SourceText& source, const text::DataEntry& entry, std::size_t column);

/// The edits that make of the first entry's value both in one, where values of the type can be joined:
/// conditions by "and", lists one behind the other, mappings with the entries of both. Nothing where they
/// cannot.
std::optional<std::vector<diagnostics::TextEdit>> joinedEdits(const SourceText& source,
                                                              const language::Type& type,
                                                              const text::DataEntry& first,
                                                              const text::DataNode& second);

}  // namespace ludo::mend

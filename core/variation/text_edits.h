// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/text/markdown.h"

/// Changes of a specification's text that keep everything else as it stands, comments and order included.
namespace ludo::variation {

/// Other data in the place of a value, in the style around it: on one line where that is not too long.
diagnostics::TextEdit replaceValue(const text::MarkdownDocument& markdown, Span value,
                                   const text::DataNode& data);

/// Takes entries out of the lists they stand in. Where none is left in a block, the block goes too, with the
/// prose above it and a heading under which nothing is left. Edits are in source order.
std::vector<diagnostics::TextEdit> removeEntries(const text::MarkdownDocument& markdown,
                                                 const std::vector<Span>& entries);

/// A further entry of a list section, in a block of its own below some prose: behind the section's last
/// block, or where there is none behind that of the section `after`.
diagnostics::TextEdit addEntry(const text::MarkdownDocument& markdown, std::string_view section,
                               std::string_view after, const text::DataNode& entry, const std::string& prose);

/// A further key of a mapping that stands in a text, behind its last one.
diagnostics::TextEdit addKey(const text::MarkdownDocument& markdown, const text::DataNode& mapping,
                             const std::string& key, const text::DataNode& value);

/// The value of a key at the top of a section, wherever its block is; null when it is not written.
const text::DataNode* sectionValue(const text::MarkdownDocument& markdown, std::string_view section,
                                   std::string_view key);

}  // namespace ludo::variation

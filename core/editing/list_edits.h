// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/text/markdown.h"

namespace ludo::editing {

/// A further item of a list that stands in a text: behind one of its items, or before all others when that
/// is null. On a line of its own, unless the list stands in brackets. Private to the room.
diagnostics::TextEdit addItem(const text::MarkdownDocument& markdown, const text::DataNode& list,
                              const text::DataNode* behind, const text::DataNode& item);

}  // namespace ludo::editing

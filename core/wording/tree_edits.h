// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::mend {

/// The edits that make of a value that stands in a text what it means: keys and values in their places where
/// the form stays, so that comments and lines stay too. In source order; nothing where the text cannot be
/// changed so.
std::optional<std::vector<diagnostics::TextEdit>> treeEdits(const SourceText& source,
                                                            const text::DataNode& before,
                                                            const text::DataNode& after);

}  // namespace ludo::mend

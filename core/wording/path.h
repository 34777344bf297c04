// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/text/markdown.h"

namespace ludo::mend {

/// The values that a place of the document stands in, from its block's mapping inwards. Empty outside blocks.
std::vector<const text::DataNode*> pathTo(const text::MarkdownDocument& markdown, Span place);

}  // namespace ludo::mend

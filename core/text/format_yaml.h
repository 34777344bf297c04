// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::text {

/// What makes a block's lines stand as the house writes them: two spaces deeper for what is inside, one blank
/// after colons and commas and inside braces, none at the ends of lines. Which lines there are, comments and
/// the writing of values stay. Edits are one a line, in source order.
struct BlockFormat {
  std::vector<diagnostics::TextEdit> edits;
  bool isLeft = false;  ///< it has mistakes of YAML, which come first, and stays as it is
};

/// Of the part `content` of `source`, which is one document of strict YAML. Never changes what it says: what
/// would read otherwise is left as well. Linear in the text.
BlockFormat formatYaml(const SourceText& source, Span content);

}  // namespace ludo::text

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "widgets/document/text_diff.h"

namespace ludo::widgets {

/// Lines in a row that differ between two texts, which can be taken over without the others.
struct TextHunk {
  diagnostics::TextEdit edit;   ///< of the text before
  std::size_t line = 1;         ///< of the text before, where it begins
  std::size_t removed = 0;      ///< lines
  std::size_t added = 0;        ///< lines
  std::vector<DiffLine> lines;  ///< with some equal lines around them, to be read
};

/// What differs, in the order of the text: all edits together make `after` of `before`. Any thread.
std::vector<TextHunk> hunksOf(std::string_view before, std::string_view after);

}  // namespace ludo::widgets

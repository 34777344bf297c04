// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/source_text.h"
#include "core/text/data_node.h"

namespace ludo::text {

/// A table of Markdown, as GitHub writes them: a header, a line of dashes, and rows of cells between bars.
struct PipeTable {
  Span span;                     ///< from the header's first character to the last row's last
  std::vector<DataNode> header;  ///< texts
  std::vector<DataNode> rows;    ///< lists of numbers, of true and false, and of texts
};

/// The table that begins in the first line from `line` (counted from 1) on that is not empty; nothing when
/// something else stands there. Cells are texts without quotes, or whole numbers, or true or false; quotes
/// around a text are taken off, and a bar inside a cell is written `\|`. Rows may be of other lengths than
/// the header. A table ends at a line that is empty, or begins something else. Linear in its text.
std::optional<PipeTable> readPipeTable(const SourceText& source, std::uint32_t line);

}  // namespace ludo::text

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::text {

/// Two versions of some lines that a merge left one after the other, with the lines that mark them, as
/// version control writes these: seven signs at the margin. Numbers of lines; 0 where the mark is not there,
/// be it that somebody took it out.
struct MergeConflict {
  std::uint32_t begins = 0;  ///< <<<<<<<
  std::uint32_t base = 0;    ///< |||||||, before what both versions were made of
  std::uint32_t turns = 0;   ///< =======
  std::uint32_t ends = 0;    ///< >>>>>>>

  std::uint32_t first() const { return begins != 0 ? begins : turns != 0 ? turns : ends; }
  std::uint32_t last() const { return ends != 0 ? ends : turns != 0 ? turns : begins; }
};

/// Those of a text, in order. A line of equals signs alone is none: it makes a heading of the line above it.
std::vector<MergeConflict> mergeConflicts(const SourceText& source);

/// Tells of each conflict once, in place of what is told of its marks where they stand in a block.
void reportMergeMarks(const SourceText& source, diagnostics::List& found);

}  // namespace ludo::text

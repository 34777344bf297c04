// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ludo::mend {

/// Another text for a line.
struct LineRepair {
  std::string text;
  std::string title;
  std::string message;
  int cost = 0;
};

/// Texts with the form of a line (see line_shape.h) that differ from `line`, which has none, by one slip of
/// the pen: a mark missing, doubled or taken for another, a pair of brackets or quotes of the wrong kind.
/// This is error correction of least cost (Aho and Peterson, 1972) with single edits, of which all are tried.
/// A line inside brackets has the form of a row.
std::vector<LineRepair> lineRepairs(std::string_view line, bool isInBrackets = false);

}  // namespace ludo::mend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How two texts differ, line by line.
namespace ludo::widgets {

struct DiffLine {
  enum class Mark : std::uint8_t {
    Same,
    Removed,
    Added,
    Skipped  ///< stands for `count` equal lines
  };
  Mark mark = Mark::Same;
  std::string text;  ///< without its line break
  std::size_t count = 1;

  bool operator==(const DiffLine&) const = default;
};

/// What becomes of `before` on the way to `after`: fewest lines removed and added (Myers 1986, "An O(ND)
/// difference algorithm and its variations"), with up to `context` equal lines around them. Texts that differ
/// in more than some thousand lines are told apart as one block removed and one added. Any thread.
std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, std::size_t context = 3);

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/text_hunks.h"

#include <algorithm>
#include <cstdint>

namespace ludo::widgets {
namespace {

using Mark = DiffLine::Mark;

constexpr std::size_t linesAround = 2;

std::size_t endOfLine(std::string_view text, std::size_t begin) {
  const std::size_t end = text.find('\n', begin);
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

std::vector<TextHunk> hunksOf(std::string_view before, std::string_view after) {
  const std::vector<DiffLine> all = diffLines(before, after, before.size() + after.size());
  std::vector<TextHunk> hunks;
  std::size_t old = 0;
  std::size_t next = 0;
  std::size_t line = 1;
  for (std::size_t i = 0; i < all.size();) {
    if (all[i].mark == Mark::Same || all[i].mark == Mark::Skipped) {
      for (std::size_t each = 0; each < all[i].count; ++each, ++line) {
        old = endOfLine(before, old);
        next = endOfLine(after, next);
      }
      ++i;
      continue;
    }
    TextHunk hunk;
    hunk.line = line;
    const std::size_t first = i;
    const std::size_t oldBegin = old;
    const std::size_t nextBegin = next;
    for (; i < all.size() && all[i].mark != Mark::Same; ++i) {
      const bool isRemoved = all[i].mark == Mark::Removed;
      (isRemoved ? hunk.removed : hunk.added) += 1;
      if (isRemoved) {
        old = endOfLine(before, old);
        ++line;
      } else {
        next = endOfLine(after, next);
      }
    }
    // Behind a last line that has no break of its own.
    const bool needsBreak = oldBegin > 0 && before[oldBegin - 1] != '\n' && next > nextBegin;
    hunk.edit = {{static_cast<std::uint32_t>(oldBegin), static_cast<std::uint32_t>(old)},
                 (needsBreak ? "\n" : "") + std::string(after.substr(nextBegin, next - nextBegin))};
    const std::size_t from = first - std::min(first, linesAround);
    const std::size_t to = std::min(all.size(), i + linesAround);
    hunk.lines.assign(all.begin() + static_cast<std::ptrdiff_t>(from),
                      all.begin() + static_cast<std::ptrdiff_t>(to));
    hunks.push_back(std::move(hunk));
  }
  return hunks;
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/line_token.h"

#include <algorithm>

namespace ludo::widgets {

std::size_t indentationOf(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

int LineState::packed() const {
  return static_cast<int>(region) | (tildeFence ? 1 << 2 : 0) | (fenceLength << 3) | (headingLevel << 9) |
         (textBlockIndent << 12);
}

LineState LineState::unpacked(int packed) {
  LineState state;
  state.region = static_cast<Region>(packed & 3);
  state.tildeFence = (packed >> 2 & 1) != 0;
  state.fenceLength = static_cast<std::uint8_t>(packed >> 3 & 63);
  state.headingLevel = static_cast<std::uint8_t>(packed >> 9 & 7);
  state.textBlockIndent = static_cast<std::uint8_t>(packed >> 12 & 255);
  return state;
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace ludo::mend {

/// Where the parenthesis that opens at `open` closes, as in top(var(pile)); npos where it does not.
constexpr std::size_t closingParenthesis(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t at = open; at < text.size(); ++at) {
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth == 0) return at;
  }
  return std::string_view::npos;
}

}  // namespace ludo::mend

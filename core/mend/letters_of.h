// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/base/letters.h"

namespace ludo::mend {

/// The letters and digits of a word, small, in which its spellings are alike: "Game-Over", "game_over",
/// "gameOver". What is `kept` stays as it is.
inline std::string lettersOf(std::string_view word, std::string_view kept = {}) {
  std::string result;
  for (const char c : word) {
    if (isLetterOrDigit(c) || kept.find(c) != std::string_view::npos) result += lowerCase(c);
  }
  return result;
}

}  // namespace ludo::mend

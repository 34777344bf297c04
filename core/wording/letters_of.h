// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

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

/// "diagonalForward" and "forwardDiagonal", "ownerOfTop" and "topOwner".
inline bool hasSameWords(const std::string& one, const std::string& other) {
  const auto sorted = [](const std::string& name) {
    std::vector<std::string> words(1);
    for (const char c : name) {
      if ((isUpperCase(c) || !isLetterOrDigit(c)) && !words.back().empty()) words.emplace_back();
      if (isLetterOrDigit(c)) words.back() += lowerCase(c);
    }
    std::erase(words, "of");
    std::ranges::sort(words);
    return words;
  };
  return one.size() > 4 && sorted(one) == sorted(other);
}

}  // namespace ludo::mend

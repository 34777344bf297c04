// SPDX-License-Identifier: Apache-2.0
#include "core/base/words.h"

#include "core/base/letters.h"

namespace ludo {

std::string wordsOfName(std::string_view name) {
  std::string words;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (c == '$') continue;
    if (c == '_' || c == '-') {
      if (!words.empty() && words.back() != ' ') words += ' ';
      continue;
    }
    const char before = i > 0 ? name[i - 1] : ' ';
    const char after = i + 1 < name.size() ? name[i + 1] : ' ';
    // "InARow" is three words, "HAND" is one.
    const bool beginsWord =
        isLetterOrDigit(before) && (!isUpperCase(before) || (isLetter(after) && !isUpperCase(after)));
    if (isUpperCase(c) && beginsWord) words += ' ';
    words += lowerCase(c);
  }
  while (!words.empty() && words.back() == ' ') words.pop_back();
  return words;
}

}  // namespace ludo

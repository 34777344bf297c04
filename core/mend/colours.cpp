// SPDX-License-Identifier: Apache-2.0
#include "core/mend/colours.h"

#include <algorithm>
#include <vector>

#include "core/base/letters.h"

namespace ludo::mend {

std::string colourMeant(std::string_view written) {
  constexpr std::string_view digits = "0123456789abcdef";
  const std::string text = lowerCase(written);
  if (text.size() == 8 && text.starts_with("0x") && text.find_first_not_of(digits, 2) == std::string::npos)
    return "#" + text.substr(2);
  const std::size_t open = text.find_first_of("([");
  const bool isCall = open != std::string::npos && (text.ends_with(')') || text.ends_with(']')) &&
                      (open == 0 || text.starts_with("rgb"));
  if (!isCall) return {};
  std::vector<unsigned> parts;
  bool goesOn = false;
  for (const char c : text.substr(open)) {
    if (!isDigit(c)) {
      goesOn = false;
      continue;
    }
    if (!goesOn) parts.push_back(0);
    goesOn = true;
    parts.back() = std::min(parts.back() * 10 + static_cast<unsigned>(c - '0'), 1000U);
  }
  if (parts.size() != 3) return {};
  std::string colour = "#";
  for (const unsigned part : parts) {
    if (part > 255) return {};
    colour += digits[part / 16];
    colour += digits[part % 16];
  }
  return colour;
}

}  // namespace ludo::mend

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <optional>
#include <string>

namespace ludo::kernel {

/// `pattern` with every "{name}" replaced by what `fill` gives for the name; by itself where it gives
/// nothing.
template <typename Fill>
std::string filledPattern(const std::string& pattern, const Fill& fill) {
  std::string text;
  std::size_t at = 0;
  while (at < pattern.size()) {
    const std::size_t open = pattern.find('{', at);
    const std::size_t close = open == std::string::npos ? open : pattern.find('}', open);
    if (close == std::string::npos) break;
    text.append(pattern, at, open - at);
    const std::optional<std::string> part = fill(pattern.substr(open + 1, close - open - 1));
    text += part ? *part : pattern.substr(open, close + 1 - open);
    at = close + 1;
  }
  return text.append(pattern, std::min(at, pattern.size()));
}

}  // namespace ludo::kernel

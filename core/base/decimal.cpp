// SPDX-License-Identifier: Apache-2.0
#include "core/base/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ludo {

std::optional<double> decimalOf(std::string_view text) {
  constexpr std::size_t longest = 400;
  const bool isPlain =
      std::ranges::all_of(text, [](char c) { return c == '-' || c == '.' || (c >= '0' && c <= '9'); });
  if (text.empty() || text.size() > longest || !isPlain || text.back() == '.') return std::nullopt;
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return std::nullopt;
  return number;
}

std::string decimalWords(double number) {
  std::array<char, 400> text{};
  const auto [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  return error == std::errc() ? std::string(text.data(), end) : std::string();
}

}  // namespace ludo

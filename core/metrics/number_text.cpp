// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/number_text.h"

#include <array>
#include <cstdio>

namespace ludo::metrics {

std::string countText(std::uint64_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return digits;
}

std::string decimalText(double value, int decimals) {
  std::array<char, 64> buffer{};
  const bool plain = value > -1e15 && value < 1e15;
  std::snprintf(buffer.data(), buffer.size(), plain ? "%.*f" : "%.*e", decimals, value);
  return buffer.data();
}

std::string percentText(double share) {
  return decimalText(share * 100, 1) + " %";
}

std::string countOf(std::uint64_t count, const std::string& thing) {
  return countText(count) + " " + thing + (count == 1 ? "" : "s");
}

std::string pliesText(std::uint64_t plies) {
  return countText(plies) + (plies == 1 ? " ply" : " plies");
}

}  // namespace ludo::metrics

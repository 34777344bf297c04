// SPDX-License-Identifier: Apache-2.0
#include "core/sim/digits.h"

#include <algorithm>
#include <charconv>

namespace ludo::sim {
namespace {

constexpr std::size_t hashDigits = 16;

std::optional<std::uint64_t> parse(std::string_view text, int base) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value, base);
  if (error != std::errc() || rest != end) return std::nullopt;
  return value;
}

}  // namespace

std::string hashText(std::uint64_t hash) {
  std::string text(hashDigits, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4)
    *digit = "0123456789abcdef"[hash & 15U];
  return text;
}

std::optional<std::uint64_t> parseHash(std::string_view text) {
  return text.size() == hashDigits ? parse(text, 16) : std::nullopt;
}

std::optional<std::uint64_t> parseSeed(std::string_view text) {
  return parse(text, 10);
}

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/integer_rules.h"

#include <algorithm>
#include <string>

namespace ludo::grammar {
namespace {

/// A prefix of digits, one digit of a range, and any digits after it.
Sequence block(const std::string& prefix, char first, char last, std::size_t free) {
  Sequence sequence;
  if (!prefix.empty()) sequence.push_back(Symbol::literal(prefix));
  const auto digit = [](char c) { return static_cast<char32_t>(static_cast<unsigned char>(c)); };
  sequence.push_back(Symbol::oneOf({{digit(first), digit(last)}}));
  for (std::size_t i = 0; i < free; ++i) sequence.push_back(Symbol::oneOf({{U'0', U'9'}}));
  return sequence;
}

/// Numbers of one length. `low` and `high` are digits of that length.
void addOfOneLength(const std::string& sign, const std::string& low, const std::string& high,
                    std::vector<Sequence>& alternatives) {
  std::size_t same = 0;
  while (same < low.size() && low[same] == high[same]) ++same;
  if (same == low.size()) {
    alternatives.push_back({Symbol::literal(sign + low)});
    return;
  }
  const auto add = [&](const std::string& digits, std::size_t place, char first, char last) {
    if (first > last) return;
    alternatives.push_back(block(sign + digits.substr(0, place), first, last, low.size() - place - 1));
  };
  // Up from the lowest, digit by digit from the right; then between the two; then up to the highest.
  const bool lowIsFull = low.find_first_not_of('0', same + 1) == std::string::npos;
  const bool highIsFull = high.find_first_not_of('9', same + 1) == std::string::npos;
  if (!lowIsFull) {
    alternatives.push_back({Symbol::literal(sign + low)});
    for (std::size_t place = low.size() - 1; place > same; --place)
      add(low, place, static_cast<char>(low[place] + 1), '9');
  }
  add(low, same, static_cast<char>(low[same] + (lowIsFull ? 0 : 1)),
      static_cast<char>(high[same] - (highIsFull ? 0 : 1)));
  if (highIsFull) return;
  for (std::size_t place = same + 1; place < high.size(); ++place)
    add(high, place, '0', static_cast<char>(high[place] - 1));
  alternatives.push_back({Symbol::literal(sign + high)});
}

/// From `low` to `high`, of which neither is negative.
void addMagnitudes(const std::string& sign, std::uint64_t low, std::uint64_t high,
                   std::vector<Sequence>& alternatives) {
  const std::string lowest = std::to_string(low);
  const std::string highest = std::to_string(high);
  for (std::size_t length = lowest.size(); length <= highest.size(); ++length) {
    const std::string from = length == lowest.size() ? lowest : '1' + std::string(length - 1, '0');
    const std::string to = length == highest.size() ? highest : std::string(length, '9');
    addOfOneLength(sign, from, to, alternatives);
  }
}

}  // namespace

std::vector<Sequence> integersBetween(std::int64_t minimum, std::int64_t maximum) {
  std::vector<Sequence> alternatives;
  const auto magnitude = [](std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return number < 0 ? 0 - bits : bits;
  };
  if (minimum > maximum) return alternatives;
  if (maximum >= 0)
    addMagnitudes("", magnitude(std::max<std::int64_t>(minimum, 0)), magnitude(maximum), alternatives);
  if (minimum < 0)
    addMagnitudes("-", magnitude(std::min<std::int64_t>(maximum, -1)), magnitude(minimum), alternatives);
  return alternatives;
}

}  // namespace ludo::grammar

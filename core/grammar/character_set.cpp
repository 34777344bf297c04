// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/character_set.h"

#include <algorithm>

namespace ludo::grammar {
namespace {

constexpr CharacterRange surrogates{0xD800, 0xDFFF};

/// What is left of the ranges without the characters of `taken`.
std::vector<CharacterRange> outside(const std::vector<CharacterRange>& ranges, CharacterRange taken) {
  std::vector<CharacterRange> left;
  for (const CharacterRange& range : ranges) {
    if (range.last < taken.first || range.first > taken.last) {
      left.push_back(range);
      continue;
    }
    if (range.first < taken.first) left.push_back({range.first, taken.first - 1});
    if (range.last > taken.last) left.push_back({taken.last + 1, range.last});
  }
  return left;
}

std::vector<CharacterRange> inOrder(std::vector<CharacterRange> ranges) {
  std::erase_if(ranges, [](const CharacterRange& range) { return range.first > range.last; });
  ranges = outside(ranges, surrogates);
  std::sort(ranges.begin(), ranges.end());
  std::vector<CharacterRange> joined;
  for (const CharacterRange& range : ranges) {
    if (!joined.empty() && range.first <= joined.back().last + 1)
      joined.back().last = std::max(joined.back().last, range.last);
    else
      joined.push_back(range);
  }
  return joined;
}

}  // namespace

CharacterSet::CharacterSet(std::initializer_list<CharacterRange> ranges)
    : CharacterSet(std::vector<CharacterRange>(ranges)) {}

CharacterSet::CharacterSet(std::vector<CharacterRange> ranges) : m_ranges(inOrder(std::move(ranges))) {}

CharacterSet CharacterSet::of(std::string_view characters) {
  std::vector<CharacterRange> ranges;
  for (char c : characters) {
    const auto character = static_cast<char32_t>(static_cast<unsigned char>(c));
    ranges.push_back({character, character});
  }
  return CharacterSet(std::move(ranges));
}

bool CharacterSet::contains(char32_t character) const {
  return std::any_of(m_ranges.begin(), m_ranges.end(), [character](const CharacterRange& range) {
    return range.first <= character && character <= range.last;
  });
}

CharacterSet CharacterSet::without(const CharacterSet& other) const {
  std::vector<CharacterRange> left = m_ranges;
  for (const CharacterRange& range : other.m_ranges) left = outside(left, range);
  return CharacterSet(std::move(left));
}

}  // namespace ludo::grammar

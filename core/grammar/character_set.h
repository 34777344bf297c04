// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <compare>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace ludo::grammar {

/// The characters from the first to the last, both included, by their numbers in Unicode.
struct CharacterRange {
  char32_t first = 0;
  char32_t last = 0;
  auto operator<=>(const CharacterRange&) const = default;
};

/// A set of characters: what may stand in one place of a text. A plain value. Its ranges rise, and neither
/// touch nor overlap, so that equal sets compare equal. Surrogates are no characters and belong to no set.
class CharacterSet {
 public:
  CharacterSet() = default;
  CharacterSet(std::initializer_list<CharacterRange> ranges);
  explicit CharacterSet(std::vector<CharacterRange> ranges);
  /// The ASCII characters of a text, each.
  static CharacterSet of(std::string_view characters);

  const std::vector<CharacterRange>& ranges() const { return m_ranges; }
  bool empty() const { return m_ranges.empty(); }
  bool contains(char32_t character) const;
  CharacterSet without(const CharacterSet& other) const;
  auto operator<=>(const CharacterSet&) const = default;

 private:
  std::vector<CharacterRange> m_ranges;
};

}  // namespace ludo::grammar

// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/fixed_tokens.h"

#include <algorithm>

namespace ludo::engine {

using machine::Word;

bool hasFixedTable(const Facts::Property& property) {
  constexpr std::int64_t largest = 64;
  if (property.fixed.empty()) return false;
  const auto [low, high] = std::ranges::minmax(property.fixed);
  return low >= -largest && high <= largest;
}

// A row for each value, and one of no token for all others.
TokenSet tokensWithFixed(machine::Builder& builder, ConstantTables& constants, const SetWriter& sets,
                         const Facts::Property& property, const Typed& wanted) {
  const auto [low, high] = std::ranges::minmax(property.fixed);
  const std::int64_t rows = high - low + 1;
  const std::size_t words = sets.wordCount();
  std::vector<std::uint64_t> table(static_cast<std::size_t>(rows + 1) * words, 0);
  for (std::size_t token = 0; token < property.fixed.size(); ++token) {
    const auto row = static_cast<std::size_t>(property.fixed[token] - low);
    table[row * words + token / 64] |= std::uint64_t{1} << (token % 64);
  }
  const Word offset = builder.subtract(wanted.payload, low);
  const Word isIn = builder.bitAnd(wanted.exists, builder.lessUnsigned(offset, rows));
  const Word row = builder.select(isIn, offset, rows);
  const std::uint32_t first = constants.words(table);
  const auto stride = static_cast<std::uint32_t>(8 * words);
  TokenSet set = sets.none();
  for (std::uint32_t word = 0; word < words; ++word)
    set.words[word] =
        builder.load(machine::Width::Word, {machine::Memory::Constants, first + 8 * word, row, stride});
  return set;
}

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/fixed_tokens.h"

#include <algorithm>
#include <map>

#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"

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

namespace {

using TypesByValue = std::map<std::int64_t, std::vector<std::uint32_t>>;

TokenSet tokensOfAny(Tokens& tokens, const std::vector<std::uint32_t>& types) {
  TokenSet all = tokens.sets().none();
  for (const std::uint32_t type : types) all = tokens.sets().either(all, tokens.tokensOfType(type));
  return all;
}

/// A branch for each value, of which one is taken.
TokenSet tokensOfOneValue(machine::Builder& builder, Tokens& tokens, const TypesByValue& types, Word wanted) {
  const std::int64_t low = types.begin()->first;
  const std::int64_t rows = types.rbegin()->first - low + 1;
  const SetVariable found(tokens.sets(), builder, tokens.sets().none());
  const machine::BlockId behind = builder.block();
  std::vector<machine::BlockId> branches(static_cast<std::size_t>(rows + 1), behind);
  for (const auto& [value, those] : types) branches[static_cast<std::size_t>(value - low)] = builder.block();
  const Word row = builder.subtract(wanted, low);
  builder.switchTo(builder.select(builder.lessUnsigned(row, rows), row, rows), branches);
  for (const auto& [value, those] : types) {
    builder.begin(branches[static_cast<std::size_t>(value - low)]);
    found.become(tokensOfAny(tokens, those));
    builder.jump(behind);
  }
  builder.begin(behind);
  return found.now();
}

}  // namespace

TokenSet tokensOfTypesWith(machine::Builder& builder, Tokens& tokens,
                           const std::vector<std::optional<std::int64_t>>& values, Word wanted) {
  // A few sets are masked sooner than a branch is chosen.
  constexpr std::size_t few = 4;
  constexpr std::uint64_t mostBranches = 256;
  TypesByValue types;
  std::size_t count = 0;
  for (std::uint32_t type = 0; type < values.size(); ++type) {
    if (!values[type]) continue;
    types[*values[type]].push_back(type);
    ++count;
  }
  if (wanted.known()) {
    const auto found = types.find(wanted.value());
    return found == types.end() ? tokens.sets().none() : tokensOfAny(tokens, found->second);
  }
  bool areTypes = true;
  for (std::size_t type = 0; type < values.size(); ++type)
    areTypes = areTypes && values[type] == static_cast<std::int64_t>(type);
  if (areTypes) {
    const Word isType = builder.lessUnsigned(wanted, static_cast<std::int64_t>(count));
    if (auto found = tokens.lookUpTokensOf(builder.select(isType, wanted, 0)))
      return tokens.sets().when(isType, *found);
  }
  if (count > few) {
    const auto low = static_cast<std::uint64_t>(types.begin()->first);
    if (static_cast<std::uint64_t>(types.rbegin()->first) - low < mostBranches)
      return tokensOfOneValue(builder, tokens, types, wanted);
  }
  TokenSet all = tokens.sets().none();
  for (const auto& [value, those] : types)
    all = tokens.sets().either(all,
                               tokens.sets().when(builder.equal(wanted, value), tokensOfAny(tokens, those)));
  return all;
}

}  // namespace ludo::engine

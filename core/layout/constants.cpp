// SPDX-License-Identifier: Apache-2.0
#include "core/layout/constants.h"

namespace ludo::engine {

std::uint32_t ConstantTables::words(const std::vector<std::uint64_t>& table) {
  const auto [known, isNew] =
      m_known.emplace(table, static_cast<std::uint32_t>(m_data.size() * sizeof(std::uint64_t)));
  if (isNew) m_data.insert(m_data.end(), table.begin(), table.end());
  return known->second;
}

std::uint32_t ConstantTables::bytes(const std::vector<std::uint8_t>& table) {
  constexpr std::size_t inWord = 8;
  std::vector<std::uint64_t> packed((table.size() + inWord - 1) / inWord, 0);
  for (std::size_t i = 0; i < table.size(); ++i)
    packed[i / inWord] |= std::uint64_t{table[i]} << (8 * (i % inWord));
  return words(packed);
}

std::uint32_t ConstantTables::int16s(const std::vector<std::int16_t>& table) {
  constexpr std::size_t inWord = 4;
  std::vector<std::uint64_t> packed((table.size() + inWord - 1) / inWord, 0);
  for (std::size_t i = 0; i < table.size(); ++i) {
    const auto bits = static_cast<std::uint64_t>(static_cast<std::uint16_t>(table[i]));
    packed[i / inWord] |= bits << (16 * (i % inWord));
  }
  return words(packed);
}

}  // namespace ludo::engine

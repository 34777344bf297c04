// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "core/machine/builder.h"

namespace ludo::engine {

/// The read-only tables of a module. Equal tables are kept once.
class ConstantTables {
 public:
  /// Words; gives the byte offset of the first.
  std::uint32_t words(const std::vector<std::uint64_t>& table);
  std::uint32_t bytes(const std::vector<std::uint8_t>& table);
  /// Small numbers as 16-bit integers with a sign.
  std::uint32_t int16s(const std::vector<std::int16_t>& table);

  std::vector<std::uint64_t> take() { return std::move(m_data); }

 private:
  std::vector<std::uint64_t> m_data;
  std::map<std::vector<std::uint64_t>, std::uint32_t> m_known;
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "core/machine/builder.h"

namespace ludo::engine {

/// Collects the read-only tables of a module (Module::constants). Equal tables are kept once. Each function
/// adds a table and gives the byte offset of its first entry.
class ConstantTables {
 public:
  std::uint32_t words(const std::vector<std::uint64_t>& table);
  std::uint32_t bytes(const std::vector<std::uint8_t>& table);
  /// 16-bit integers with a sign.
  std::uint32_t int16s(const std::vector<std::int16_t>& table);

  /// All tables; nothing can be added afterwards.
  std::vector<std::uint64_t> take() { return std::move(m_data); }

 private:
  std::vector<std::uint64_t> m_data;
  std::map<std::vector<std::uint64_t>, std::uint32_t> m_known;
};

}  // namespace ludo::engine

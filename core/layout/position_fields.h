// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/layout/state_layout.h"

namespace ludo::engine {

/// Reads and writes the fields of a position's block, which belongs to the caller. Offsets are in bytes; sets
/// are bits by zone or token.
class Fields {
 public:
  explicit Fields(std::uint64_t* block) : m_bytes(reinterpret_cast<std::byte*>(block)) {}  // NOLINT

  std::int64_t get(const Field& field) const {
    switch (field.width) {
      case machine::Width::UInt8:
        return at<std::uint8_t>(field);
      case machine::Width::Int8:
        return at<std::int8_t>(field);
      case machine::Width::UInt16:
        return at<std::uint16_t>(field);
      case machine::Width::Int16:
        return at<std::int16_t>(field);
      case machine::Width::UInt32:
        return at<std::uint32_t>(field);
      case machine::Width::Int32:
        return at<std::int32_t>(field);
      case machine::Width::Word:
        return at<std::int64_t>(field);
    }
    return 0;
  }
  void set(const Field& field, std::int64_t value) {
    std::memcpy(m_bytes + field.offset, &value, machine::bytesOf(field.width));
  }
  /// An entry of a table, by zone or token; -1 is none.
  std::int64_t get(const Table& table, std::int64_t index) const { return get(entry(table, index)); }
  void set(const Table& table, std::int64_t index, std::int64_t value) { set(entry(table, index), value); }
  /// Whether the set at `offset` has the zone or token.
  bool contains(std::uint32_t offset, std::size_t id) const {
    return (word(offset, id) >> (id % 64) & 1) != 0;
  }
  void insert(std::uint32_t offset, std::size_t id) { put(offset, id, true); }
  void put(std::uint32_t offset, std::size_t id, bool isIn) {
    const std::uint64_t bit = std::uint64_t{1} << (id % 64);
    const std::uint64_t with = (word(offset, id) & ~bit) | (isIn ? bit : 0);
    std::memcpy(m_bytes + offset + id / 64 * 8, &with, sizeof with);
  }
  /// The word of the set in which the bit of `id` is.
  std::uint64_t word(std::uint32_t offset, std::size_t id) const {
    std::uint64_t value = 0;
    std::memcpy(&value, m_bytes + offset + id / 64 * 8, sizeof value);
    return value;
  }
  static Field entry(const Table& table, std::int64_t index) {
    return {table.offset + static_cast<std::uint32_t>(index + 1) * table.stride, table.width};
  }

 private:
  template <typename T>
  T at(const Field& field) const {
    T value{};
    std::memcpy(&value, m_bytes + field.offset, sizeof value);
    return value;
  }

  std::byte* m_bytes;
};

}  // namespace ludo::engine

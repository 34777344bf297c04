// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <vector>

namespace ludo {

/// An index that cannot be mistaken for an index of another kind.
template <typename Tag>
struct TypedId {
  static constexpr std::uint32_t none = UINT32_MAX;
  std::uint32_t index = none;

  constexpr TypedId() = default;
  constexpr explicit TypedId(std::size_t i) : index(static_cast<std::uint32_t>(i)) {}
  constexpr bool valid() const { return index != none; }
  constexpr auto operator<=>(const TypedId&) const = default;
};

/// A vector that is indexed by one kind of id only.
template <typename Id, typename T>
class IdTable {
 public:
  IdTable() = default;
  explicit IdTable(std::size_t size, T value = {}) : m_items(size, std::move(value)) {}

  T& operator[](Id id) { return m_items[id.index]; }
  const T& operator[](Id id) const { return m_items[id.index]; }
  Id add(T value) {
    m_items.push_back(std::move(value));
    return Id(m_items.size() - 1);
  }
  std::size_t size() const { return m_items.size(); }
  bool empty() const { return m_items.empty(); }
  bool has(Id id) const { return id.index < m_items.size(); }
  auto begin() { return m_items.begin(); }
  auto end() { return m_items.end(); }
  auto begin() const { return m_items.begin(); }
  auto end() const { return m_items.end(); }
  bool operator==(const IdTable&) const = default;

 private:
  std::vector<T> m_items;
};

}  // namespace ludo

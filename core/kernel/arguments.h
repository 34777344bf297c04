// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/kernel/value.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

/// The arguments of a move, one a parameter. A value that is copied without an allocation, since moves are
/// made by the hundred at each ply; otherwise as a vector. There is room for as many as an action may have
/// parameters (asserted).
class Arguments {
 public:
  using value_type = Value;
  static constexpr std::size_t capacity = language::maximumParameters;

  Arguments() = default;
  Arguments(std::initializer_list<Value> values) : Arguments(values.begin(), values.end()) {}
  template <typename Iterator>
  Arguments(Iterator first, Iterator last) {
    assign(first, last);
  }

  std::size_t size() const { return m_size; }
  bool empty() const { return m_size == 0; }
  Value* begin() { return m_values.data(); }
  Value* end() { return m_values.data() + m_size; }
  const Value* begin() const { return m_values.data(); }
  const Value* end() const { return m_values.data() + m_size; }
  Value& operator[](std::size_t i) { return m_values[i]; }
  const Value& operator[](std::size_t i) const { return m_values[i]; }
  const Value& front() const { return m_values.front(); }

  void push_back(const Value& value) {
    assert(m_size < capacity);
    m_values[m_size++] = value;
  }
  void pop_back() { --m_size; }
  void clear() { m_size = 0; }
  template <typename Iterator>
  void assign(Iterator first, Iterator last) {
    clear();
    for (; first != last; ++first) push_back(*first);
  }

  friend bool operator==(const Arguments& a, const Arguments& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend std::strong_ordering operator<=>(const Arguments& a, const Arguments& b) {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<Value, capacity> m_values{};
  std::uint8_t m_size = 0;
};

}  // namespace ludo::kernel

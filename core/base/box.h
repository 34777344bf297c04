// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <utility>

namespace ludo {

/// A heap-allocated value that copies deeply: it lets a tree type contain itself. Never empty, except after
/// it was moved from.
template <typename T>
class Box {
 public:
  Box() : m_value(std::make_unique<T>()) {}
  Box(T value) : m_value(std::make_unique<T>(std::move(value))) {}  // NOLINT(google-explicit-constructor)
  Box(const Box& other) : m_value(std::make_unique<T>(*other.m_value)) {}
  Box(Box&&) noexcept = default;
  Box& operator=(const Box& other) {
    if (this != &other) m_value = std::make_unique<T>(*other.m_value);
    return *this;
  }
  Box& operator=(Box&&) noexcept = default;
  ~Box() = default;

  T& operator*() { return *m_value; }
  const T& operator*() const { return *m_value; }
  T* operator->() { return m_value.get(); }
  const T* operator->() const { return m_value.get(); }

  bool operator==(const Box& other) const { return *m_value == *other.m_value; }

 private:
  std::unique_ptr<T> m_value;
};

}  // namespace ludo

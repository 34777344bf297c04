// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ludo {

/// Why something outside the program failed: what was tried, on what, and the system's own reason.
struct Failure {
  std::string message;
};

/// Either a value or a Failure. The caller asks `if (result)` before it takes the value.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_content(std::move(value)) {}            // NOLINT(google-explicit-constructor)
  Result(Failure failure) : m_content(std::move(failure)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return std::holds_alternative<T>(m_content); }
  T& operator*() { return std::get<T>(m_content); }
  const T& operator*() const { return std::get<T>(m_content); }
  T* operator->() { return &std::get<T>(m_content); }
  const T* operator->() const { return &std::get<T>(m_content); }
  const std::string& failure() const { return std::get<Failure>(m_content).message; }

 private:
  std::variant<T, Failure> m_content;
};

struct Done {};

}  // namespace ludo

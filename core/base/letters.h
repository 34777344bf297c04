// SPDX-License-Identifier: Apache-2.0
// Letters and digits of ASCII. The functions of <cctype> follow the locale, in which bytes of UTF-8 may count
// as letters, so that the same file would be read in two ways.
#pragma once
#include <string>
#include <string_view>

namespace ludo {

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool isUpperCase(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || isUpperCase(c);
}
constexpr bool isLetterOrDigit(char c) {
  return isLetter(c) || isDigit(c);
}
constexpr char lowerCase(char c) {
  return isUpperCase(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char upperCase(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// No number is taken for a character.
template <typename T>
bool isDigit(T) = delete;
template <typename T>
bool isLetter(T) = delete;
template <typename T>
bool isLetterOrDigit(T) = delete;

inline std::string lowerCase(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lowerCase(c);
  return result;
}

}  // namespace ludo

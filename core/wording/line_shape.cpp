// SPDX-License-Identifier: Apache-2.0
#include "core/wording/line_shape.h"

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

/// As deep as brackets on one line go.
constexpr int mostBrackets = 64;

class Shape {
 public:
  explicit Shape(std::string_view text) : m_text(text) {}

  bool line() {
    blanks();
    while (at() == '-' && at(1) == ' ') {
      m_at += 2;
      blanks();
    }
    if (ends()) return true;
    const std::size_t start = m_at;
    if (!key()) {
      m_at = start;
      return value(0) && rest();
    }
    blanks();
    return ends() || (value(0) && rest());
  }

  bool row() {
    blanks();
    while (at() == ']' || at() == '}') ++m_at;
    if (at() == ',') ++m_at;
    blanks();
    while (!ends()) {
      key();
      blanks();
      if (!value(0)) return false;
      blanks();
      while (at() == ']' || at() == '}') ++m_at, blanks();
      if (ends()) return true;
      if (at() != ',') return false;
      ++m_at;
      blanks();
    }
    return true;
  }

 private:
  char at(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }
  bool ends() const { return m_at >= m_text.size() || m_text[m_at] == '#'; }
  bool rest() {
    blanks();
    return ends();
  }
  void blanks() {
    while (at() == ' ') ++m_at;
  }

  static bool isNameByte(char c) {
    return isLetterOrDigit(c) || c == '_' || c == '.' || c == '-' || c == '$';
  }

  /// A name with its colon, and a blank or the end after that.
  bool key() {
    const char first = at();
    const std::size_t start = m_at;
    if (!isLetter(first) && first != '_' && first != '$') return false;
    while (isNameByte(at())) ++m_at;
    if (at() == ':' && (at(1) == ' ' || at(1) == '\0')) return ++m_at, true;
    m_at = start;
    return false;
  }

  bool quoted() {
    for (++m_at; m_at < m_text.size(); ++m_at) {
      if (at() == '\\')
        ++m_at;
      else if (at() == '"')
        return ++m_at, true;
    }
    return false;
  }

  bool word() {
    const std::size_t start = m_at;
    if (at() == '-') ++m_at;
    while (isLetterOrDigit(at())) ++m_at;
    const std::string_view text = m_text.substr(start, m_at - start);
    if (text == "true" || text == "false") return true;
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    const bool isLong = digits.size() > 1 && digits[0] == '0';
    return !digits.empty() && !isLong && digits.find_first_not_of("0123456789") == std::string_view::npos;
  }

  bool value(int depth) {
    if (depth > mostBrackets) return false;
    if (at() == '"') return quoted();
    if (at() == '{') return brackets('}', depth);
    if (at() == '[') return brackets(']', depth);
    return word();
  }

  bool brackets(char close, int depth) {
    ++m_at;
    blanks();
    if (at() == close) return ++m_at, true;
    while (true) {
      if (close == '}') {
        if (!key() || at() != ' ') return false;
        blanks();
      }
      if (!value(depth + 1)) return false;
      blanks();
      if (at() == close) return ++m_at, true;
      if (at() != ',') return false;
      ++m_at;
      blanks();
    }
  }

  std::string_view m_text;
  std::size_t m_at = 0;
};

}  // namespace

bool hasLineShape(std::string_view line) {
  return Shape(line).line();
}

bool hasRowShape(std::string_view line) {
  return Shape(line).row();
}

}  // namespace ludo::mend

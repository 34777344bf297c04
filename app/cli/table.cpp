// SPDX-License-Identifier: Apache-2.0
#include "app/cli/table.h"

#include <algorithm>

namespace ludo::cli {
namespace {

constexpr std::size_t gap = 2;

/// Characters, not bytes, as far as UTF-8 tells.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

void Table::add(std::vector<std::string> cells) {
  for (std::string& cell : cells) std::ranges::replace(cell, '\n', ' ');
  m_rows.push_back(std::move(cells));
}

std::string Table::text() const {
  std::vector<std::size_t> widths;
  for (const auto& row : m_rows) {
    widths.resize(std::max(widths.size(), row.size()), 0);
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string result;
  for (const auto& row : m_rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - width(row[i]), ' ');
      if (i > 0) line.append(gap, ' ');
      line += std::ranges::find(m_left, i) != m_left.end() ? row[i] + padding : padding + row[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    result += line + "\n";
  }
  return result;
}

std::string Table::markdown() const {
  std::string result;
  for (const auto& row : m_rows) {
    for (const std::string& cell : row) {
      result += "| ";
      for (const char c : cell) result += c == '|' ? "\\|" : std::string(1, c);
      result += " ";
    }
    result += "|\n";
    if (&row != &m_rows.front()) continue;
    for (std::size_t i = 0; i < row.size(); ++i)
      result += std::ranges::find(m_left, i) != m_left.end() ? "|---" : "|--:";
    result += "|\n";
  }
  return result;
}

}  // namespace ludo::cli

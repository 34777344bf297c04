// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::service {

/// The lines of a Markdown table below a block of tables, and changes of them that leave all other lines and
/// cells as they are written. A value; knows its text no longer than it takes to make edits of it.
class CardTable {
 public:
  /// The table at a place: in it, or in the entry of the block whose rows it has. Nothing where there is
  /// none.
  static std::optional<CardTable> at(const Analysis& analysis, std::size_t offset);

  Span span() const { return m_span; }
  std::size_t rows() const { return m_lines.size() - firstRow; }
  std::size_t columns() const;
  std::string title(std::size_t column) const { return cell(0, column); }
  std::string text(std::size_t row, std::size_t column) const { return cell(firstRow + row, column); }
  /// Where a row stands, in the text that it was made of.
  Span spanOf(std::size_t row) const;

  void setTitle(std::size_t column, const std::string& text) { setCell(0, column, text); }
  void setText(std::size_t row, std::size_t column, const std::string& text) {
    setCell(firstRow + row, column, text);
  }
  /// An empty row before this one, or at the end.
  void insertRow(std::size_t row);
  void removeRow(std::size_t row);
  /// A column at the end.
  void addColumn(const std::string& title);
  void removeColumn(std::size_t column);
  /// Lines of cells between tabs, as spreadsheets copy them, over the cells from here on. Rows come as they
  /// are needed; what is right of the last column is left out.
  void paste(std::size_t row, std::size_t column, const std::string& cells);

  /// What makes the changes in the text; nothing when there are none.
  std::optional<diagnostics::Fix> fix() const;

 private:
  static constexpr std::size_t firstRow = 2;  ///< below the header and the line of dashes

  CardTable(std::vector<std::string> lines, Span span)
      : m_lines(std::move(lines)), m_before(m_lines), m_span(span) {}

  std::string cell(std::size_t line, std::size_t column) const;
  void setCell(std::size_t line, std::size_t column, const std::string& text);
  bool isRightAligned(std::size_t column) const;

  std::vector<std::string> m_lines;
  std::vector<std::string> m_before;
  Span m_span;
};

}  // namespace ludo::service

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>

#include "core/spec/combined_table.h"

namespace ludo::spec {

inline bool isEmptyCell(const language::ValueExpr& cell) {
  const auto* text = std::get_if<std::string>(&cell.node);
  return text != nullptr && text->empty();
}
Span spanOfRow(const Row& row, Span otherwise);

/// What the columns of a table are, and what stands in them. Does not own the table. Private to the room.
class TableRows {
 public:
  /// `declared`: the properties of the type of all rows, where the document has it already. `lacked`: those
  /// in which some tokens of the type say nothing, here or in another table.
  TableRows(const language::TableDef& table, std::set<std::string> declared, std::set<std::string> lacked);

  const language::TableDef& table() const { return m_table; }
  /// A column `colour` says how rows are drawn, and holds no words for rules to ask.
  bool hasColours() const { return m_hasColours; }

  std::optional<std::size_t> column(std::string_view name) const { return columnOf(m_table, name); }
  /// What a row has in a column; null where there is nothing.
  const language::ValueExpr* cell(const Row& row, std::string_view name) const;
  /// Tokens of one type have no names and colours of their own: there, such columns are properties like
  /// others.
  bool isProperty(const std::string& name) const;
  bool hasNumber(std::size_t column) const;
  /// Whether some row says nothing in a column that the type of all rows does not begin with.
  bool isLeftOut(std::size_t column) const;
  /// Whether some token of the type of all rows says nothing in the column.
  bool isLacked(const std::string& column) const { return m_lacked.contains(column); }

 private:
  const language::TableDef& m_table;
  std::set<std::string> m_declared;
  std::set<std::string> m_lacked;
  bool m_hasColours = false;
};

}  // namespace ludo::spec

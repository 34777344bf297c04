// SPDX-License-Identifier: Apache-2.0
#include "core/spec/table_rows.h"

#include <algorithm>
#include <utility>

namespace ludo::spec {

using namespace language;

Span spanOfRow(const Row& row, Span otherwise) {
  if (row.empty()) return otherwise;
  // Entries of combined rows stand in several places.
  Span all = row.front().span;
  for (const ValueExpr& entry : row)
    all = {std::min(all.begin, entry.span.begin), std::max(all.end, entry.span.end)};
  return all;
}

TableRows::TableRows(const TableDef& table, std::set<std::string> declared, std::set<std::string> lacked)
    : m_table(table), m_declared(std::move(declared)), m_lacked(std::move(lacked)) {
  m_hasColours = std::ranges::all_of(m_table.rows, [&](const Row& row) {
    const ValueExpr* there = cell(row, "colour");
    return there == nullptr || shownText(there).value_or("").starts_with('#');
  });
}

const ValueExpr* TableRows::cell(const Row& row, std::string_view name) const {
  const std::optional<std::size_t> at = column(name);
  return !at || *at >= row.size() || isEmptyCell(row[*at]) ? nullptr : &row[*at];
}

bool TableRows::isProperty(const std::string& name) const {
  if (name == "id" || name == "count") return false;
  return m_table.tokens || (name != "name" && !(name == "colour" && m_hasColours));
}

bool TableRows::hasNumber(std::size_t column) const {
  return std::ranges::any_of(
      m_table.rows, [&](const Row& row) { return std::holds_alternative<std::int64_t>(row[column].node); });
}

bool TableRows::isLeftOut(std::size_t column) const {
  const std::string& name = m_table.columns[column].name;
  if (!m_table.tokens || !isProperty(name) || m_declared.contains(name)) return false;
  return std::ranges::any_of(m_table.rows, [&](const Row& row) { return isEmptyCell(row[column]); });
}

}  // namespace ludo::spec

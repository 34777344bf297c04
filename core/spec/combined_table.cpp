// SPDX-License-Identifier: Apache-2.0
#include "core/spec/combined_table.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::spec {

using namespace language;
namespace kinds = diagnostics::kinds;

std::optional<std::string> shownText(const ValueExpr* cell) {
  if (cell == nullptr) return std::nullopt;
  if (const std::string* text = std::get_if<std::string>(&cell->node)) return *text;
  const auto* number = std::get_if<std::int64_t>(&cell->node);
  return number == nullptr ? std::nullopt : std::optional(std::to_string(*number));
}

std::optional<std::size_t> columnOf(const TableDef& table, std::string_view name) {
  const auto found = std::ranges::find(table.columns, name, &Id<NameKind::Property>::name);
  if (found == table.columns.end()) return std::nullopt;
  return static_cast<std::size_t>(found - table.columns.begin());
}

namespace {

/// Fills in what the row has where the text of a column names another in braces.
void fillHoles(const TableDef& table, std::string_view column, Row& row) {
  const std::optional<std::size_t> at = columnOf(table, column);
  auto* text = at && *at < row.size() ? std::get_if<std::string>(&row[*at].node) : nullptr;
  for (std::size_t i = 0; text != nullptr && i < table.columns.size() && i < row.size(); ++i) {
    const std::string hole = '{' + table.columns[i].name + '}';
    const std::string content = i == *at ? hole : shownText(&row[i]).value_or(hole);
    for (std::size_t place = text->find(hole); place != std::string::npos;
         place = text->find(hole, place + content.size()))
      text->replace(place, hole.size(), content);
  }
}

}  // namespace

std::optional<TableDef> combined(TableDef table, const std::string& path, diagnostics::List& list) {
  const auto refuse = [&](Span span, std::string message, std::string suggestion) {
    report(list, kinds::InvalidTable, span, path + ".each", std::move(message)).suggestion =
        std::move(suggestion);
    return std::nullopt;
  };
  const std::optional<std::size_t> id = table.tokens ? std::nullopt : columnOf(table, "id");
  for (const Row& row : table.rows) {
    const std::optional<std::string> name = id && *id < row.size() ? shownText(&row[*id]) : std::nullopt;
    if (name && name->find('{') == std::string::npos)
      return refuse(row[*id].span, "All token types made of this row would be called \"" + *name + '"',
                    "Name a column in it, as in \"" + *name + '{' + table.each.front().first.name +
                        "}\", or say with tokens: that the rows are tokens of one type");
  }
  if (table.columns.empty() && table.rows.empty()) table.rows.emplace_back();
  for (auto& [column, entries] : table.each) {
    if (entries.empty())
      return refuse(column.span, "The column \"" + column.name + "\" may be nothing, so there are no rows",
                    "List what it may be");
    if (entries.size() > limits::combinedRows / std::max<std::size_t>(table.rows.size(), 1))
      return refuse(column.span,
                    "There are more than " + std::to_string(limits::combinedRows) + " combinations",
                    "Combine fewer columns");
    std::vector<Row> rows;
    for (const Row& row : table.rows) {
      for (const ValueExpr& entry : entries) {
        rows.push_back(row);
        rows.back().push_back(entry);
      }
    }
    table.rows = std::move(rows);
    table.columns.push_back(std::move(column));
  }
  table.each.clear();
  for (Row& row : table.rows) {
    if (table.tokens) break;
    fillHoles(table, "id", row);
    fillHoles(table, "name", row);
  }
  return table;
}

}  // namespace ludo::spec

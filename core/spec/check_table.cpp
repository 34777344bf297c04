// SPDX-License-Identifier: Apache-2.0
#include "core/spec/check_table.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "core/diagnostics/kinds.h"
#include "core/language/read.h"
#include "core/language/synonyms.h"

namespace ludo::spec {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

class TableCheck {
 public:
  TableCheck(const TableRows& rows, const std::string& path, diagnostics::List& list)
      : m_rows(rows), m_table(rows.table()), m_path(path), m_list(list) {}

  bool isGood() {
    return wordsAreSmall() && columnsAreDistinct() && rowsAreWhole() && rowsHaveNames() && rowsHaveAPlace() &&
           rowsHaveTheirWords();
  }

 private:
  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::string_view key,
                                  std::string message, std::string suggestion) {
    auto& told = diagnostics::report(m_list, kind, span, m_path + std::string(key), std::move(message));
    told.suggestion = std::move(suggestion);
    return told;
  }
  static std::string entry(std::string_view key, std::size_t index) {
    return '.' + std::string(key) + '[' + std::to_string(index) + ']';
  }

  /// "Count" would be a property of that name, and nobody would notice that nothing is counted.
  bool wordsAreSmall() {
    std::vector<std::string> words = {"id", "count"};
    if (!m_table.tokens) words.insert(words.end(), {"name", "colour"});
    bool areSmall = true;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const Id<NameKind::Property>& column = m_table.columns[i];
      const auto word = std::ranges::find_if(
          words, [&](const std::string& known) { return sameLetters(known, column.name); });
      if (word == words.end() || *word == column.name) continue;
      areSmall = false;
      auto& told = report(kinds::InvalidTable, column.span, entry("columns", i),
                          "The column \"" + column.name + "\" is written \"" + *word + '"',
                          "Write " + *word + ", or give the property another name");
      if (column.span.known()) told.fix = diagnostics::Fix{"Write " + *word, {{column.span, *word}}, false};
    }
    return areSmall;
  }
  bool columnsAreDistinct() {
    if (m_table.columns.empty()) {
      report(kinds::InvalidTable, m_table.span, "", "The table does not say what its columns are",
             "Give columns, or leave rows out and put a Markdown table right below the block");
      return false;
    }
    std::map<std::string, Span> seen;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const Id<NameKind::Property>& column = m_table.columns[i];
      const auto [first, isNew] = seen.try_emplace(column.name, column.span);
      if (isNew) continue;
      report(kinds::DuplicateName, column.span, entry("columns", i),
             "There are two columns called \"" + column.name + '"', "Give one of them another name")
          .related.push_back({"First given here", first->second});
      return false;
    }
    return true;
  }

  bool rowsAreWhole() {
    const std::size_t columns = m_table.columns.size();
    bool areWhole = true;
    for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
      const std::size_t there = m_table.rows[i].size();
      if (there == columns) continue;
      areWhole = false;
      report(kinds::InvalidTable, spanOfRow(m_table.rows[i], m_table.span), entry("rows", i),
             "The row has " + std::to_string(there) + (there == 1 ? " entry" : " entries") +
                 ", but there are " + std::to_string(columns) + " columns",
             there < columns
                 ? "The last is for the column \"" + m_table.columns[there == 0 ? 0 : there - 1].name +
                       "\": add the others, \"\" where there is nothing"
                 : "Take entries away, or name their columns")
          .related.push_back({"The columns", m_table.columns.front().span});
    }
    return areWhole;
  }

  bool rowsHaveNames() {
    const std::optional<std::size_t> id = m_rows.column("id");
    if (m_table.tokens && id) {
      report(kinds::InvalidTable, m_table.columns[*id].span, entry("columns", *id),
             "Rows that are tokens of one type have no id",
             "Leave out the column, or leave out tokens, so that each row is a token type");
      return false;
    }
    if (m_table.tokens) return true;
    if (!id) {
      report(
          kinds::InvalidTable, m_table.columns.front().span, ".columns",
          "The table has no column \"id\", so its rows have no names",
          "Add a column id with the name of each token type, or say with tokens: of which type the rows are");
      return false;
    }
    bool haveAll = true;
    for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
      const Row& row = m_table.rows[i];
      haveAll = isName(row[*id], spanOfRow(row, m_table.span), entry("rows", i)) && haveAll;
      const ValueExpr* name = m_rows.cell(row, "name");
      if (name == nullptr || shownText(name)) continue;
      haveAll = false;
      report(kinds::InvalidTable, name->span, entry("rows", i), "The name of the row is no text",
             "Write it in quotes");
    }
    return haveAll;
  }

  /// Whether the cell can be the name of a token type.
  bool isName(const ValueExpr& cell, Span row, const std::string& place) {
    if (isEmptyCell(cell)) {
      report(kinds::InvalidTable, row, place, "The row has no id",
             "Give the token type a name in the column id");
      return false;
    }
    text::DataNode written = text::DataNode::ofString(shownText(&cell).value_or("?"));
    written.span = cell.span;
    Id<NameKind::TokenType> name;
    return readValue(language::typeOf<TokenTypeDef>().field("id")->type(), &name, written, m_path + place,
                     m_list);
  }

  bool rowsHaveAPlace() {
    const std::optional<std::size_t> count = m_rows.column("count");
    if (m_table.zone || (!count && !m_table.owner && !m_table.tokens)) return true;
    const std::string advice = "Add zone: with the zone in which the setup puts them";
    if (count) {
      report(kinds::InvalidTable, m_table.columns[*count].span, entry("columns", *count),
             "The table says how many tokens there are, but not where", advice);
    } else if (m_table.tokens) {
      report(kinds::InvalidTable, m_table.span, "",
             "The rows are tokens, but the table does not say where they are", advice);
    } else {
      report(kinds::InvalidTable, m_table.span, ".owner",
             "The table says whose its tokens are, but not where they are", advice);
    }
    return false;
  }

  /// Tokens of one type have all of its properties. Where a number is left out it is 0; no word is nothing.
  bool rowsHaveTheirWords() {
    bool haveAll = true;
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
      const std::string& name = m_table.columns[column].name;
      if (!m_rows.isLeftOut(column) || m_rows.hasNumber(column)) continue;
      const auto there =
          std::ranges::find_if(m_table.rows, [&](const Row& row) { return !isEmptyCell(row[column]); });
      if (there == m_table.rows.end()) continue;
      const auto row =
          std::ranges::find_if(m_table.rows, [&](const Row& each) { return isEmptyCell(each[column]); });
      haveAll = false;
      const Span left = (*row)[column].span;
      auto& told =
          report(kinds::InvalidTable, left.known() ? left : spanOfRow(*row, m_table.span),
                 entry("rows", static_cast<std::size_t>(row - m_table.rows.begin())),
                 "The row says nothing in the column \"" + name + "\", in which others have words",
                 "Write a word of its own there, such as \"none\", or leave out tokens, so that each row "
                 "is a token type");
      told.related.push_back({"A word of that column", (*there)[column].span});
      if (left.known())
        told.fix =
            diagnostics::Fix{"Write none", {{left, left.begin == left.end ? "none" : "\"none\""}}, false};
    }
    return haveAll;
  }

  const TableRows& m_rows;
  const TableDef& m_table;
  const std::string& m_path;
  diagnostics::List& m_list;
};

}  // namespace

bool checkTable(const TableRows& rows, const std::string& path, diagnostics::List& list) {
  return TableCheck(rows, path, list).isGood();
}

}  // namespace ludo::spec

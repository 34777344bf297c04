// SPDX-License-Identifier: Apache-2.0
#include "core/spec/expand_tables.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/diagnostics/kinds.h"
#include "core/language/read.h"
#include "core/language/synonyms.h"
#include "core/spec/combined_table.h"

namespace ludo::spec {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

bool isEmpty(const ValueExpr& cell) {
  const auto* text = std::get_if<std::string>(&cell.node);
  return text != nullptr && text->empty();
}
bool isNumber(const ValueExpr& cell) {
  return std::holds_alternative<std::int64_t>(cell.node);
}
bool isZero(const ValueExpr* cell) {
  const auto* number = cell == nullptr ? nullptr : std::get_if<std::int64_t>(&cell->node);
  return number != nullptr && *number == 0;
}
template <NameKind K>
Ref<K> refTo(const Id<K>& id) {
  Ref<K> ref = id.name;
  ref.span = id.span;
  return ref;
}
Span spanOf(const Row& row, Span otherwise) {
  if (row.empty()) return otherwise;
  // Entries of combined rows stand in several places.
  Span all = row.front().span;
  for (const ValueExpr& entry : row)
    all = {std::min(all.begin, entry.span.begin), std::max(all.end, entry.span.end)};
  return all;
}

/// One table with what its columns are.
class Table {
 public:
  /// `declared`: the properties of the type of all rows, where the document has it already. `lacked`: those
  /// in which some tokens of the type say nothing, here or in another table.
  Table(const TableDef& table, std::set<std::string> declared, std::set<std::string> lacked, std::string path,
        diagnostics::List& list)
      : m_table(table),
        m_declared(std::move(declared)),
        m_lacked(std::move(lacked)),
        m_path(std::move(path)),
        m_list(list) {}

  /// False, with a diagnostic, when the rows cannot be what the columns say.
  bool isGood() {
    if (!wordsAreSmall() || !columnsAreDistinct() || !rowsAreWhole()) return false;
    m_hasColours = std::ranges::all_of(m_table.rows, [&](const Row& row) {
      const ValueExpr* there = cell(row, "colour");
      return there == nullptr || shownText(there).value_or("").starts_with('#');
    });
    return rowsHaveNames() && rowsHaveAPlace() && rowsHaveTheirWords();
  }

  std::vector<TokenTypeDef> types() const {
    std::vector<TokenTypeDef> types;
    if (m_table.tokens) types.push_back(typeOfAll());
    if (m_table.tokens) return types;
    for (const Row& row : m_table.rows) types.push_back(typeOf(row));
    return types;
  }

  std::vector<TokenLook> looks() const {
    std::vector<TokenLook> looks;
    if (m_table.tokens) {
      looks.push_back(lookOf(*m_table.tokens));
      return looks;
    }
    for (const Row& row : m_table.rows) {
      const TokenTypeDef type = typeOf(row);
      looks.push_back(lookOf(type.id));
      looks.back().picture = pictureOf(type);
      if (m_hasColours) looks.back().colour = shownText(cell(row, "colour")).value_or("");
    }
    return looks;
  }

  EffectList setup() const {
    EffectList setup;
    for (const Row& row : m_table.rows) {
      const ValueExpr* count = cell(row, "count");
      if (!m_table.zone || (column("count") && count == nullptr) || isZero(count)) continue;
      CreateTokenEffect made;
      made.span = spanOf(row, m_table.span);
      made.type = refTo(m_table.tokens ? *m_table.tokens : typeOf(row).id);
      made.zone = *m_table.zone;
      made.owner = m_table.owner;
      if (count != nullptr) made.count = *count;
      if (m_table.tokens) {
        for (PropertyDef& prop : propertiesOf(row))
          made.props.emplace_back(refTo(prop.id), std::move(prop.value));
      }
      setup.items.emplace_back().node = std::move(made);
      setup.items.back().span = spanOf(row, m_table.span);
    }
    return setup;
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

  std::optional<std::size_t> column(std::string_view name) const { return columnOf(m_table, name); }
  /// What a row has in a column; null where there is nothing.
  const ValueExpr* cell(const Row& row, std::string_view name) const {
    const std::optional<std::size_t> at = column(name);
    return !at || isEmpty(row[*at]) ? nullptr : &row[*at];
  }
  /// Tokens of one type have no names and colours of their own: there, such columns are properties like
  /// others.
  bool isProperty(const std::string& name) const {
    if (name == "id" || name == "count") return false;
    return m_table.tokens || (name != "name" && !(name == "colour" && m_hasColours));
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
      report(kinds::InvalidTable, spanOf(m_table.rows[i], m_table.span), entry("rows", i),
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
    const std::optional<std::size_t> id = column("id");
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
      haveAll = isName(row[*id], spanOf(row, m_table.span), entry("rows", i)) && haveAll;
      const ValueExpr* name = cell(row, "name");
      if (name == nullptr || shownText(name)) continue;
      haveAll = false;
      report(kinds::InvalidTable, name->span, entry("rows", i), "The name of the row is no text",
             "Write it in quotes");
    }
    return haveAll;
  }

  /// Whether the cell can be the name of a token type.
  bool isName(const ValueExpr& cell, Span row, const std::string& place) {
    if (isEmpty(cell)) {
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
    const std::optional<std::size_t> count = column("count");
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

  /// Whether some row says nothing in a column that the type of all rows does not begin with.
  bool isLeftOut(std::size_t column) const {
    const std::string& name = m_table.columns[column].name;
    if (!m_table.tokens || !isProperty(name) || m_declared.contains(name)) return false;
    return std::ranges::any_of(m_table.rows, [&](const Row& row) { return isEmpty(row[column]); });
  }
  bool hasNumber(std::size_t column) const {
    return std::ranges::any_of(m_table.rows, [&](const Row& row) { return isNumber(row[column]); });
  }

  /// Tokens of one type have all of its properties. Where a number is left out it is 0; no word is nothing.
  bool rowsHaveTheirWords() {
    bool haveAll = true;
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
      const std::string& name = m_table.columns[column].name;
      if (!isLeftOut(column) || hasNumber(column)) continue;
      const auto there =
          std::ranges::find_if(m_table.rows, [&](const Row& row) { return !isEmpty(row[column]); });
      if (there == m_table.rows.end()) continue;
      const auto row =
          std::ranges::find_if(m_table.rows, [&](const Row& each) { return isEmpty(each[column]); });
      haveAll = false;
      const Span left = (*row)[column].span;
      auto& told =
          report(kinds::InvalidTable, left.known() ? left : spanOf(*row, m_table.span),
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

  std::vector<PropertyDef> propertiesOf(const Row& row) const {
    std::vector<PropertyDef> props;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      if (isProperty(m_table.columns[i].name) && !isEmpty(row[i])) addProperty(i, row[i], props);
    }
    return props;
  }
  void addProperty(std::size_t column, const ValueExpr& value, std::vector<PropertyDef>& props) const {
    PropertyDef& prop = props.emplace_back();
    prop.id = m_table.columns[column];
    prop.value = value;
    prop.span = value.span;
  }

  TokenTypeDef typeOf(const Row& row) const {
    TokenTypeDef type;
    const ValueExpr* id = cell(row, "id");
    type.span = spanOf(row, m_table.span);
    type.id.name = shownText(id).value_or("");
    type.id.span = id->span;
    type.name = shownText(cell(row, "name")).value_or("");
    type.props = propertiesOf(row);
    return type;
  }
  /// The type of all rows. Its properties begin as in the first row that has them, or with 0 where rows leave
  /// them out.
  TokenTypeDef typeOfAll() const {
    TokenTypeDef type;
    type.span = m_table.tokens->span;
    type.id = *m_table.tokens;
    if (column("name")) type.name = "{name}";
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const auto first = std::ranges::find_if(m_table.rows, [&](const Row& row) { return !isEmpty(row[i]); });
      if (!isProperty(m_table.columns[i].name) || first == m_table.rows.end()) continue;
      addProperty(i, (*first)[i], type.props);
      if (m_lacked.contains(m_table.columns[i].name) && hasNumber(i))
        type.props.back().value.node = std::int64_t{0};
    }
    return type;
  }

  TokenLook lookOf(const Id<NameKind::TokenType>& type) const {
    TokenLook look;
    look.span = type.span;
    look.type = refTo(type);
    look.shape = m_table.shape;
    look.picture = m_table.picture;
    look.back = m_table.back;
    return look;
  }
  /// That of a row's type: its id and name stand where the table's picture asks for them.
  std::string pictureOf(const TokenTypeDef& type) const {
    std::string picture = m_table.picture;
    for (const auto& [hole, text] : {std::pair{"{id}", type.id.name}, std::pair{"{name}", type.name}}) {
      const std::size_t at = picture.find(hole);
      if (at != std::string::npos) picture.replace(at, std::string_view(hole).size(), text);
    }
    return picture;
  }

  const TableDef& m_table;
  std::set<std::string> m_declared;
  std::set<std::string> m_lacked;
  std::string m_path;
  diagnostics::List& m_list;
  bool m_hasColours =
      false;  ///< a column `colour` says how rows are drawn, and holds no words for rules to ask
};

const std::string& nameOf(const TokenTypeDef& type) {
  return type.id.name;
}

/// The properties of the type of all rows, as far as it is among the token types.
std::set<std::string> propertiesOfAll(const SpecDocument& document, const std::string& name) {
  std::set<std::string> names;
  for (const TokenTypeDef& type : document.tokenTypes) {
    if (type.id.name != name) continue;
    for (const PropertyDef& prop : type.props) names.insert(prop.id.name);
  }
  return names;
}

/// Whether each row of the table says something in its column.
bool isFull(const TableDef& table, std::size_t column) {
  return std::ranges::all_of(table.rows,
                             [&](const Row& row) { return column >= row.size() || !isEmpty(row[column]); });
}

/// The columns in which some tokens of a type say something and others do not, by the type.
std::map<std::string, std::set<std::string>> columnsLacked(const std::vector<TableDef>& tables) {
  std::map<std::string, std::map<std::string, std::size_t>> full;
  std::map<std::string, std::size_t> all;
  for (const TableDef& table : tables) {
    if (!table.tokens) continue;
    ++all[table.tokens->name];
    auto& columns = full[table.tokens->name];
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      columns[table.columns[i].name] += isFull(table, i) ? 1 : 0;
    for (const auto& [column, entries] : table.each) ++columns[column.name];
  }
  std::map<std::string, std::set<std::string>> lacked;
  for (const auto& [type, columns] : full) {
    for (const auto& [column, count] : columns) {
      if (count < all[type]) lacked[type].insert(column);
    }
  }
  return lacked;
}

/// Gives a type that is there already what a table says and the type does not.
void complete(TokenTypeDef& there, TokenTypeDef more) {
  if (there.name.empty()) there.name = std::move(more.name);
  for (PropertyDef& prop : more.props) {
    const bool isThere = std::ranges::any_of(
        there.props, [&](const PropertyDef& known) { return known.id.name == prop.id.name; });
    if (!isThere) there.props.push_back(std::move(prop));
  }
}

}  // namespace

void expandTables(SpecDocument& document, diagnostics::List& diagnostics) {
  std::set<std::string> typesThere;
  std::set<std::string> looksThere;
  for (const TokenTypeDef& type : document.tokenTypes) typesThere.insert(type.id.name);
  for (const TokenLook& look : document.rendering.tokens) looksThere.insert(look.type.name);
  std::vector<Effect> setup;
  // Of all tables together, before any of them makes types.
  std::map<std::string, std::set<std::string>> lacked = columnsLacked(document.tables);
  std::map<std::string, std::set<std::string>> declared;
  for (const auto& [type, columns] : lacked) declared[type] = propertiesOfAll(document, type);
  for (std::size_t i = 0; i < document.tables.size(); ++i) {
    const std::string path = "tables[" + std::to_string(i) + ']';
    if (!document.tables[i].each.empty()) {
      std::optional<TableDef> whole = combined(document.tables[i], path, diagnostics);
      if (!whole) continue;
      document.tables[i] = std::move(*whole);
    }
    const std::string type = document.tables[i].tokens ? document.tables[i].tokens->name : "";
    Table table(document.tables[i], declared[type], lacked[type], path, diagnostics);
    if (!table.isGood()) continue;
    // Rows that are types are told when they are there already; the one type of a table may be.
    const bool isOneType = document.tables[i].tokens.has_value();
    for (TokenTypeDef& type : table.types()) {
      if (!isOneType || typesThere.insert(type.id.name).second) {
        document.tokenTypes.push_back(std::move(type));
        continue;
      }
      const auto there = std::ranges::find(document.tokenTypes, type.id.name, nameOf);
      complete(*there, std::move(type));
    }
    for (TokenLook& look : table.looks()) {
      if (looksThere.insert(look.type.name).second) document.rendering.tokens.push_back(std::move(look));
    }
    std::ranges::move(table.setup().items, std::back_inserter(setup));
  }
  std::ranges::move(document.setup.items, std::back_inserter(setup));
  document.setup.items = std::move(setup);
  document.tables.clear();
}

}  // namespace ludo::spec

// SPDX-License-Identifier: Apache-2.0
#include "core/spec/expand_tables.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/spec/check_table.h"
#include "core/spec/combined_table.h"

namespace ludo::spec {

using namespace language;

namespace {

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

/// What a table stands for.
class ExpandedTable {
 public:
  explicit ExpandedTable(const TableRows& rows) : m_rows(rows), m_table(rows.table()) {}

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
      if (m_rows.hasColours()) looks.back().colour = shownText(m_rows.cell(row, "colour")).value_or("");
    }
    return looks;
  }

  EffectList setup() const {
    EffectList setup;
    for (const Row& row : m_table.rows) {
      const ValueExpr* count = m_rows.cell(row, "count");
      if (!m_table.zone || (m_rows.column("count") && count == nullptr) || isZero(count)) continue;
      CreateTokenEffect made;
      made.span = spanOfRow(row, m_table.span);
      made.type = refTo(m_table.tokens ? *m_table.tokens : typeOf(row).id);
      made.zone = *m_table.zone;
      made.owner = m_table.owner;
      if (count != nullptr) made.count = *count;
      if (m_table.tokens) {
        for (PropertyDef& prop : propertiesOf(row))
          made.props.emplace_back(refTo(prop.id), std::move(prop.value));
      }
      setup.items.emplace_back().node = std::move(made);
      setup.items.back().span = spanOfRow(row, m_table.span);
    }
    return setup;
  }

 private:
  std::vector<PropertyDef> propertiesOf(const Row& row) const {
    std::vector<PropertyDef> props;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      if (m_rows.isProperty(m_table.columns[i].name) && !isEmptyCell(row[i])) addProperty(i, row[i], props);
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
    const ValueExpr* id = m_rows.cell(row, "id");
    type.span = spanOfRow(row, m_table.span);
    type.id.name = shownText(id).value_or("");
    type.id.span = id->span;
    type.name = shownText(m_rows.cell(row, "name")).value_or("");
    type.props = propertiesOf(row);
    return type;
  }
  /// The type of all rows. Its properties begin as in the first row that has them, or with 0 where rows leave
  /// them out.
  TokenTypeDef typeOfAll() const {
    TokenTypeDef type;
    type.span = m_table.tokens->span;
    type.id = *m_table.tokens;
    if (m_rows.column("name")) type.name = "{name}";
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const auto first =
          std::ranges::find_if(m_table.rows, [&](const Row& row) { return !isEmptyCell(row[i]); });
      if (!m_rows.isProperty(m_table.columns[i].name) || first == m_table.rows.end()) continue;
      addProperty(i, (*first)[i], type.props);
      if (m_rows.isLacked(m_table.columns[i].name) && m_rows.hasNumber(i))
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

  const TableRows& m_rows;
  const TableDef& m_table;
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
  return std::ranges::all_of(
      table.rows, [&](const Row& row) { return column >= row.size() || !isEmptyCell(row[column]); });
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
    const TableRows rows(document.tables[i], declared[type], lacked[type]);
    if (!checkTable(rows, path, diagnostics)) continue;
    const ExpandedTable table(rows);
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

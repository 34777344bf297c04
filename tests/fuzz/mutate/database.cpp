// SPDX-License-Identifier: Apache-2.0
#include "database.h"

#include <vector>

#include "../folder.h"
#include "bytes.h"
#include "core/base/files.h"
#include "core/database/database.h"

namespace ludo::fuzz {
namespace {

using database::Database;
using database::Statement;

/// As SQL has them; the last ones are other values of the same column.
constexpr std::string_view strangeValues[] = {"NULL",
                                              "0",
                                              "1",
                                              "-1",
                                              "9223372036854775807",
                                              "-9223372036854775808",
                                              "1e308",
                                              "-1e308",
                                              "9e999",
                                              "0.5",
                                              "''",
                                              "'x'",
                                              "'0 0 0'",
                                              "'1e999'",
                                              "x'00ff'",
                                              "CAST(x'ff' AS TEXT)",
                                              "zeroblob(1000)",
                                              "printf('%.*c', 100000, '[')",
                                              "char(0, 955, 127922)"};

class Changes {
 public:
  Changes(Database& file, Rng& random) : m_file(file), m_random(random) {
    m_tables = names("SELECT name FROM sqlite_master WHERE type = 'table'");
  }

  void make() {
    if (m_tables.empty()) return;
    const std::string table = oneOf(m_tables);
    const std::vector<std::string> columns = names("SELECT name FROM pragma_table_info('" + table + "')");
    if (columns.empty()) return;
    m_file.execute(statement(table, oneOf(columns), oneOf(columns)));
    // What a column does not take is not changed.
    m_file.forgive();
  }

 private:
  std::vector<std::string> names(const std::string& sql) {
    std::vector<std::string> found;
    Statement statement(m_file, sql);
    while (statement.next()) found.push_back(statement.text(0));
    return found;
  }

  const std::string& oneOf(const std::vector<std::string>& texts) {
    return texts[m_random.below(texts.size())];
  }

  /// A row of the table, by the values of a column, so that tables without row numbers have them too.
  std::string where(const std::string& table, const std::string& column) {
    return " WHERE " + column + " = (SELECT " + column + " FROM " + table + " LIMIT 1 OFFSET " +
           std::to_string(m_random.below(12)) + ")";
  }

  std::string value(const std::string& table, const std::string& column) {
    if (m_random.below(4) == 0)
      return "(SELECT " + column + " FROM " + table + " LIMIT 1 OFFSET " + std::to_string(m_random.below(6)) +
             ")";
    if (m_random.below(4) == 0) return column + " + " + std::to_string(m_random.between(-2, 2));
    return std::string(strangeValues[m_random.below(std::size(strangeValues))]);
  }

  std::string statement(const std::string& table, const std::string& column, const std::string& key) {
    switch (m_random.below(16)) {
      case 0:
        return "DELETE FROM " + table + where(table, key);
      case 1:
        return "INSERT OR IGNORE INTO " + table + " (" + column + ") VALUES (" + value(table, column) + ")";
      case 2:
        return "ALTER TABLE " + table + " RENAME COLUMN " + column + " TO other";
      case 3:
        return m_random.below(4) != 0 ? "DELETE FROM " + table : "DROP TABLE " + table;
      case 4:
        return "ALTER TABLE " + table + " RENAME TO was; CREATE VIEW " + table + " AS SELECT * FROM was";
      case 5:
        return "PRAGMA user_version = " + std::to_string(m_random.below(8));
      default:
        return "UPDATE OR IGNORE " + table + " SET " + column + " = " + value(table, column) +
               (m_random.below(4) == 0 ? "" : where(table, key));
    }
  }

  Database& m_file;
  Rng& m_random;
  std::vector<std::string> m_tables;
};

}  // namespace

std::string mutateDatabase(std::string_view input, std::string_view other, Rng& random) {
  if (random.below(6) == 0) return damaged(input, other, random);
  const std::string path = workFolder() + "/mutated.sqlite";
  putFile(path, input);
  {
    Database file(path, Database::Access::write);
    file.execute("PRAGMA journal_mode = MEMORY");
    file.execute("PRAGMA synchronous = OFF");
    for (std::uint64_t changes = 1 + random.below(3); changes > 0 && file.good(); --changes)
      Changes(file, random).make();
  }
  const Result<std::string> changed = readFile(path);
  return changed && *changed != input ? *changed : damaged(input, other, random);
}

}  // namespace ludo::fuzz

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace ludo::database {

class Database;

/// A statement that is prepared once and run often. Parameters and columns are counted from 0. Of one thread.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement();

  /// Binds the values in their order and begins anew.
  template <typename... Values>
  Statement& with(const Values&... values) {
    end();
    int index = 0;
    (bind(index++, values), ...);
    return *this;
  }
  /// Whether there is a further row; then its columns can be read.
  bool next();
  /// Runs a statement that gives no rows. False when it failed.
  bool run();
  /// Leaves rows that were not asked for: while there are some the database holds on to them.
  void end();

  bool isNull(int column) const;
  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;
  std::optional<std::string> textIfAny(int column) const;

 private:
  void bind(int index, std::int64_t value);
  void bind(int index, std::uint64_t value) { bind(index, static_cast<std::int64_t>(value)); }
  void bind(int index, double value);
  void bind(int index, const std::string& value);
  void bind(int index, std::nullptr_t value);
  template <typename T>
  void bind(int index, const std::optional<T>& value) {
    value ? bind(index, *value) : bind(index, nullptr);
  }

  Database& m_database;
  sqlite3_stmt* m_statement = nullptr;
};

/// An open SQLite file. The first thing that fails is kept, and from then on nothing is done: whoever works
/// with it asks once at the end. Of one thread at a time.
class Database {
 public:
  enum class Access : std::uint8_t { write, read };
  enum class Trouble : std::uint8_t {
    none,
    system,   ///< the system does not let it: no space, no permission, an input or output error
    damaged,  ///< what is there is no SQLite database, or a broken one
    busy,     ///< another process is at work on it
  };

  /// To write the file is made where there is none. To read, the file is left as it is but for what SQLite
  /// itself winds up after a program that was killed.
  Database(const std::string& path, Access access);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  bool good() const { return m_trouble == Trouble::none; }
  Trouble trouble() const { return m_trouble; }
  /// SQLite's own words, such as "database or disk is full".
  const std::string& failure() const { return m_failure; }
  /// Notes that what is there cannot be what was written.
  void declareDamaged(const std::string& what);
  /// Forgets a failure, so that what is left can be tried.
  void forgive();

  /// Runs statements that give no rows.
  bool execute(const std::string& sql);
  /// The first column of the first row, or what is given.
  std::int64_t number(const std::string& sql, std::int64_t otherwise = 0);

 private:
  friend class Statement;
  void fail(int code);
  static int countWork(void* database);
  bool open(const std::string& path, int flags);

  sqlite3* m_handle = nullptr;
  Trouble m_trouble = Trouble::none;
  int m_work = 0;  ///< of the statement that is run, in millions of SQLite's own instructions
  std::string m_failure;
};

}  // namespace ludo::database

// SPDX-License-Identifier: Apache-2.0
#include "core/database/database.h"

#include <sqlite3.h>
#include <sys/stat.h>

namespace ludo::database {
namespace {

Database::Trouble troubleOf(int code) {
  switch (code & 0xFF) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_MISMATCH:
    case SQLITE_INTERRUPT:
    case SQLITE_ERROR:
      return Database::Trouble::damaged;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Database::Trouble::busy;
    default:
      return Database::Trouble::system;
  }
}

/// SQLite must not open pipes and devices: it would wait for what they may send.
std::optional<std::string> whyNotOpened(const std::string& path, Database::Access access) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0) return std::nullopt;
  if (!S_ISREG(info.st_mode)) return "not a regular file";
  // Files such as those in /proc have no size, and reading them may block.
  if (access == Database::Access::read && info.st_size == 0) return "the file is empty";
  return std::nullopt;
}

}  // namespace

Database::Database(const std::string& path, Access access) {
  if (const std::optional<std::string> why = whyNotOpened(path, access)) {
    declareDamaged(*why);
    return;
  }
  constexpr int common = SQLITE_OPEN_NOMUTEX;
  bool opened = false;
  if (access == Access::write) {
    opened = open(path, common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  } else {
    // What a killed program left is wound up by whoever may write; others read what is there.
    opened = open(path, common | SQLITE_OPEN_READWRITE) || open(path, common | SQLITE_OPEN_READONLY);
  }
  if (!opened) return;
  sqlite3_extended_result_codes(m_handle, 1);
  // A file may come from a stranger: nothing in it is run.
  sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  constexpr int longestValue = 64 << 20;
  sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, longestValue);
  constexpr int waitMilliseconds = 5'000;
  sqlite3_busy_timeout(m_handle, waitMilliseconds);
  constexpr int million = 1'000'000;
  sqlite3_progress_handler(m_handle, million, &countWork, this);
  execute("PRAGMA cell_size_check = ON");
  if (access == Access::read) execute("PRAGMA query_only = ON");
}

bool Database::open(const std::string& path, int flags) {
  if (m_handle != nullptr) sqlite3_close(m_handle);
  m_handle = nullptr;
  m_trouble = Trouble::none;
  m_failure.clear();
  const int code = sqlite3_open_v2(path.c_str(), &m_handle, flags, nullptr);
  if (code != SQLITE_OK) fail(code);
  return code == SQLITE_OK;
}

/// The trees of a broken file may lead round in circles: no statement runs for ever.
int Database::countWork(void* database) {
  constexpr int most = 500;
  return ++static_cast<Database*>(database)->m_work > most ? 1 : 0;
}

Database::~Database() {
  sqlite3_close_v2(m_handle);
}

void Database::fail(int code) {
  if (!good()) return;
  m_trouble = troubleOf(code);
  m_failure = (code & 0xFF) == SQLITE_NOTADB ? "it is no database, which this program keeps its records in"
              : m_handle != nullptr          ? sqlite3_errmsg(m_handle)
                                             : sqlite3_errstr(code);
}

void Database::declareDamaged(const std::string& what) {
  if (!good()) return;
  m_trouble = Trouble::damaged;
  m_failure = what;
}

void Database::forgive() {
  // Without a file nothing is left to be tried.
  if (m_handle == nullptr) return;
  m_trouble = Trouble::none;
  m_failure.clear();
}

bool Database::execute(const std::string& sql) {
  if (!good()) return false;
  m_work = 0;
  const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
  return code == SQLITE_OK;
}

std::int64_t Database::number(const std::string& sql, std::int64_t otherwise) {
  Statement statement(*this, sql);
  return statement.next() ? statement.integer(0) : otherwise;
}

Statement::Statement(Database& database, std::string_view sql) : m_database(database) {
  if (!database.good()) return;
  const int code = sqlite3_prepare_v3(database.m_handle, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &m_statement, nullptr);
  if (code != SQLITE_OK) database.fail(code);
}

Statement::~Statement() {
  sqlite3_finalize(m_statement);
}

void Statement::end() {
  // What went wrong in the run before was noted then.
  if (m_statement != nullptr) static_cast<void>(sqlite3_reset(m_statement));
  m_database.m_work = 0;
}

bool Statement::next() {
  if (!m_database.good() || m_statement == nullptr) return false;
  const int code = sqlite3_step(m_statement);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) m_database.fail(code);
  end();
  return false;
}

bool Statement::run() {
  next();
  return m_database.good();
}

void Statement::bind(int index, std::int64_t value) {
  if (m_statement != nullptr) sqlite3_bind_int64(m_statement, index + 1, value);
}

void Statement::bind(int index, double value) {
  if (m_statement != nullptr) sqlite3_bind_double(m_statement, index + 1, value);
}

void Statement::bind(int index, const std::string& value) {
  if (m_statement == nullptr) return;
  const int code =
      sqlite3_bind_text64(m_statement, index + 1, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  if (code != SQLITE_OK) m_database.fail(code);
}

void Statement::bind(int index, std::nullptr_t /*value*/) {
  if (m_statement != nullptr) sqlite3_bind_null(m_statement, index + 1);
}

bool Statement::isNull(int column) const {
  return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const {
  return sqlite3_column_double(m_statement, column);
}

std::string Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(m_statement, column);
  const int bytes = sqlite3_column_bytes(m_statement, column);
  return text == nullptr ? std::string()
                         : std::string(reinterpret_cast<const char*>(text), static_cast<std::size_t>(bytes));
}

std::optional<std::string> Statement::textIfAny(int column) const {
  if (isNull(column)) return std::nullopt;
  return text(column);
}

}  // namespace ludo::database

// SPDX-License-Identifier: Apache-2.0
#include "core/model/call_record.h"

#include <charconv>
#include <filesystem>

#include "core/database/database.h"

namespace ludo::model {
namespace {

using database::Database;
using database::Statement;

constexpr std::int64_t application = 0x4C554452;  ///< "LUDR": marks the file as ours
constexpr std::int64_t format = 2;

constexpr const char* tables =
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);"
    "CREATE TABLE call (number INTEGER PRIMARY KEY, request TEXT NOT NULL, text TEXT NOT NULL, pieces TEXT "
    "NOT "
    "NULL, ending INTEGER NOT NULL, asked INTEGER NOT NULL, answered INTEGER NOT NULL, estimated INTEGER NOT "
    "NULL, trouble TEXT, message TEXT, milliseconds INTEGER NOT NULL);"
    "CREATE TABLE result (number INTEGER PRIMARY KEY, name TEXT NOT NULL, text TEXT NOT NULL, words TEXT NOT "
    "NULL, compiles INTEGER NOT NULL, good INTEGER NOT NULL, wishes TEXT NOT NULL);";

std::string piecesText(const std::vector<std::size_t>& pieces) {
  std::string text;
  for (const std::size_t piece : pieces) text += (text.empty() ? "" : " ") + std::to_string(piece);
  return text;
}

/// Nothing when these are no pieces of a text of so many bytes.
std::optional<std::vector<std::size_t>> piecesOf(const std::string& text, std::size_t bytes) {
  std::vector<std::size_t> pieces;
  const char* at = text.data();
  const char* end = at + text.size();
  while (at != end) {
    std::size_t piece = 0;
    const auto [next, error] = std::from_chars(at, end, piece);
    if (error != std::errc() || piece > bytes) return std::nullopt;
    bytes -= piece;
    pieces.push_back(piece);
    at = next != end && *next == ' ' ? next + 1 : next;
    if (at == next && next != end) return std::nullopt;
  }
  if (bytes != 0) return std::nullopt;
  return pieces;
}

/// What keeps a file from being used; empty when it is a record with these settings.
std::string whyNot(Database& file, const CallRecord::Settings& settings) {
  if (file.number("PRAGMA application_id") != application) return "is no record of asking a model";
  if (file.number("PRAGMA user_version") != format) return "was written by another version of this program";
  Statement statement(file, "SELECT value FROM setting WHERE name = ?");
  for (const auto& [name, value] : settings) {
    const std::string found = statement.with(name).next() ? statement.text(0) : "";
    statement.end();
    if (found != value)
      return "was made with another " + name + " (" + found.substr(0, 100) +
             "): name a new file, or ask the same";
  }
  return "";
}

void makeTables(Database& file, const CallRecord::Settings& settings) {
  file.execute("BEGIN");
  file.execute(tables);
  file.execute("PRAGMA application_id = " + std::to_string(application));
  file.execute("PRAGMA user_version = " + std::to_string(format));
  {
    Statement statement(file, "INSERT INTO setting VALUES (?, ?)");
    for (const auto& [name, value] : settings) statement.with(name, value).run();
  }
  file.execute("COMMIT");
}

}  // namespace

CallRecord::CallRecord(std::unique_ptr<Database> file, Access access)
    : m_access(access), m_file(std::move(file)) {}
CallRecord::~CallRecord() = default;

Result<std::unique_ptr<CallRecord>> CallRecord::open(const std::string& path, Access access,
                                                     const Settings& settings) {
  std::error_code error;
  const bool exists = std::filesystem::exists(path, error);
  if (!exists && access == Access::read) return Failure{"there is no record '" + path + "'"};
  const auto mode = access == Access::write ? Database::Access::write : Database::Access::read;
  auto file = std::make_unique<Database>(path, mode);
  if (access == Access::write) {
    file->execute("PRAGMA locking_mode = EXCLUSIVE");
    file->execute("PRAGMA synchronous = FULL");
    // The file may be there and empty after a kill.
    const bool isEmpty = file->number("SELECT count(*) FROM sqlite_master", -1) == 0 &&
                         file->number("PRAGMA application_id") == 0;
    if (isEmpty) makeTables(*file, settings);
    file->execute("BEGIN IMMEDIATE");
    file->execute("COMMIT");
  }
  const std::string why = file->good() ? whyNot(*file, settings) : "";
  if (!file->good()) {
    return Failure{
        "the record '" + path + "' cannot be used: " +
        (file->trouble() == Database::Trouble::busy ? "another program is at work on it" : file->failure())};
  }
  if (!why.empty()) return Failure{"'" + path + "' " + why};
  return std::unique_ptr<CallRecord>(new CallRecord(std::move(file), access));
}

bool CallRecord::isOne(const std::string& path) {
  Database file(path, Database::Access::read);
  return file.number("PRAGMA application_id") == application;
}

std::optional<Call> CallRecord::call(std::uint64_t number) {
  Statement statement(*m_file,
                      "SELECT request, text, pieces, ending, asked, answered, estimated, trouble, message, "
                      "milliseconds FROM call WHERE number = ?");
  if (!statement.with(number).next()) return std::nullopt;
  int column = 0;
  Call call;
  call.request = statement.text(column++);
  call.answer.text = statement.text(column++);
  const auto pieces = piecesOf(statement.text(column++), call.answer.text.size());
  const std::int64_t ending = statement.integer(column++);
  call.answer.usage.asked = static_cast<std::uint64_t>(statement.integer(column++));
  call.answer.usage.answered = static_cast<std::uint64_t>(statement.integer(column++));
  call.answer.usage.isEstimated = statement.integer(column++) != 0;
  const auto trouble = statement.textIfAny(column++);
  const std::string message = statement.text(column++);
  call.milliseconds = statement.integer(column++);
  const auto kind = trouble ? troubleOf(*trouble) : std::nullopt;
  if (!pieces || ending < 0 || ending > static_cast<std::int64_t>(FinishReason::cut) || (trouble && !kind)) {
    m_file->declareDamaged("call " + std::to_string(number) + " cannot be what was written");
    return std::nullopt;
  }
  call.pieces = *pieces;
  call.answer.finishReason = static_cast<FinishReason>(ending);
  if (kind) call.answer.trouble = Trouble{*kind, message};
  return call;
}

void CallRecord::setCall(std::uint64_t number, const Call& call) {
  const Answer& answer = call.answer;
  const auto trouble =
      answer.trouble ? std::optional(std::string(nameOf(answer.trouble->kind))) : std::nullopt;
  const auto message = answer.trouble ? std::optional(answer.trouble->message) : std::nullopt;
  Statement statement(*m_file, "INSERT OR REPLACE INTO call VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  statement
      .with(number, call.request, answer.text, piecesText(call.pieces),
            static_cast<std::int64_t>(answer.finishReason), answer.usage.asked, answer.usage.answered,
            static_cast<std::int64_t>(answer.usage.isEstimated), trouble, message, call.milliseconds)
      .run();
}

void CallRecord::setResult(std::uint64_t number, const RecordedResult& result) {
  std::string wishes;
  for (const std::string& wish : result.wishes) wishes += wish + '\n';
  Statement(*m_file, "INSERT OR REPLACE INTO result VALUES (?, ?, ?, ?, ?, ?, ?)")
      .with(number, result.name, result.text, result.words, static_cast<std::int64_t>(result.compiles),
            static_cast<std::int64_t>(result.isGood), wishes)
      .run();
}

std::optional<RecordedResult> CallRecord::result(std::uint64_t number) {
  Statement statement(*m_file,
                      "SELECT name, text, words, compiles, good, wishes FROM result WHERE number = ?");
  if (!statement.with(number).next()) return std::nullopt;
  int column = 0;
  RecordedResult result;
  result.name = statement.text(column++);
  result.text = statement.text(column++);
  result.words = statement.text(column++);
  result.compiles = statement.integer(column++) != 0;
  result.isGood = statement.integer(column++) != 0;
  const std::string wishes = statement.text(column++);
  for (std::size_t begin = 0, end = 0; (end = wishes.find('\n', begin)) != std::string::npos; begin = end + 1)
    result.wishes.push_back(wishes.substr(begin, end - begin));
  return result;
}

std::string CallRecord::setting(const std::string& name) {
  Statement statement(*m_file, "SELECT value FROM setting WHERE name = ?");
  return statement.with(name).next() ? statement.text(0) : "";
}

const std::string& CallRecord::failure() const {
  return m_file->failure();
}

}  // namespace ludo::model

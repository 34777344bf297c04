// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/model/language_model.h"

namespace ludo::database {
class Database;
}

namespace ludo::model {

/// One question to a model with its answer, as it was.
struct Call {
  std::string request;              ///< exactly what was sent
  std::vector<std::size_t> pieces;  ///< how many bytes of the answer's text came at a time
  Answer answer;
  std::int64_t milliseconds = 0;
};

/// What came of the calls: a file that was written.
struct RecordedResult {
  std::string name;
  std::string text;
  std::string words;  ///< what was told of it
  bool compiles = false;
  bool isGood = false;              ///< and does well when it is played
  std::vector<std::string> wishes;  ///< words for what the language leaves out, which the model wrote
};

/// What was asked of a model and what it said, as an SQLite file. Each call is on the disk before the next
/// one is made, so that after a kill no more than one is missing. Keys never come here. Of one thread; the
/// file is held against other processes while this lives.
class CallRecord {
 public:
  enum class Access : std::uint8_t { write, read };
  /// Settings by name: what decides about the requests. A file that exists was written with the same ones, or
  /// this fails and names the first that differs.
  using Settings = std::map<std::string, std::string>;

  /// To write, makes the file where there is none, and else goes on with what is there.
  static Result<std::unique_ptr<CallRecord>> open(const std::string& path, Access access,
                                                  const Settings& settings);
  /// Whether the file is a record, be it of another version; false where it cannot be read.
  static bool isOne(const std::string& path);
  CallRecord(const CallRecord&) = delete;
  CallRecord& operator=(const CallRecord&) = delete;
  ~CallRecord();

  /// Nothing when there is none of this number, counted from 0, or the file is damaged there.
  std::optional<Call> call(std::uint64_t number);
  /// In place of one of the same number.
  void setCall(std::uint64_t number, const Call& call);
  void setResult(std::uint64_t number, const RecordedResult& result);
  std::optional<RecordedResult> result(std::uint64_t number);
  /// Empty when there is none of this name.
  std::string setting(const std::string& name);
  bool isWritable() const { return m_access == Access::write; }
  /// Empty as long as all could be read and written.
  const std::string& failure() const;

 private:
  CallRecord(std::unique_ptr<database::Database> file, Access access);
  Access m_access;
  std::unique_ptr<database::Database> m_file;
};

}  // namespace ludo::model

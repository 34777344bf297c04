// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/file_descriptor.h"
#include "core/base/limits.h"

namespace ludo::sim {

/// An open file of records that are only ever added, each with a mark to find it by and checksums. So what
/// was torn or damaged, wherever it is, costs the records that it hit and no other. Private to the room; the
/// caller keeps others away while it writes.
class RecordFile {
 public:
  /// Where a record's payload is.
  struct Extent {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t end() const { return offset + size; }
  };

  /// Takes the file over.
  explicit RecordFile(int file) : m_file(file) {}
  int descriptor() const { return m_file.get(); }

  /// Records are sound only under the salt that they were made with: so those of another file, which a disk
  /// may show where it lost a write, are not taken for this file's.
  void setSalt(std::uint64_t salt) { m_salt = salt; }
  std::string record(std::string_view payload) const;
  /// What a record adds to its payload.
  static constexpr std::uint64_t headSize = 20;

  /// Nothing when the file ends before, or does not let itself be read.
  std::optional<std::string> read(std::uint64_t offset, std::uint64_t size) const;
  std::optional<std::string> read(const Extent& extent) const { return read(extent.offset, extent.size); }

  /// The record at an offset, if it is whole and sound.
  std::optional<Extent> recordAt(std::uint64_t offset);
  /// The first such record that begins at the offset or after it, before `size`. Bounded in work: see
  /// exhausted().
  std::optional<Extent> nextRecord(std::uint64_t offset, std::uint64_t size);
  /// Whether a search was given up because of how much looked like records and was none. Only a file that was
  /// made so does that.
  bool exhausted() const { return m_wasted > limits::wastedBytes; }

  /// All of the bytes at an offset: the system's error number, or 0.
  int write(std::uint64_t offset, std::string_view bytes) const;
  /// Shortens the file. The system's error number, or 0.
  int cut(std::uint64_t size) const;
  /// Waits until the disk has everything. The system's error number, or 0.
  int sync() const;

 private:
  FileDescriptor m_file;
  std::uint64_t m_salt = 0;
  std::uint64_t m_wasted = 0;  ///< bytes read for records that turned out to be none
};

}  // namespace ludo::sim

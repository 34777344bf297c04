// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <unistd.h>

namespace ludo {

/// Owns an open file's number and closes it; a negative number is none.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number) : m_number(number) {}
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor() {
    if (m_number >= 0) ::close(m_number);
  }

  int get() const { return m_number; }
  /// Takes over a number, in place of none.
  void open(int number) { m_number = number; }
  /// What the system's own close returns: some file systems tell only then that a write failed.
  int close() {
    const int result = ::close(m_number);
    m_number = -1;
    return result;
  }

 private:
  int m_number;
};

}  // namespace ludo

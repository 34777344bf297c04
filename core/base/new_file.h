// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <sys/types.h>

#include <string>
#include <string_view>

#include "core/base/file_descriptor.h"

namespace ludo {

/// A file that is written where nobody sees it and then takes another file's place at once. Until then it has
/// no name where the file system knows such files, so that whatever ends the program leaves nothing behind;
/// elsewhere it has one of its own, and is removed with this object. Each step gives the system's error
/// number, or 0.
class NewFile {
 public:
  enum class Kind { Nameless, Named };

  explicit NewFile(Kind kind) : m_kind(kind) {}
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile();

  /// Whether an error of begin() or putInPlace() may only say that this kind of file does not do here.
  static bool mayBeOfKind(Kind kind, int error);

  /// The name that a target's new content has for a moment, with a number or without: short whatever the
  /// target's own name, which may already be as long as a name may be.
  static std::string waitingName(const std::string& target, const std::string& number = {});

  /// In the folder of `target`, the later place. Without a mode it gets that of any new file of the process.
  int begin(const std::string& target, const mode_t* mode);
  /// All of it, down to the disk.
  int write(std::string_view content);
  /// Afterwards `target` is this file; on the disk, too, once the folder is synced. The same target as in
  /// begin().
  int putInPlace(const std::string& target);

 private:
  int putNamelessInPlace(const std::string& target) const;

  Kind m_kind;
  FileDescriptor m_file{-1};
  std::string m_name;  ///< empty while it has none
};

}  // namespace ludo

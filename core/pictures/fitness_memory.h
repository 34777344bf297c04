// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "core/base/result.h"
#include "core/pictures/picture_folder.h"

namespace ludo::pictures {

/// Which files were found fit to be drawn and which not, by their stamps: a text is checked after each
/// change, and its pictures are mostly as they were. Holds the findings of a few games; then it begins anew.
/// Any thread.
class FitnessMemory {
 public:
  /// That of the program.
  static FitnessMemory& shared();

  std::optional<Result<Done>> find(const FileStamp& stamp, Format format) const;
  void keep(const FileStamp& stamp, Format format, const Result<Done>& found);
  std::size_t size() const;

 private:
  mutable std::mutex m_mutex;
  std::map<std::pair<FileStamp, Format>, Result<Done>> m_found;
};

}  // namespace ludo::pictures

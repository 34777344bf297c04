// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace ludo::pictures {

/// By what a file is known to be as it was: which one it is, its size, and when it was changed.
struct FileStamp {
  std::uint64_t device = 0, number = 0;
  std::int64_t bytes = 0;
  std::int64_t changed = 0;  ///< nanoseconds: of its content, and of what the system keeps about it
  std::int64_t changedAtAll = 0;
  auto operator<=>(const FileStamp&) const = default;
};

/// Nanoseconds since 1970, by the system's clock.
std::int64_t systemTime();

/// The stamp of a file; nothing where there is none, or where it was changed in the two seconds before `now`:
/// a second change could bear the same time.
std::optional<FileStamp> settledStamp(const std::string& path, std::int64_t now = systemTime());

}  // namespace ludo::pictures

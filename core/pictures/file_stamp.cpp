// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/file_stamp.h"

#include <sys/stat.h>

#include <algorithm>
#include <ctime>

namespace ludo::pictures {
namespace {

constexpr std::int64_t second = 1'000'000'000;  ///< nanoseconds; coarser clocks of file systems are rare
constexpr std::int64_t settling = 2 * second;

std::int64_t nanoseconds(const timespec& time) {
  return time.tv_sec * second + time.tv_nsec;
}

}  // namespace

std::int64_t systemTime() {
  timespec now{};
  return ::clock_gettime(CLOCK_REALTIME, &now) == 0 ? nanoseconds(now) : 0;
}

std::optional<FileStamp> settledStamp(const std::string& path, std::int64_t now) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  const FileStamp stamp{found.st_dev, found.st_ino, found.st_size, nanoseconds(found.st_mtim),
                        nanoseconds(found.st_ctim)};
  // One from the future is as little to be relied on.
  if (std::max(stamp.changed, stamp.changedAtAll) + settling > now) return std::nullopt;
  return stamp;
}

}  // namespace ludo::pictures

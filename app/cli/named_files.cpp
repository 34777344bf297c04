// SPDX-License-Identifier: Apache-2.0
#include "app/cli/named_files.h"

#include <filesystem>

namespace ludo::cli {
namespace {

namespace fs = std::filesystem;

/// Where a file is written: what links lead to, also where nothing is there yet.
fs::path placeOf(const std::string& name) {
  constexpr int mostLinks = 40;
  std::error_code error;
  fs::path path = fs::absolute(name, error);
  for (int i = 0; i < mostLinks && fs::is_symlink(path, error); ++i) {
    const fs::path next = fs::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / next;
  }
  return fs::weakly_canonical(path, error);
}

bool isSameFile(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return false;
  std::error_code error;
  if (fs::exists(a, error) && fs::exists(b, error)) return fs::equivalent(a, b, error);
  const fs::path placeA = placeOf(a);
  return !placeA.empty() && placeA == placeOf(b);
}

}  // namespace

std::optional<std::string> fileClash(const std::vector<NamedFile>& written,
                                     const std::vector<NamedFile>& read) {
  for (std::size_t i = 0; i < written.size(); ++i) {
    for (const NamedFile& input : read) {
      if (isSameFile(written[i].path, input.path))
        return written[i].name + " names '" + written[i].path + "', which is " + input.name +
               " itself and would be lost; give another file";
    }
    for (std::size_t j = i + 1; j < written.size(); ++j) {
      if (isSameFile(written[i].path, written[j].path))
        return written[i].name + " and " + written[j].name + " name the same file; give each its own";
    }
  }
  return std::nullopt;
}

}  // namespace ludo::cli

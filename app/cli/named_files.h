// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace ludo::cli {

/// A file that a command line names: "--out" or "the game", and its path. An empty path stands for no file.
struct NamedFile {
  std::string name;
  std::string path;
};

/// What is wrong when a file to write is also one to read, or is named twice: links and other spellings of a
/// path are seen through.
std::optional<std::string> fileClash(const std::vector<NamedFile>& written,
                                     const std::vector<NamedFile>& read);

}  // namespace ludo::cli

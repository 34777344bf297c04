// SPDX-License-Identifier: Apache-2.0
#include "folder.h"

#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "checks.h"

namespace ludo::fuzz {
namespace {

namespace fs = std::filesystem;

struct Folder {
  Folder() : path((fs::temp_directory_path() / "ludo-fuzz-XXXXXX").string()) {
    require(::mkdtemp(path.data()) != nullptr, "there is no folder for temporary files");
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }

  std::string path;
};

}  // namespace

const std::string& workFolder() {
  static const Folder folder;
  return folder.path;
}

void putFile(const std::string& path, std::string_view content) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
  require(file.good(), "cannot write " + path);
}

}  // namespace ludo::fuzz

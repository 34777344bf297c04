// SPDX-License-Identifier: Apache-2.0
#include "core/base/program_folder.h"

#include <filesystem>

namespace ludo {

std::string programFolder() {
  std::error_code unknown;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return program.is_absolute() ? program.parent_path().string() : std::string();
}

}  // namespace ludo

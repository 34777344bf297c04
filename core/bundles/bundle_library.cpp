// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/bundle_library.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "core/base/files.h"

namespace ludo::bundles {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largestBundle = std::size_t{1} << 20;

bool isFolder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

/// A file name must not lead out of the folder.
bool isPlain(const std::string& id) {
  return !id.empty() && id[0] != '.' && id.find_first_of("/\\") == std::string::npos;
}

std::string programFolder() {
  const char* given = std::getenv("LUDO_BUNDLES_DIR");
  if (given != nullptr && isFolder(given)) return given;
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  const fs::path beside = program.parent_path() / ".." / "share" / "ludoforge" / "bundles";
  return isFolder(beside) ? beside.lexically_normal().string() : LUDO_BUNDLES_DIR;
}

}  // namespace

BundleLibrary BundleLibrary::forDocument(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  const fs::path beside = folder.empty() ? fs::path(".") : folder;
  return BundleLibrary({beside.string(), (beside / "bundles").string(), programFolder()});
}

SourcePtr BundleLibrary::find(const std::string& id) const {
  if (!isPlain(id)) return nullptr;
  SourcePtr other;
  for (const std::string& folder : m_folders) {
    const std::string path = (fs::path(folder) / (id + ".md")).lexically_normal().string();
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) continue;
    Result<std::string> content = readFile(path, largestBundle);
    if (!content) continue;
    const bool looksRight = content->find("section: \"bundle\"") != std::string::npos;
    auto source = std::make_shared<const SourceText>(path, std::move(*content));
    if (looksRight) return source;
    if (other == nullptr) other = std::move(source);
  }
  return other;
}

std::vector<std::string> BundleLibrary::ids() const {
  std::set<std::string> found;
  for (const std::string& folder : m_folders) {
    if (fs::path(folder).filename() != "bundles") continue;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
      if (entry.path().extension() == ".md") found.insert(entry.path().stem().string());
    }
  }
  return {found.begin(), found.end()};
}

}  // namespace ludo::bundles

// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/bundle_library.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/base/program_folder.h"

namespace ludo::bundles {

namespace fs = std::filesystem;

namespace {

bool isFolder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

/// A file name must not lead out of the folder.
bool isPlain(const std::string& id) {
  return !id.empty() && id[0] != '.' && id.find_first_of("/\\") == std::string::npos;
}

std::string libraryFolder() {
  const char* given = std::getenv("LUDO_BUNDLES_DIR");
  if (given != nullptr && isFolder(given)) return given;
  const fs::path beside = fs::path(programFolder()) / ".." / "share" / "ludoforge" / "bundles";
  return isFolder(beside) ? beside.lexically_normal().string() : LUDO_BUNDLES_DIR;
}

Result<std::string> readBundleFile(const BundleLibrary::Folder& folder, const std::string& path) {
  std::error_code error;
  const fs::path target = fs::canonical(path, error);
  if (error) return Failure{"cannot read '" + path + "': " + error.message()};
  if (!folder.followsLinksOut && target.parent_path() != fs::canonical(folder.path, error))
    return Failure{"cannot read '" + path + "': it is a link out of its folder"};
  return readFile(target.string(), limits::bundleBytes);
}

}  // namespace

BundleLibrary BundleLibrary::forDocument(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  const fs::path beside = folder.empty() ? fs::path(".") : folder;
  std::vector<Folder> folders{{beside.string()}, {(beside / "bundles").string()}};
  // Without one there is none, and not the current folder.
  if (const std::string library = libraryFolder(); !library.empty()) folders.push_back({library, true});
  return BundleLibrary(std::move(folders));
}

BundleLibrary::Found BundleLibrary::find(const std::string& id) const {
  Found found;
  if (!isPlain(id)) return found;
  for (const Folder& folder : m_folders) {
    const std::string path = (fs::path(folder.path) / (id + ".md")).lexically_normal().string();
    std::error_code missing;
    if (!fs::exists(fs::symlink_status(path, missing))) continue;
    Result<std::string> content = readBundleFile(folder, path);
    if (!content) {
      if (found.refusal.empty()) found.refusal = content.failure();
      continue;
    }
    const bool looksRight = content->find("section: \"bundle\"") != std::string::npos;
    auto source = std::make_shared<const SourceText>(path, std::move(*content));
    if (looksRight) return {std::move(source), {}};
    if (found.source == nullptr) found.source = std::move(source);
  }
  return found;
}

std::vector<std::string> BundleLibrary::ids() const {
  std::set<std::string> found;
  for (const Folder& folder : m_folders) {
    if (fs::path(folder.path).filename() != "bundles") continue;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder.path, ignored)) {
      if (entry.path().extension() == ".md") found.insert(entry.path().stem().string());
    }
  }
  return {found.begin(), found.end()};
}

}  // namespace ludo::bundles

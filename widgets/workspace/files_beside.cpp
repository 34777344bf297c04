// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workspace/files_beside.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/pictures/picture_folder.h"

namespace ludo::widgets {
namespace {

namespace fs = std::filesystem;

fs::path placeBeside(const std::string& document, const std::string& name) {
  return fs::absolute(document).parent_path() / name;
}

const language::RenderingDef& renderingOf(const service::Analysis& analysis) {
  if (analysis.game != nullptr) return analysis.game->rendering;
  // With errors there is none that tables are written out in.
  return analysis.document.rendering;
}

/// The names that pictures are written with; see PictureFolder::matching.
std::set<std::string> picturesOf(const language::RenderingDef& rendering) {
  std::set<std::string> patterns;
  for (const language::TokenLook& look : rendering.tokens) {
    patterns.insert(look.picture);
    patterns.insert(look.back);
  }
  for (const language::BoardLook& look : rendering.boards) patterns.insert(look.picture);
  for (const language::ZoneLook& look : rendering.zones) patterns.insert(look.picture);
  patterns.erase("");
  return patterns;
}

bool isThere(const fs::path& file) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(file, ignored));
}

}  // namespace

std::vector<FileBeside> filesBeside(const service::Analysis& analysis, const std::string& document) {
  std::map<std::string, SourcePtr> found;
  const pictures::PictureFolder folder = pictures::PictureFolder::ofDocument(document);
  for (const std::string& pattern : picturesOf(renderingOf(analysis))) {
    for (const std::string& name : folder.matching(pattern)) {
      if (folder.has(name) && found.size() < limits::pictures) found.emplace(name, nullptr);
    }
  }
  const fs::path home = fs::absolute(document).parent_path();
  for (const bundles::BundleInstance& instance : analysis.bundles.instances) {
    if (instance.source == nullptr) continue;
    const fs::path name = fs::absolute(instance.source->path()).lexically_relative(home);
    if (!name.empty() && *name.begin() != "..") found.emplace(name.generic_string(), instance.source);
  }
  std::vector<FileBeside> files;
  for (const auto& [name, bundle] : found) files.push_back({name, bundle});
  return files;
}

std::vector<FileBeside> missingBeside(std::vector<FileBeside> files, const std::string& document) {
  std::erase_if(files, [&](const FileBeside& file) { return isThere(placeBeside(document, file.name)); });
  return files;
}

Result<Done> copyBeside(const std::vector<FileBeside>& files, const std::string& from, const std::string& to,
                        const std::stop_token& stop) {
  const pictures::PictureFolder pictures = pictures::PictureFolder::ofDocument(from);
  for (const FileBeside& file : files) {
    if (stop.stop_requested()) break;
    const fs::path place = placeBeside(to, file.name);
    const Result<std::string> content =
        file.bundle != nullptr ? Result(file.bundle->content()) : pictures.read(file.name);
    if (!content || isThere(place)) continue;
    std::error_code error;
    fs::create_directories(place.parent_path(), error);
    if (error) return Failure{"cannot make '" + place.parent_path().string() + "': " + error.message()};
    if (Result<Done> written = writeFile(place.string(), *content); !written) return written;
  }
  return Done{};
}

}  // namespace ludo::widgets

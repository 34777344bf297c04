// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/picture_folder.h"

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/pictures/fitness.h"
#include "core/pictures/fitness_memory.h"

namespace ludo::pictures {

namespace fs = std::filesystem;

namespace {

/// The name leads downwards: from the folder to a file below it.
bool leadsDown(const fs::path& name) {
  return !name.empty() && name.is_relative() &&
         std::ranges::none_of(name, [](const fs::path& part) { return part == ".." || part.empty(); });
}

bool isWithin(const fs::path& folder, const fs::path& file) {
  return std::ranges::mismatch(folder, file).in1 == folder.end();
}

Result<std::string> readFit(const std::string& file, Format format) {
  Result<std::string> bytes = readFile(file, format == Format::Svg ? limits::svgBytes : limits::pngBytes);
  if (!bytes) return bytes;
  if (std::optional<std::string> why = whyUnfit(format, *bytes)) return Failure{std::move(*why)};
  return bytes;
}

}  // namespace

std::optional<Format> formatOf(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  std::string ending(name.substr(dot + 1));
  for (char& letter : ending) letter = lowerCase(letter);
  if (ending == "svg") return Format::Svg;
  if (ending == "png") return Format::Png;
  return std::nullopt;
}

PictureFolder PictureFolder::ofDocument(const std::string& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return PictureFolder({});
  const fs::path folder = fs::path(path).parent_path();
  return PictureFolder(folder.empty() ? "." : folder.string());
}

bool PictureFolder::has(const std::string& name) const {
  std::error_code error;
  return !m_folder.empty() && leadsDown(name) && fs::is_regular_file(fs::path(m_folder) / name, error);
}

Result<std::string> PictureFolder::locate(const std::string& name) const {
  if (!formatOf(name)) return Failure{"it is no SVG or PNG file by its name"};
  if (m_folder.empty()) return Failure{"the document has no folder before it is saved"};
  if (!leadsDown(name)) return Failure{"it does not lie in the document's folder"};
  std::error_code error;
  const fs::path folder = fs::canonical(m_folder, error);
  if (error) return Failure{error.message()};
  const fs::path file = fs::canonical(folder / name, error);
  if (error) return Failure{error.message()};
  if (!isWithin(folder, file)) return Failure{"it is a link out of the document's folder"};
  return file.string();
}

Result<std::string> PictureFolder::read(const std::string& name) const {
  const Result<std::string> file = locate(name);
  if (!file) return file;
  return readFit(*file, *formatOf(name));
}

Result<Done> PictureFolder::check(const std::string& name) const {
  const Result<std::string> file = locate(name);
  if (!file) return Failure{file.failure()};
  // As it is before it is read: should it change meanwhile, it is read again the next time.
  const std::optional<FileStamp> stamp = settledStamp(*file);
  const Format format = *formatOf(name);
  if (stamp) {
    if (std::optional<Result<Done>> known = FitnessMemory::shared().find(*stamp, format)) return *known;
  }
  const Result<std::string> bytes = readFit(*file, format);
  Result<Done> found = bytes ? Result<Done>(Done{}) : Failure{bytes.failure()};
  if (stamp) FitnessMemory::shared().keep(*stamp, format, found);
  return found;
}

std::optional<FileStamp> PictureFolder::stampOf(const std::string& name) const {
  const Result<std::string> file = locate(name);
  return file ? settledStamp(*file) : std::nullopt;
}

std::vector<std::string> PictureFolder::names() const {
  std::vector<std::string> found;
  if (m_folder.empty()) return found;
  std::error_code error;
  fs::recursive_directory_iterator at(m_folder, fs::directory_options::skip_permission_denied, error);
  for (std::size_t seen = 0; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    if (++seen > limits::listedFiles) break;
    const std::string name = at->path().filename().string();
    std::error_code ignored;
    if (at->is_directory(ignored)) {
      const bool isLeft = name.starts_with('.') || at.depth() + 1 >= limits::listedFolders;
      if (isLeft) at.disable_recursion_pending();
    } else if (formatOf(name) && at->is_regular_file(ignored)) {
      found.push_back(at->path().lexically_relative(m_folder).generic_string());
    }
  }
  std::ranges::sort(found);
  return found;
}

std::vector<std::string> PictureFolder::matching(const std::string& pattern) const {
  if (pattern.find('{') == std::string::npos) return {pattern};
  std::vector<std::string> all = names();
  std::erase_if(all, [&](const std::string& name) { return !matches(pattern, name); });
  return all;
}

bool matches(std::string_view pattern, std::string_view name) {
  // Greedy from the left, with the newest hole as the one place to go back to: linear in most cases, and
  // never more than the product of both lengths.
  std::size_t at = 0;
  std::size_t in = 0;
  std::size_t afterHole = std::string_view::npos;
  std::size_t heldFrom = 0;
  while (in < name.size()) {
    const std::size_t close =
        at < pattern.size() && pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
    if (close != std::string_view::npos) {
      afterHole = at = close + 1;
      heldFrom = in;
    } else if (at < pattern.size() && pattern[at] == name[in]) {
      ++at;
      ++in;
    } else if (afterHole != std::string_view::npos && name[heldFrom] != '/') {
      at = afterHole;
      in = ++heldFrom;
    } else {
      return false;
    }
  }
  while (at < pattern.size() && pattern[at] == '{') {
    const std::size_t close = pattern.find('}', at);
    if (close == std::string_view::npos) return false;
    at = close + 1;
  }
  return at == pattern.size();
}

}  // namespace ludo::pictures

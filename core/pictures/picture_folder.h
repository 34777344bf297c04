// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/pictures/file_stamp.h"

/// Pictures of tokens, cards and boards: SVG and PNG files beside a game. Games come from strangers, so
/// nothing outside the game's folder is read, and nothing that could refer to something else or grow without
/// a bound.
namespace ludo::pictures {

enum class Format { Svg, Png };
/// By the ending of a file's name; nothing for any other ending.
std::optional<Format> formatOf(std::string_view name);

/// The folder in which a document's pictures lie, with all folders in it. Any thread.
class PictureFolder {
 public:
  /// That of the document at this path. One without a file has none, and no pictures.
  static PictureFolder ofDocument(const std::string& path);

  bool isThere() const { return !m_folder.empty(); }
  /// Whether there would be something to read; else why not. A file that is as it was when it was looked at
  /// last is not read again: see FitnessMemory.
  Result<Done> check(const std::string& name) const;
  /// Changes when the file does; nothing where there is none, or where that cannot be relied on yet.
  std::optional<FileStamp> stampOf(const std::string& name) const;
  /// The bytes of a picture that is fit to be drawn: see whyUnfit. `name` is the path from the folder, with
  /// /.
  Result<std::string> read(const std::string& name) const;
  bool has(const std::string& name) const;
  /// All files with the name of a picture, sorted; no folders that are hidden or links.
  std::vector<std::string> names() const;
  /// Those of them that the pattern may stand for: "{property}" stands for any letters but /. A pattern
  /// without braces is itself, whether there is such a file or not.
  std::vector<std::string> matching(const std::string& pattern) const;

 private:
  explicit PictureFolder(std::string folder) : m_folder(std::move(folder)) {}
  /// The file itself, if it may be read.
  Result<std::string> locate(const std::string& name) const;

  std::string m_folder;  ///< empty: there is none
};

bool matches(std::string_view pattern, std::string_view name);

}  // namespace ludo::pictures

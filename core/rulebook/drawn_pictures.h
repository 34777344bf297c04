// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>

#include "core/pictures/embedded.h"

namespace ludo::rulebook {

/// Of the pictures of one drawing, in base64.
constexpr std::size_t mostPictureBytes = std::size_t{24} << 20;

/// A game's pictures as parts of one drawing, each held by it once. What is not there or cannot be drawn is
/// left out, as is what is more than mostPictureBytes.
class DrawnPictures {
 public:
  /// `prefix` begins the names of parts, which are one another's in all drawings of a page.
  DrawnPictures(pictures::PictureFolder folder, std::string prefix)
      : m_folder(std::move(folder)), m_prefix(std::move(prefix)) {}

  struct Area {
    double x = 0, y = 0, width = 0, height = 0;
  };
  /// As large as it fits into the middle of the area; empty without a picture.
  std::string into(const std::string& name, Area area);
  /// Over all of the area.
  std::string over(const std::string& name, Area area);
  /// What the drawing has to begin with; empty when nothing was drawn.
  std::string definitions() const;

 private:
  struct Part {
    std::string id;
    pictures::Embedded picture;
  };
  const Part* find(const std::string& name);

  pictures::PictureFolder m_folder;
  std::string m_prefix;
  std::map<std::string, std::optional<Part>> m_parts;  ///< by the file's name; nothing: not to be drawn
  std::size_t m_bytes = 0;
};

}  // namespace ludo::rulebook

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

namespace ludo::widgets {

class TextView;

/// Something that a place of the text is inside of.
struct Crumb {
  QString text;            ///< a section, an element by its id or name, a key; in prose, a heading
  std::size_t offset = 0;  ///< where it begins
  bool operator==(const Crumb&) const = default;
};

/// From the outermost in. Follows from the lines as they are, so that it needs no analysis.
std::vector<Crumb> crumbsAt(const TextView& view, std::size_t offset);

}  // namespace ludo::widgets

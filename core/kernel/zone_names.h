// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::kernel {

/// Where a space lies on a board of rows and columns, counted from 0: columns from the left, rows from the
/// bottom.
struct GridPlace {
  std::int64_t column = 0;
  std::int64_t row = 0;
  bool operator==(const GridPlace&) const = default;
};

std::string columnName(std::int64_t column);  ///< "a" to "z", "aa", "ab", ...
std::string rowName(std::int64_t row);        ///< "1", "2", ...

/// What people call zones, wherever they are told of: a space of a board of rows and columns as on a
/// chessboard ("c4"), any other space by its own name without that of its board ("dark forest" for
/// at_dark_forest), and a zone on no board by its name in words ("draw pile"). No two zones have the same
/// name: where they would, the board's name goes before it ("home c4"), and if that is not enough they have
/// their ids. Immutable; belongs to the Rules.
class ZoneNames {
 public:
  ZoneNames() = default;
  explicit ZoneNames(const language::GameDef& def);

  /// The name of a zone definition, by its index.
  const std::string& of(std::uint32_t def) const { return m_names[def]; }
  /// The grid place of a zone definition; nothing unless it is a space of a board of rows and columns.
  const std::optional<GridPlace>& placeOf(std::uint32_t def) const { return m_places[def]; }

 private:
  void findPlaces(const language::GameDef& def);

  std::vector<std::string> m_names;
  std::vector<std::optional<GridPlace>> m_places;
};

}  // namespace ludo::kernel

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace ludo::archive {

/// One measure as an axis of a grid: a plain value, as a user describes it.
struct Axis {
  enum class Kind : std::uint8_t {
    even,         ///< cells of equal width from low to high
    categorical,  ///< a cell for each category; the measure is its number from 0
    sliding,      ///< even at first; an archive with sliding boundaries moves them to where the data is
  };

  std::string name;
  Kind kind = Kind::even;
  double low = 0;          ///< in the units of the measure; what lies below falls into the first cell
  double high = 1;         ///< what lies on it or above falls into the last cell
  std::size_t cells = 10;  ///< of a categorical axis, its categories
  bool operator==(const Axis&) const = default;

  static Axis even(std::string name, double low, double high, std::size_t cells);
  static Axis categorical(std::string name, std::size_t categories);
  static Axis sliding(std::string name, double low, double high, std::size_t cells);
};

/// What is wrong with an axis: no cells, or bounds that are empty, reversed or not finite.
std::optional<std::string> axisMistake(const Axis& axis);

}  // namespace ludo::archive

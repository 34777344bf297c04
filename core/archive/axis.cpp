// SPDX-License-Identifier: Apache-2.0
#include "core/archive/axis.h"

#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {

Axis Axis::even(std::string name, double low, double high, std::size_t cells) {
  return {std::move(name), Kind::even, low, high, cells};
}

Axis Axis::categorical(std::string name, std::size_t categories) {
  return {std::move(name), Kind::categorical, 0, static_cast<double>(categories), categories};
}

Axis Axis::sliding(std::string name, double low, double high, std::size_t cells) {
  return {std::move(name), Kind::sliding, low, high, cells};
}

std::optional<std::string> axisMistake(const Axis& axis) {
  const std::string start = "the axis '" + axis.name + "' ";
  if (axis.cells == 0) return start + "has no cells";
  if (axis.cells > maximumCells) return start + "has more than 10,000,000 cells";
  if (!usable(axis.low) || !usable(axis.high))
    return start + "has a bound that is not finite, or beyond 1e150";
  if (axis.low == axis.high) return start + "is empty: its lower and its upper bound are the same";
  if (axis.low > axis.high) return start + "is reversed: its lower bound is above its upper bound";
  return std::nullopt;
}

}  // namespace ludo::archive

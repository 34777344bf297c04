// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/language/spec_document.h"

namespace ludo::compile {

/// A board before it becomes zones: spaces with places to draw them, edges between them, and named sets.
struct BoardPlan {
  struct Space {
    std::string id;  ///< the full zone name, "cell_0_1"
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::vector<std::pair<std::string_view, std::int64_t>> props = {};  ///< what the shape knows of it
  };
  struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    std::string direction;  ///< may be empty
    bool neighbour = true;  ///< false: a named direction between spaces that do not count as adjacent
  };
  struct Region {
    std::string name;
    std::vector<std::size_t> spaces;
  };
  /// The directions in clockwise order, on shapes that look alike when turned; else empty.
  struct Ring {
    std::vector<std::string> directions;
    std::size_t turn = 1;    ///< how many of them the smallest turn that fits the shape takes
    std::size_t mirror = 0;  ///< in a mirror, directions i and mirror - i (around the ring) change places
  };
  std::vector<Space> spaces;
  std::vector<Edge> edges;
  Ring ring;
  std::vector<Region> regions;
};

/// Largest number of spaces of a board.
constexpr std::int64_t maxSpaces = 10000;

/// Rows and columns of squares; (0, 0) is at the top left. Directions n, ne, e, se, s, sw, w, nw.
BoardPlan planGrid(const std::string& id, std::int64_t rows, std::int64_t cols,
                   language::Neighbours neighbours);
/// A hexagon with `radius` cells a side. Directions ne, e, se, sw, w, nw.
BoardPlan planHex(const std::string& id, std::int64_t radius);
/// A rhombus of hexagons; each row is half a cell further to the right than the one above.
BoardPlan planHexRect(const std::string& id, std::int64_t rows, std::int64_t cols);
/// A row of spaces. Directions forward and backward.
BoardPlan planTrack(const std::string& id, std::int64_t length, bool loop);

}  // namespace ludo::compile

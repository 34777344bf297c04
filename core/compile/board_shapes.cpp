// SPDX-License-Identifier: Apache-2.0
#include "core/compile/board_shapes.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace ludo::compile {
namespace {

struct Step {
  const char* direction;
  std::int64_t row;
  std::int64_t col;
  bool diagonal;
};
constexpr std::array<Step, 8> gridSteps = {{{"n", -1, 0, false},
                                            {"ne", -1, 1, true},
                                            {"e", 0, 1, false},
                                            {"se", 1, 1, true},
                                            {"s", 1, 0, false},
                                            {"sw", 1, -1, true},
                                            {"w", 0, -1, false},
                                            {"nw", -1, -1, true}}};
constexpr std::array<Step, 6> hexSteps = {{{"ne", -1, 1, false},
                                           {"e", 0, 1, false},
                                           {"se", 1, 0, false},
                                           {"sw", 1, -1, false},
                                           {"w", 0, -1, false},
                                           {"nw", -1, 0, false}}};

// A hexagon of width 100 is 115 high and its rows are 87 apart.
constexpr std::int64_t cellSize = 100;
constexpr std::int64_t hexRowHeight = 87;

using Coordinates = std::pair<std::int64_t, std::int64_t>;

/// Spaces by row and column, in reading order.
class Lattice {
 public:
  Lattice(BoardPlan& plan, const std::string& id) : m_plan(plan), m_id(id) {}

  void add(std::int64_t row, std::int64_t col, std::int64_t x, std::int64_t y) {
    m_places.push_back({row, col});
    m_index[{row, col}] = m_plan.spaces.size();
    m_plan.spaces.push_back({m_id + "_" + std::to_string(row) + "_" + std::to_string(col),
                             x,
                             y,
                             {{"row", row}, {"column", col}}});
  }

  /// What is said of each side is how far a place is from it.
  void measure(const std::function<std::int64_t(std::int64_t row, std::int64_t col)>& toEdge) {
    for (std::size_t i = 0; i < m_places.size(); ++i)
      m_plan.spaces[i].props.emplace_back("toEdge", toEdge(m_places[i].first, m_places[i].second));
  }

  template <std::size_t N>
  void connect(const std::array<Step, N>& steps, const std::function<bool(const Step&)>& isNeighbour) {
    for (std::size_t from = 0; from < m_places.size(); ++from) {
      for (const Step& step : steps) {
        auto to = m_index.find({m_places[from].first + step.row, m_places[from].second + step.col});
        if (to == m_index.end()) continue;
        m_plan.edges.push_back({from, to->second, step.direction, isNeighbour(step)});
      }
    }
  }

  /// So many places from one on, a step apart from each other.
  void line(const std::string& name, std::int64_t row, std::int64_t col, std::int64_t rowStep,
            std::int64_t colStep, std::int64_t length) {
    BoardPlan::Region region{name, {}};
    for (std::int64_t i = 0; i < length; ++i)
      region.spaces.push_back(m_index.at({row + i * rowStep, col + i * colStep}));
    m_plan.regions.push_back(std::move(region));
  }

  void region(const std::string& name,
              const std::function<bool(std::int64_t row, std::int64_t col)>& contains) {
    BoardPlan::Region region{name, {}};
    for (std::size_t i = 0; i < m_places.size(); ++i) {
      if (contains(m_places[i].first, m_places[i].second)) region.spaces.push_back(i);
    }
    m_plan.regions.push_back(std::move(region));
  }

 private:
  BoardPlan& m_plan;
  std::string m_id;
  std::vector<Coordinates> m_places;
  std::map<Coordinates, std::size_t> m_index;
};

void addRectangleRegions(Lattice& lattice, std::int64_t rows, std::int64_t cols) {
  lattice.measure([=](std::int64_t r, std::int64_t c) {
    return std::min({r, c, rows - 1 - r, cols - 1 - c});
  });
  auto isTop = [](std::int64_t r, std::int64_t) { return r == 0; };
  auto isBottom = [=](std::int64_t r, std::int64_t) { return r == rows - 1; };
  auto isLeft = [](std::int64_t, std::int64_t c) { return c == 0; };
  auto isRight = [=](std::int64_t, std::int64_t c) { return c == cols - 1; };
  lattice.region("top", isTop);
  lattice.region("bottom", isBottom);
  lattice.region("left", isLeft);
  lattice.region("right", isRight);
  lattice.region("edges", [=](std::int64_t r, std::int64_t c) {
    return isTop(r, c) || isBottom(r, c) || isLeft(r, c) || isRight(r, c);
  });
  lattice.region("corners", [=](std::int64_t r, std::int64_t c) {
    return (isTop(r, c) || isBottom(r, c)) && (isLeft(r, c) || isRight(r, c));
  });
  lattice.region("center", [=](std::int64_t r, std::int64_t c) {
    return r >= (rows - 1) / 2 && r <= rows / 2 && c >= (cols - 1) / 2 && c <= cols / 2;
  });
  for (std::int64_t row = 0; row < rows; ++row)
    lattice.line("row_" + std::to_string(row), row, 0, 0, 1, cols);
  for (std::int64_t col = 0; col < cols; ++col)
    lattice.line("col_" + std::to_string(col), 0, col, 1, 0, rows);
}

template <std::size_t N>
BoardPlan::Ring ringOf(const std::array<Step, N>& steps, std::size_t turn, std::size_t mirror) {
  BoardPlan::Ring ring;
  for (const Step& step : steps) ring.directions.emplace_back(step.direction);
  ring.turn = turn;
  ring.mirror = mirror;
  return ring;
}

}  // namespace

BoardPlan planGrid(const std::string& id, std::int64_t rows, std::int64_t cols,
                   language::Neighbours neighbours) {
  BoardPlan plan;
  Lattice lattice(plan, id);
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) lattice.add(row, col, col * cellSize, row * cellSize);
  }
  lattice.connect(gridSteps, [neighbours](const Step& step) {
    return neighbours == language::Neighbours::All ||
           step.diagonal == (neighbours == language::Neighbours::Diagonal);
  });
  addRectangleRegions(lattice, rows, cols);
  plan.ring = ringOf(gridSteps, 2, 0);
  return plan;
}

BoardPlan planHexRect(const std::string& id, std::int64_t rows, std::int64_t cols) {
  BoardPlan plan;
  Lattice lattice(plan, id);
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t col = 0; col < cols; ++col) {
      lattice.add(row, col, col * cellSize + row * cellSize / 2, row * hexRowHeight);
    }
  }
  lattice.connect(hexSteps, [](const Step&) { return true; });
  addRectangleRegions(lattice, rows, cols);
  plan.ring = ringOf(hexSteps, 1, 5);
  return plan;
}

BoardPlan planHex(const std::string& id, std::int64_t radius) {
  BoardPlan plan;
  Lattice lattice(plan, id);
  std::int64_t last = 2 * radius - 2;
  // Rows and columns of the enclosing rhombus; its two sharp corners are cut off.
  auto inside = [=](std::int64_t row, std::int64_t col) {
    return row + col >= radius - 1 && row + col <= 3 * radius - 3;
  };
  for (std::int64_t row = 0; row <= last; ++row) {
    for (std::int64_t col = 0; col <= last; ++col) {
      if (inside(row, col)) lattice.add(row, col, col * cellSize + row * cellSize / 2, row * hexRowHeight);
    }
  }
  lattice.connect(hexSteps, [](const Step&) { return true; });
  lattice.measure([=](std::int64_t r, std::int64_t c) {
    return std::min({r, c, last - r, last - c, r + c - (radius - 1), 3 * radius - 3 - r - c});
  });
  auto top = [](std::int64_t r, std::int64_t) { return r == 0; };
  auto bottom = [=](std::int64_t r, std::int64_t) { return r == last; };
  auto topLeft = [=](std::int64_t r, std::int64_t c) { return r + c == radius - 1; };
  auto topRight = [=](std::int64_t, std::int64_t c) { return c == last; };
  auto bottomLeft = [](std::int64_t, std::int64_t c) { return c == 0; };
  auto bottomRight = [=](std::int64_t r, std::int64_t c) { return r + c == 3 * radius - 3; };
  lattice.region("top", top);
  lattice.region("bottom", bottom);
  lattice.region("topLeft", topLeft);
  lattice.region("topRight", topRight);
  lattice.region("bottomLeft", bottomLeft);
  lattice.region("bottomRight", bottomRight);
  auto sides = [=](std::int64_t r, std::int64_t c) {
    return top(r, c) + bottom(r, c) + topLeft(r, c) + topRight(r, c) + bottomLeft(r, c) + bottomRight(r, c);
  };
  lattice.region("edges", [=](std::int64_t r, std::int64_t c) { return sides(r, c) >= 1; });
  lattice.region("corners", [=](std::int64_t r, std::int64_t c) { return sides(r, c) >= 2; });
  lattice.region("center",
                 [=](std::int64_t r, std::int64_t c) { return r == radius - 1 && c == radius - 1; });
  plan.ring = ringOf(hexSteps, 1, 5);
  return plan;
}

BoardPlan planTrack(const std::string& id, std::int64_t length, bool loop) {
  BoardPlan plan;
  for (std::int64_t i = 0; i < length; ++i)
    plan.spaces.push_back({id + "_" + std::to_string(i), i * cellSize, 0, {{"number", i}}});
  auto count = static_cast<std::size_t>(length);
  for (std::int64_t i = 0; i < length && !loop; ++i)
    plan.spaces[static_cast<std::size_t>(i)].props.emplace_back("toEdge", std::min(i, length - 1 - i));
  for (std::size_t i = 0; i < count; ++i) {
    bool last = i + 1 == count;
    if (last && (!loop || count < 3)) break;
    std::size_t next = last ? 0 : i + 1;
    plan.edges.push_back({i, next, "forward", true});
    plan.edges.push_back({next, i, "backward", true});
  }
  plan.regions.push_back({"start", {0}});
  plan.regions.push_back({"finish", {count - 1}});
  return plan;
}

}  // namespace ludo::compile

// SPDX-License-Identifier: Apache-2.0
#include "core/compile/plan_board.h"

#include <algorithm>
#include <map>

#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

using diagnostics::report;

class ShapePlanner {
 public:
  ShapePlanner(const BoardDef& board, const std::string& path, const std::vector<ConstantDef>& constants,
               BoardParts& parts, diagnostics::List& list)
      : m_board(board), m_path(path), m_constants(constants), m_parts(parts), m_list(list) {}

  std::optional<BoardPlan> run() {
    return std::visit([this](const auto& shape) { return plan(shape); }, m_board.shape.node);
  }

 private:
  std::int64_t value(const Number& number) const {
    if (number.constant.empty()) return number.literal;
    for (const ConstantDef& constant : m_constants) {
      if (constant.id.name == number.constant.name) return constant.value;
    }
    std::vector<std::string> names;
    for (const ConstantDef& constant : m_constants) names.push_back(constant.id.name);
    auto& diagnostic = report(m_list, kinds::UnknownName, number.span, m_path + ".shape",
                              "There is no constant called \"" + number.constant.name + '"');
    if (auto best = nearest(number.constant.name, names))
      diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    diagnostic.alternatives = std::move(names);
    return -1;
  }

  /// False, with a diagnostic, unless the sizes make 1 to maxSpaces spaces.
  bool sizeIsGood(std::int64_t a, std::int64_t b) {
    if (a == -1 || b == -1) {
      // An unknown constant was reported; a literal -1 was not.
      if (!m_list.empty() && m_list.back().kind == &kinds::UnknownName) return false;
    }
    if (a >= 1 && b >= 1 && a <= maxSpaces && b <= maxSpaces && a * b <= maxSpaces) return true;
    auto& diagnostic = report(m_list, kinds::InvalidBoard, m_board.shape.span, m_path + ".shape",
                              "The board \"" + m_board.id.name + "\" would have no space, or more than " +
                                  std::to_string(maxSpaces));
    diagnostic.suggestion =
        "Give it sizes from 1 on, with at most " + std::to_string(maxSpaces) + " spaces in all";
    return false;
  }

  std::optional<BoardPlan> plan(const GridShape& shape) {
    std::int64_t rows = value(shape.rows);
    std::int64_t cols = value(shape.cols);
    if (!sizeIsGood(rows, cols) || !m_parts.spendSpaces(rows * cols)) return std::nullopt;
    return planGrid(m_board.id.name, rows, cols, m_board.neighbours);
  }
  std::optional<BoardPlan> plan(const HexRectShape& shape) {
    std::int64_t rows = value(shape.rows);
    std::int64_t cols = value(shape.cols);
    if (!sizeIsGood(rows, cols) || !m_parts.spendSpaces(rows * cols)) return std::nullopt;
    return planHexRect(m_board.id.name, rows, cols);
  }
  std::optional<BoardPlan> plan(const HexShape& shape) {
    std::int64_t radius = value(shape.radius);
    std::int64_t side = radius == -1 ? -1 : std::min(radius, maxSpaces) * 2 - 1;
    if (!sizeIsGood(side, side) || !m_parts.spendSpaces(3 * radius * (radius - 1) + 1)) return std::nullopt;
    return planHex(m_board.id.name, radius);
  }
  std::optional<BoardPlan> plan(const TrackShape& shape) {
    std::int64_t length = value(shape.length);
    if (!sizeIsGood(length, 1) || !m_parts.spendSpaces(length)) return std::nullopt;
    return planTrack(m_board.id.name, length, shape.loop);
  }
  std::optional<BoardPlan> plan(const GraphShape& shape) {
    const auto nodes = static_cast<std::int64_t>(shape.nodes.size());
    if (!sizeIsGood(nodes, 1) || !m_parts.spendSpaces(nodes)) return std::nullopt;
    BoardPlan result;
    std::map<std::string, std::size_t> index;
    for (const GraphNode& node : shape.nodes) {
      if (!index.try_emplace(node.id, result.spaces.size()).second) {
        report(m_list, kinds::DuplicateName, node.span, m_path + ".shape.graph.nodes",
               "There is another node called \"" + node.id + '"');
      }
      result.spaces.push_back({m_board.id.name + "_" + node.id, node.x, node.y});
    }
    for (const GraphEdge& edge : shape.edges) {
      auto from = index.find(edge.from);
      auto to = index.find(edge.to);
      if (from == index.end() || to == index.end()) {
        if (from == index.end()) reportUnknownNode(edge, edge.from, index);
        if (to == index.end() && (edge.to != edge.from || from != index.end()))
          reportUnknownNode(edge, edge.to, index);
        continue;
      }
      result.edges.push_back({from->second, to->second, edge.label, true});
      if (!edge.oneWay) result.edges.push_back({to->second, from->second, edge.back, true});
    }
    return result;
  }

  void reportUnknownNode(const GraphEdge& edge, const std::string& name,
                         const std::map<std::string, std::size_t>& index) {
    if (name.empty()) return;
    auto& diagnostic = report(m_list, kinds::UnknownName, edge.span, m_path + ".shape.graph.edges",
                              "The board \"" + m_board.id.name + "\" has no node called \"" + name + '"');
    diagnostic.suggestion = "Use one of the board's nodes, or add this one to them";
    if (!m_comparisons.spend(static_cast<std::int64_t>(index.size()))) return;
    std::vector<std::string> names;
    names.reserve(index.size());
    for (const auto& [known, place] : index) names.push_back(known);
    if (auto best = nearest(name, names)) diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    constexpr std::size_t shown = 40;
    if (names.size() > shown) names.resize(shown);
    diagnostic.alternatives = std::move(names);
  }

  const BoardDef& m_board;
  const std::string& m_path;
  const std::vector<ConstantDef>& m_constants;
  BoardParts& m_parts;
  diagnostics::List& m_list;
  Budget m_comparisons{limits::comparedNames};  ///< of unknown names with known ones
};

}  // namespace

std::optional<BoardPlan> planBoard(const BoardDef& board, const std::string& path,
                                   const std::vector<ConstantDef>& constants, BoardParts& parts,
                                   diagnostics::List& list) {
  return ShapePlanner(board, path, constants, parts, list).run();
}

}  // namespace ludo::compile

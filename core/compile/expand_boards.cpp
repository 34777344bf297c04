// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/compile/board_directions.h"
#include "core/compile/board_shapes.h"
#include "core/compile/compile.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/state.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

using diagnostics::report;

/// Turns one board of the document into zones and regions.
class BoardExpansion {
 public:
  BoardExpansion(const BoardDef& board, std::string path, bool onlyBoard, const std::set<std::string>& asked,
                 Budget& parts, GameDef& def, diagnostics::List& list)
      : m_board(board),
        m_path(std::move(path)),
        m_onlyBoard(onlyBoard),
        m_asked(asked),
        m_weight(weightOf(board.id.name.size())),
        m_parts(parts),
        m_def(def),
        m_list(list) {}

  void run() {
    std::optional<BoardPlan> plan =
        std::visit([this](const auto& shape) { return this->plan(shape); }, m_board.shape.node);
    if (!plan) return;
    m_plan = std::move(*plan);
    if (!spend(m_plan.edges.size(), m_weight, m_board.shape.span)) return;
    markRemoved();
    addZones();
    addRegion(m_board.id.name, m_board.id.span, allSpaces());
    for (const BoardPlan::Region& region : m_plan.regions) {
      addRegion(m_onlyBoard ? region.name : m_board.id.name + "." + region.name, m_board.id.span,
                region.spaces);
    }
    for (const BoardRegion& region : m_board.regions) addDesignedRegion(region);
    for (const BoardLines& lines : m_board.lines) addLines(lines);
    if (!facingIsGood()) return;
    addDirections(m_plan, m_board.facing, m_def);
    for (DirectionSetDef& set : m_def.directionSets) {
      if (!set.id.span.known()) set.id.span = m_board.id.span;
    }
  }

 private:
  /// What a part counts that holds a name or a text of so many bytes.
  static std::int64_t weightOf(std::size_t bytes) {
    constexpr std::size_t usual = 64;
    return 1 + static_cast<std::int64_t>(bytes / usual);
  }

  /// False, with a diagnostic the first time, when the boards would have more parts than they may.
  bool spend(std::size_t parts, std::int64_t weight, Span place) {
    const bool wasExhausted = m_parts.exhausted();
    if (m_parts.spend(static_cast<std::int64_t>(parts) * weight)) return true;
    if (wasExhausted) return false;
    auto& diagnostic =
        report(m_list, kinds::TooLarge, place, m_path,
               "The boards of the game have more than " + std::to_string(limits::boardParts) +
                   " parts in all: spaces with their neighbours, members of regions and lines, and "
                   "properties of spaces, where long names count more; what is from here on is left out");
    diagnostic.suggestion =
        "Make the boards smaller, or give them shorter names, or fewer regions, lines and properties";
    return false;
  }
  /// The same of the spaces of a shape, before they are made.
  bool spendSpaces(std::int64_t spaces) {
    constexpr std::int64_t partsOfSpace = 10;
    return spend(static_cast<std::size_t>(spaces), partsOfSpace * m_weight, m_board.shape.span);
  }

  std::int64_t value(const Number& number) const {
    if (number.constant.empty()) return number.literal;
    for (const ConstantDef& constant : m_def.constants) {
      if (constant.id.name == number.constant.name) return constant.value;
    }
    std::vector<std::string> names;
    for (const ConstantDef& constant : m_def.constants) names.push_back(constant.id.name);
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
    if (!sizeIsGood(rows, cols) || !spendSpaces(rows * cols)) return std::nullopt;
    return planGrid(m_board.id.name, rows, cols, m_board.neighbours);
  }
  std::optional<BoardPlan> plan(const HexRectShape& shape) {
    std::int64_t rows = value(shape.rows);
    std::int64_t cols = value(shape.cols);
    if (!sizeIsGood(rows, cols) || !spendSpaces(rows * cols)) return std::nullopt;
    return planHexRect(m_board.id.name, rows, cols);
  }
  std::optional<BoardPlan> plan(const HexShape& shape) {
    std::int64_t radius = value(shape.radius);
    std::int64_t side = radius == -1 ? -1 : std::min(radius, maxSpaces) * 2 - 1;
    if (!sizeIsGood(side, side) || !spendSpaces(3 * radius * (radius - 1) + 1)) return std::nullopt;
    return planHex(m_board.id.name, radius);
  }
  std::optional<BoardPlan> plan(const TrackShape& shape) {
    std::int64_t length = value(shape.length);
    if (!sizeIsGood(length, 1) || !spendSpaces(length)) return std::nullopt;
    return planTrack(m_board.id.name, length, shape.loop);
  }
  std::optional<BoardPlan> plan(const GraphShape& shape) {
    const auto nodes = static_cast<std::int64_t>(shape.nodes.size());
    if (!sizeIsGood(nodes, 1) || !spendSpaces(nodes)) return std::nullopt;
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
        reportUnknownNode(edge, from == index.end() ? edge.from : edge.to, index);
        continue;
      }
      result.edges.push_back({from->second, to->second, edge.label, true});
      if (!edge.oneWay) result.edges.push_back({to->second, from->second, edge.back, true});
    }
    return result;
  }

  void reportUnknownNode(const GraphEdge& edge, const std::string& name,
                         const std::map<std::string, std::size_t>& index) {
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

  std::optional<std::size_t> spaceNamed(const std::string& name, Span place, const std::string& key) {
    if (m_spaces.empty()) {
      for (std::size_t i = 0; i < m_plan.spaces.size(); ++i) m_spaces.try_emplace(m_plan.spaces[i].id, i);
    }
    if (const auto space = m_spaces.find(name); space != m_spaces.end()) return space->second;
    auto& diagnostic = report(m_list, kinds::UnknownName, place, m_path + "." + key,
                              "The board \"" + m_board.id.name + "\" has no space called \"" + name + '"');
    diagnostic.suggestion =
        "Spaces are named like \"" + m_plan.spaces.front().id + "\" to \"" + m_plan.spaces.back().id + '"';
    return std::nullopt;
  }

  /// A space, or all spaces of a region of the shape that are not removed. Each is made into a part of the
  /// weight; none when there is no room for them.
  std::vector<std::size_t> spacesNamed(const std::string& name, std::int64_t weight, Span place,
                                       const std::string& key) {
    if (m_shapeRegions.empty()) {
      for (const BoardPlan::Region& region : m_plan.regions) m_shapeRegions.try_emplace(region.name, &region);
    }
    if (const auto region = m_shapeRegions.find(name); region != m_shapeRegions.end()) {
      if (!spend(region->second->spaces.size(), weight, place)) return {};
      std::vector<std::size_t> spaces = region->second->spaces;
      if (!m_removed.empty()) std::erase_if(spaces, [this](std::size_t space) { return m_removed[space]; });
      return spaces;
    }
    const std::optional<std::size_t> space = spaceNamed(name, place, key);
    if (!space || !spend(1, weight, place)) return {};
    return {*space};
  }

  void markRemoved() {
    std::vector<bool> removed(m_plan.spaces.size(), false);
    for (const std::string& name : m_board.remove) {
      for (std::size_t space : spacesNamed(name, 1, m_board.span, "remove")) removed[space] = true;
    }
    m_removed = std::move(removed);
    // A direction in which no edge is left is none of the board's.
    std::erase_if(m_plan.edges, [this](const BoardPlan::Edge& planned) {
      return m_removed[planned.from] || m_removed[planned.to];
    });
  }

  std::vector<std::size_t> allSpaces() const {
    std::vector<std::size_t> all(m_plan.spaces.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    return all;
  }

  ZoneRef zoneRef(std::size_t space) const {
    ZoneRef ref(m_plan.spaces[space].id);
    ref.span = m_board.span;
    return ref;
  }

  void addZones() {
    std::vector<ZoneDef> zones(m_plan.spaces.size());
    for (std::size_t i = 0; i < zones.size(); ++i) {
      zones[i].id = m_plan.spaces[i].id;
      zones[i].id.span = m_board.id.span;
      zones[i].span = m_board.span;
      zones[i].board = m_board.id.name;
      zones[i].owner = m_board.owner;
      zones[i].visibility = m_board.visibility;
      zones[i].capacity = m_board.capacity;
      zones[i].x = m_plan.spaces[i].x;
      zones[i].y = m_plan.spaces[i].y;
    }
    for (const BoardPlan::Edge& planned : m_plan.edges) {
      if (planned.neighbour) zones[planned.from].adjacentTo.push_back(zoneRef(planned.to));
      if (planned.direction.empty()) continue;
      DirectedEdge edge;
      edge.span = m_board.span;
      edge.direction = DirectionRef(planned.direction);
      edge.to = zoneRef(planned.to);
      zones[planned.from].directions.push_back(std::move(edge));
    }
    addProperties(zones);
    for (std::size_t i = 0; i < zones.size(); ++i) {
      if (!m_removed[i]) m_def.zones.push_back(std::move(zones[i]));
    }
  }

  /// What the shape knows of its spaces, as far as rules ask for it, and what the designer says of them.
  void addProperties(std::vector<ZoneDef>& zones) {
    const auto give = [](ZoneDef& zone, const Id<NameKind::Property>& name, ValueExpr value) {
      const auto isIt = [&](const PropertyDef& known) { return known.id.name == name.name; };
      const auto known = std::ranges::find_if(zone.props, isIt);
      PropertyDef& prop = known == zone.props.end() ? zone.props.emplace_back() : *known;
      prop.id = name;
      prop.span = value.span;
      prop.value = std::move(value);
    };
    for (std::size_t i = 0; i < zones.size(); ++i) {
      for (const auto& [name, number] : m_plan.spaces[i].props) {
        if (!m_asked.contains(std::string(name))) continue;
        ValueExpr value;
        value.span = m_board.span;
        value.node = number;
        give(zones[i], {std::string(name)}, std::move(value));
      }
    }
    for (const BoardProperty& written : m_board.props) {
      const Span text = written.value.span;
      const std::int64_t weight =
          weightOf(written.prop.name.size() + (text.known() ? text.end - text.begin : 0));
      if (written.in.empty()) {
        if (!spend(zones.size(), weight, written.span)) return;
        for (ZoneDef& zone : zones) give(zone, written.prop, written.value);
      }
      for (const std::string& name : written.in) {
        for (const std::size_t space : spacesNamed(name, weight, written.span, "props"))
          give(zones[space], written.prop, written.value);
      }
    }
  }

  void addRegion(const std::string& name, Span span, const std::vector<std::size_t>& spaces) {
    if (!spend(spaces.size(), m_weight, span)) return;
    RegionDef region;
    region.id = name;
    region.id.span = span;
    region.span = m_board.span;
    for (std::size_t space : spaces) {
      if (!m_removed[space]) region.zones.push_back(zoneRef(space));
    }
    m_def.regions.push_back(std::move(region));
  }

  void addDesignedRegion(const BoardRegion& written) {
    RegionDef region;
    region.id = written.id;
    region.span = written.span;
    const std::string key = "regions." + written.id.name;
    auto add = [&](const std::vector<std::string>& names, std::vector<ZoneRef>& out) {
      for (const std::string& name : names) {
        for (const std::size_t space : spacesNamed(name, m_weight, written.span, key))
          out.push_back(zoneRef(space));
      }
    };
    add(written.cells, region.zones);
    for (const auto& names : written.perSeat) add(names, region.perSeat.emplace_back());
    m_def.regions.push_back(std::move(region));
  }

  void addLines(const BoardLines& written) {
    LineSetDef set;
    set.id = written.id;
    set.span = written.span;
    for (const std::vector<std::string>& line : written.lines) {
      if (!spend(line.size(), m_weight, written.span)) break;
      std::vector<ZoneRef>& zones = set.lines.emplace_back();
      for (const std::string& name : line) {
        if (auto space = spaceNamed(name, written.span, "lines." + written.id.name))
          zones.push_back(zoneRef(*space));
      }
    }
    m_def.lineSets.push_back(std::move(set));
  }

  bool facingIsGood() {
    if (m_board.facing.size() > kernel::maximumSeats) {
      report(m_list, kinds::OutOfRange, m_board.span, m_path + ".facing",
             "The board \"" + m_board.id.name + "\" faces " + std::to_string(m_board.facing.size()) +
                 " players, and a game has no more than " + std::to_string(kernel::maximumSeats))
          .suggestion = "Name one direction for each seat";
      return false;
    }
    std::set<std::string> directions;
    for (const BoardPlan::Edge& planned : m_plan.edges) {
      if (!planned.direction.empty()) directions.insert(planned.direction);
    }
    for (const std::string& name : m_board.facing) {
      if (directions.contains(name)) continue;
      auto& diagnostic =
          report(m_list, kinds::UnknownName, m_board.span, m_path + ".facing",
                 "The board \"" + m_board.id.name + "\" has no direction called \"" + name + '"');
      diagnostic.alternatives.assign(directions.begin(), directions.end());
      if (auto best = nearest(name, diagnostic.alternatives))
        diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
      return false;
    }
    return true;
  }

  const BoardDef& m_board;
  std::string m_path;
  bool m_onlyBoard;
  const std::set<std::string>& m_asked;
  std::int64_t m_weight;  ///< of a part that names a space
  Budget& m_parts;        ///< of all boards together
  GameDef& m_def;
  diagnostics::List& m_list;
  BoardPlan m_plan;
  std::unordered_map<std::string, std::size_t> m_spaces;  ///< by name, once one is asked for
  std::unordered_map<std::string, const BoardPlan::Region*> m_shapeRegions;  ///< the same of the shape's own
  Budget m_comparisons{limits::comparedNames};  ///< of unknown names with known ones
  std::vector<bool> m_removed;
};

}  // namespace

std::set<std::string> askedZoneProperties(const SpecDocument& document) {
  std::set<std::string> asked;
  walkConst(specDocumentType(), &document, [&](const Type& type, const void* value) {
    if (&type == &typeOf<ZonePropertyValue>())
      asked.insert(static_cast<const ZonePropertyValue*>(value)->prop.name);
    return &type != &typeOf<ZoneDef>() && &type != &typeOf<RegionDef>();  // there can be thousands
  });
  return asked;
}

void expandBoards(const std::vector<BoardDef>& boards, const std::set<std::string>& asked, GameDef& def,
                  diagnostics::List& diagnostics) {
  Budget parts(limits::boardParts);
  for (std::size_t i = 0; i < boards.size() && !parts.exhausted(); ++i) {
    // A board of a bundle, whose name has a dot, cannot know which other boards there are.
    const bool only = boards.size() == 1 && boards[i].id.name.find('.') == std::string::npos;
    BoardExpansion(boards[i], "boards[" + std::to_string(i) + "]", only, asked, parts, def, diagnostics)
        .run();
  }
  // Without boards the sets are as the document wrote them.
  if (!boards.empty()) completeDirectionSets(def);
}

}  // namespace ludo::compile

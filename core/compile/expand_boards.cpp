// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>
#include <unordered_map>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/compile/board_directions.h"
#include "core/compile/board_parts.h"
#include "core/compile/compile.h"
#include "core/compile/plan_board.h"
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
        m_parts(board, m_path, parts, list),
        m_def(def),
        m_list(list) {}

  void run() {
    std::optional<BoardPlan> plan = planBoard(m_board, m_path, m_def.constants, m_parts, m_list);
    if (!plan) return;
    m_plan = std::move(*plan);
    if (!m_parts.spend(m_plan.edges.size(), m_parts.weight(), m_board.shape.span)) return;
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
  std::optional<std::size_t> spaceNamed(const std::string& name, Span place, const std::string& key) {
    if (m_spaces.empty()) {
      for (std::size_t i = 0; i < m_plan.spaces.size(); ++i) m_spaces.try_emplace(m_plan.spaces[i].id, i);
    }
    if (const auto space = m_spaces.find(name); space != m_spaces.end()) return space->second;
    if (name.empty()) return std::nullopt;
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
      if (!m_parts.spend(region->second->spaces.size(), weight, place)) return {};
      std::vector<std::size_t> spaces = region->second->spaces;
      if (!m_removed.empty()) std::erase_if(spaces, [this](std::size_t space) { return m_removed[space]; });
      return spaces;
    }
    const std::optional<std::size_t> space = spaceNamed(name, place, key);
    if (!space || !m_parts.spend(1, weight, place)) return {};
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
    for (const auto& [name, number] : m_plan.spaces.front().props) {
      std::vector<std::string>& known = m_def.shapeProperties;
      if (std::ranges::find(known, name) == known.end()) known.emplace_back(name);
    }
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
          BoardParts::weightOf(written.prop.name.size() + (text.known() ? text.end - text.begin : 0));
      if (written.in.empty()) {
        if (!m_parts.spend(zones.size(), weight, written.span)) return;
        for (ZoneDef& zone : zones) give(zone, written.prop, written.value);
      }
      for (const std::string& name : written.in) {
        for (const std::size_t space : spacesNamed(name, weight, written.span, "props"))
          give(zones[space], written.prop, written.value);
      }
    }
  }

  void addRegion(const std::string& name, Span span, const std::vector<std::size_t>& spaces) {
    if (!m_parts.spend(spaces.size(), m_parts.weight(), span)) return;
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
        for (const std::size_t space : spacesNamed(name, m_parts.weight(), written.span, key))
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
      if (!m_parts.spend(line.size(), m_parts.weight(), written.span)) break;
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
    std::set<std::string> unknown;
    for (const std::string& name : m_board.facing) {
      // What could not be read has no name, and is told already.
      if (name.empty() || directions.contains(name) || !unknown.insert(name).second) continue;
      auto& diagnostic =
          report(m_list, kinds::UnknownName, m_board.span, m_path + ".facing",
                 "The board \"" + m_board.id.name + "\" has no direction called \"" + name + '"');
      diagnostic.alternatives.assign(directions.begin(), directions.end());
      if (auto best = nearest(name, diagnostic.alternatives))
        diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    }
    return unknown.empty();
  }

  const BoardDef& m_board;
  std::string m_path;
  bool m_onlyBoard;
  const std::set<std::string>& m_asked;
  BoardParts m_parts;
  GameDef& m_def;
  diagnostics::List& m_list;
  BoardPlan m_plan;
  std::unordered_map<std::string, std::size_t> m_spaces;  ///< by name, once one is asked for
  std::unordered_map<std::string, const BoardPlan::Region*> m_shapeRegions;  ///< the same of the shape's own
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

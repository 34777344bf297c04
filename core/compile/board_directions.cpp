// SPDX-License-Identifier: Apache-2.0
#include "core/compile/board_directions.h"

#include <algorithm>
#include <set>

namespace ludo::compile {

using language::DirectionRef;
using language::DirectionSetDef;
using language::DirectionTurn;
using language::GameDef;

namespace {

void append(std::vector<DirectionRef>& list, const std::string& name) {
  const auto same = [&](const DirectionRef& ref) { return ref.name == name; };
  if (std::ranges::none_of(list, same)) list.emplace_back(name);
}

DirectionSetDef& setNamed(GameDef& def, const std::string& name) {
  for (DirectionSetDef& known : def.directionSets) {
    if (known.id.name == name) return known;
  }
  DirectionSetDef& added = def.directionSets.emplace_back();
  added.id = name;
  return added;
}

void addForAll(GameDef& def, const std::string& name, const std::vector<std::string>& directions) {
  if (directions.empty()) return;
  DirectionSetDef& set = setNamed(def, name);
  for (const std::string& direction : directions) append(set.directions, direction);
}

/// A direction as seen from where a player looks: so many eighths, or sixths, of a turn to the right.
struct RelativeName {
  const char* name;
  std::vector<std::size_t> turns;
};

std::vector<RelativeName> relativeNames(std::size_t ringSize) {
  if (ringSize == 8) {
    return {{"forward", {0}},       {"forwardRight", {1}},       {"right", {2}},
            {"backwardRight", {3}}, {"backward", {4}},           {"backwardLeft", {5}},
            {"left", {6}},          {"forwardLeft", {7}},        {"forwardDiagonal", {7, 1}},
            {"sideways", {6, 2}},   {"backwardDiagonal", {5, 3}}};
  }
  if (ringSize == 6) {
    return {{"forward", {0}},
            {"forwardRight", {1}},
            {"backwardRight", {2}},
            {"backward", {3}},
            {"backwardLeft", {4}},
            {"forwardLeft", {5}},
            {"forwardDiagonal", {5, 1}},
            {"backwardDiagonal", {4, 2}}};
  }
  return {{"forward", {0}}};
}

void addFacing(const BoardPlan::Ring& ring, const std::set<std::string>& used,
               const std::vector<std::string>& facing, GameDef& def) {
  const std::vector<std::string>& names = ring.directions;
  for (const RelativeName& relative : relativeNames(names.size())) {
    DirectionSetDef& set = setNamed(def, relative.name);
    if (set.perSeat.size() < facing.size()) set.perSeat.resize(facing.size());
    for (std::size_t seat = 0; seat < facing.size(); ++seat) {
      if (names.empty()) {
        append(set.perSeat[seat], facing[seat]);
        continue;
      }
      const auto ahead = static_cast<std::size_t>(std::ranges::find(names, facing[seat]) - names.begin());
      for (std::size_t turns : relative.turns) {
        const std::string& direction = names[(ahead + turns) % names.size()];
        if (used.contains(direction)) append(set.perSeat[seat], direction);
      }
    }
  }
}

/// The directions that lead anywhere: a board of one row has no north.
std::set<std::string> usedDirections(const BoardPlan& plan) {
  std::set<std::string> used;
  for (const BoardPlan::Edge& planned : plan.edges) used.insert(planned.direction);
  return used;
}

void addCompass(const BoardPlan::Ring& ring, const std::set<std::string>& used, GameDef& def) {
  const std::size_t count = ring.directions.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& name = ring.directions[i];
    const std::string& turned = ring.directions[(i + ring.turn) % count];
    const std::string& mirrored = ring.directions[(ring.mirror + count - i) % count];
    if (!used.contains(name) || !used.contains(turned) || !used.contains(mirrored)) continue;
    const auto same = [&](const DirectionTurn& turn) { return turn.direction.name == name; };
    if (std::ranges::any_of(def.compass, same)) continue;
    DirectionTurn& turn = def.compass.emplace_back();
    turn.direction = DirectionRef(name);
    turn.turned = DirectionRef(turned);
    turn.mirrored = DirectionRef(mirrored);
  }
}

}  // namespace

void addDirections(const BoardPlan& plan, const std::vector<std::string>& facing, GameDef& def) {
  const BoardPlan::Ring& ring = plan.ring;
  std::vector<std::string> straight;
  std::vector<std::string> diagonal;
  std::vector<std::string> all;
  const std::set<std::string> used = usedDirections(plan);
  for (std::size_t i = 0; i < ring.directions.size(); ++i) {
    if (!used.contains(ring.directions[i])) continue;
    all.push_back(ring.directions[i]);
    (i % ring.turn == 0 ? straight : diagonal).push_back(ring.directions[i]);
  }
  addForAll(def, "orthogonal", straight);
  addForAll(def, "diagonal", diagonal);
  addForAll(def, "all", all);
  addCompass(ring, used, def);
  if (!facing.empty()) addFacing(ring, used, facing, def);
}

void completeDirectionSets(GameDef& def) {
  std::set<std::string> basic;
  for (const language::ZoneDef& zone : def.zones) {
    for (const language::DirectedEdge& edge : zone.directions) basic.insert(edge.direction.name);
  }
  for (DirectionSetDef& set : def.directionSets) {
    if (!basic.contains(set.id.name)) continue;
    if (set.perSeat.empty()) append(set.directions, set.id.name);
    for (std::vector<DirectionRef>& seen : set.perSeat) append(seen, set.id.name);
  }
}

}  // namespace ludo::compile

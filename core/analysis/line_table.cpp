// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/line_table.h"

#include <algorithm>
#include <set>

#include "core/language/walk.h"

namespace ludo::engine {

using kernel::ZoneId;
using machine::Width;

namespace {

/// All questions for lines through one zone that can be answered by that zone's own lines.
std::vector<const language::LinesValue*> linesThroughZones(const kernel::Rules& rules) {
  std::vector<const language::LinesValue*> found;
  language::walkConst(language::typeOf<language::GameDef>(), &rules.def(),
                      [&](const language::Type& type, const void* value) {
                        if (&type != &language::typeOf<language::LinesValue>()) return true;
                        const auto* part = static_cast<const language::LinesValue*>(value);
                        if (isByLine(rules, *part)) found.push_back(part);
                        return true;
                      });
  return found;
}

constexpr std::size_t longestLine = 64;

/// Whether every zone is on one line along each direction and its opposite, with a first zone and a bit for
/// each.
bool fitsTable(const kernel::Rules& rules) {
  for (const std::uint32_t direction : rules.allDirections()) {
    const std::uint32_t back = rules.opposite(direction);
    if (back == UINT32_MAX || rules.opposite(back) != direction) return false;
    for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) {
      std::size_t length = 0;
      for (ZoneId at(zone); at.valid() && length <= longestLine; at = rules.step(at, direction)) ++length;
      if (length > longestLine) return false;
    }
  }
  return true;
}

/// Tables for this reach have 2048 entries, and fit the fastest cache beside the position.
constexpr std::int64_t farthestReach = 5;

}  // namespace

LineTable::LineTable(const kernel::Rules& rules) {
  const std::size_t zones = rules.zones().size();
  std::vector<bool> done(rules.allDirections().size(), false);
  std::size_t most = 1;
  for (std::uint32_t direction : rules.allDirections()) {
    if (done[direction]) continue;
    const std::uint32_t back = rules.opposite(direction);
    done[direction] = true;
    done[back] = true;
    Axis axis;
    axis.direction = direction;
    axis.firstLine = lines;
    axis.line.assign(zones, 0);
    axis.position.assign(zones, 0);
    for (std::size_t zone = 0; zone < zones; ++zone) {
      if (rules.step(ZoneId(zone), back).valid()) continue;
      std::uint32_t position = 0;
      for (ZoneId at(zone); at.valid(); at = rules.step(at, direction), ++position) {
        axis.line[at.index] = lines;
        axis.position[at.index] = position;
      }
      most = std::max<std::size_t>(most, position);
      ++lines;
    }
    axis.lines = lines - axis.firstLine;
    axes.push_back(std::move(axis));
  }
  for (const language::LinesValue* part : linesThroughZones(rules)) {
    const std::int64_t wanted = reachOf(rules, *part);
    const bool fits =
        wanted <= farthestReach && most + static_cast<std::size_t>(farthestReach) <= longestLine;
    if (wanted > 0 && fits) reach = std::max(reach, static_cast<std::uint32_t>(wanted));
  }
  width = most <= 8 ? Width::UInt8 : most <= 16 ? Width::UInt16 : most <= 32 ? Width::UInt32 : Width::Word;
}

const LineTable::Axis& LineTable::axisOf(const kernel::Rules& rules, std::uint32_t direction) const {
  const auto isIt = [&](const Axis& axis) {
    return axis.direction == direction || rules.opposite(axis.direction) == direction;
  };
  return *std::ranges::find_if(axes, isIt);
}

bool isByLine(const kernel::Rules& rules, const language::LinesValue& part) {
  return part.through && !part.among && !part.type && !part.where && part.sharing.empty() &&
         constantLength(rules, part).value_or(0) >= 1;
}

std::optional<std::int64_t> constantLength(const kernel::Rules& rules, const language::LinesValue& part) {
  if (const auto* literal = std::get_if<std::int64_t>(&part.length->node)) return *literal;
  const auto* named = std::get_if<language::ConstantValue>(&part.length->node);
  return named == nullptr ? std::nullopt : std::optional(rules.def().constants[named->name.index].value);
}

std::int64_t lengthOf(const kernel::Rules& rules, const language::LinesValue& part) {
  return *constantLength(rules, part);
}

std::int64_t reachOf(const kernel::Rules& rules, const language::LinesValue& part) {
  // For an exact length the zones behind both ends matter.
  return lengthOf(rules, part) - (part.exact ? 0 : 1);
}

bool keepsLines(const kernel::Rules& rules) {
  if (linesThroughZones(rules).empty() || !fitsTable(rules)) return false;
  if (rules.zones().size() > 64) return true;
  // On a board of one word shifts are quick, if zones in a row are equally far apart all over the board.
  for (std::uint32_t direction : rules.allDirections()) {
    std::set<std::int64_t> distances;
    for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) {
      const ZoneId to = rules.step(ZoneId(zone), direction);
      if (to.valid()) distances.insert(static_cast<std::int64_t>(to.index) - static_cast<std::int64_t>(zone));
    }
    if (distances.size() > 2) return true;
  }
  return false;
}

}  // namespace ludo::engine

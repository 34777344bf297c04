// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_sides.h"

#include <algorithm>
#include <cmath>

namespace ludo::widgets {

namespace {

using kernel::Rules;
using language::ConnectedCondition;
using language::PlayerSelector;

constexpr double facesOutward = 0.2;  ///< least cosine between an edge and the side it belongs to

double length(QPointF v) {
  return std::hypot(v.x(), v.y());
}
QPointF unit(QPointF v) {
  return length(v) > 0 ? v / length(v) : v;
}
double dot(QPointF a, QPointF b) {
  return a.x() * b.x() + a.y() * b.y();
}

const ConnectedCondition* findConnected(const language::Condition& condition) {
  if (const auto* connected = std::get_if<ConnectedCondition>(&condition.node)) return connected;
  const auto* logic = std::get_if<language::LogicCondition>(&condition.node);
  if (logic == nullptr || logic->op != language::LogicOp::And) return nullptr;
  for (const language::Condition& part : logic->args) {
    if (const ConnectedCondition* connected = findConnected(part)) return connected;
  }
  return nullptr;
}

/// Whose part of a region is meant; nothing where only play can tell.
enum class Part : std::uint8_t { Winners, OfOneSeat };
std::optional<Part> partOf(const language::RegionSelector& region) {
  if (!region.owned || region.owner.kind == PlayerSelector::Kind::Actor) return Part::Winners;
  if (region.owner.kind == PlayerSelector::Kind::Seat) return Part::OfOneSeat;
  return std::nullopt;
}

QPointF middleOf(const std::vector<kernel::ZoneId>& zones, const BoardLayout& layout) {
  QPointF sum;
  for (const kernel::ZoneId zone : zones) sum += layout.zones[zone.index].centre;
  return sum / static_cast<double>(zones.size());
}

/// A zone lies across an edge when its centre is the mirror image of this zone's.
bool isOuterEdge(const ZonePlace& place, QPointF edgeMiddle, const BoardLayout& layout) {
  const QPointF beyond = place.centre + (edgeMiddle - place.centre) * 2;
  return std::ranges::none_of(layout.zones, [&](const ZonePlace& other) {
    return other.board == place.board && length(other.centre - beyond) < 0.3 * cellSize;
  });
}

}  // namespace

std::vector<GoalRegion> goalRegions(const Rules& rules) {
  std::vector<GoalRegion> goals;
  for (const language::EndDef& end : rules.def().end) {
    const ConnectedCondition* connected = findConnected(end.when);
    if (connected == nullptr || end.result.type != language::ResultKind::Win) continue;
    for (const auto& selector : {connected->from, connected->toRegion}) {
      if (!selector || selector->region.index >= rules.def().regions.size()) continue;
      const std::uint32_t region = selector->region.index;
      const auto& winner = end.result.player;
      const bool named = winner && winner->kind == PlayerSelector::Kind::Seat;
      const std::optional<Part> part = partOf(*selector);
      const bool isEverybodys = part == Part::Winners && !rules.def().regions[region].perSeat.empty();
      for (kernel::Seat seat = 0; part && seat < rules.seats(); ++seat) {
        if (!isEverybodys && !(named && winner->seat == seat)) continue;
        const kernel::Seat owner =
            part == Part::OfOneSeat ? static_cast<kernel::Seat>(selector->owner.seat) : seat;
        const auto& zones = rules.region(region, owner);
        if (!zones.empty()) goals.push_back({seat, zones});
      }
    }
  }
  return goals;
}

std::vector<SideEdge> goalSides(const std::vector<GoalRegion>& regions, const BoardLayout& layout) {
  struct Claim {
    const GoalRegion* region;
    QPointF outward;
  };
  std::vector<std::vector<Claim>> claims(layout.zones.size());
  for (const GoalRegion& region : regions) {
    const int board = layout.zones[region.zones.front().index].board;
    if (board < 0) continue;
    const QPointF boardMiddle = layout.boards[static_cast<std::size_t>(board)].rect.center();
    const QPointF outward = unit(middleOf(region.zones, layout) - boardMiddle);
    for (const kernel::ZoneId zone : region.zones) claims[zone.index].push_back({&region, outward});
  }

  std::vector<SideEdge> sides;
  for (std::size_t zone = 0; zone < claims.size(); ++zone) {
    if (claims[zone].empty()) continue;
    const ZonePlace& place = layout.zones[zone];
    if (place.shape != ZoneShape::Cell && place.shape != ZoneShape::Hex) continue;
    for (qsizetype i = 0; i + 1 < place.outline.size(); ++i) {
      const QPointF middle = (place.outline[i] + place.outline[i + 1]) / 2;
      if (!isOuterEdge(place, middle, layout)) continue;
      const QPointF facing = unit(middle - place.centre);
      const auto best = std::ranges::max_element(
          claims[zone], {}, [facing](const Claim& claim) { return dot(claim.outward, facing); });
      if (dot(best->outward, facing) < facesOutward) continue;
      const QPointF shift = facing * 5.0;
      sides.push_back({QLineF(place.outline[i] + shift, place.outline[i + 1] + shift), best->region->seat});
    }
  }
  return sides;
}

std::vector<kernel::Seat> zoneOwners(const Rules& rules) {
  std::vector<kernel::Seat> owners(rules.zones().size(), kernel::nobody);
  std::vector<bool> isShared(rules.zones().size(), false);
  for (std::uint32_t region = 0; region < rules.def().regions.size(); ++region) {
    if (rules.def().regions[region].perSeat.empty()) continue;
    for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
      for (const kernel::ZoneId zone : rules.region(region, seat)) {
        kernel::Seat& owner = owners[zone.index];
        if (owner != kernel::nobody && owner != seat) isShared[zone.index] = true;
        owner = seat;
      }
    }
  }
  for (std::size_t zone = 0; zone < owners.size(); ++zone) {
    if (isShared[zone]) owners[zone] = kernel::nobody;
    const kernel::Seat own = rules.zones()[zone].owner;
    if (own != kernel::nobody) owners[zone] = own;
  }
  return owners;
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: Apache-2.0
#include "core/language/zone_use.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::language {
namespace {

bool isNameOf(const Type& type, NameKind kind) {
  return type.kind == TypeKind::Reference && type.nameKind == kind;
}

/// Which zones the rules can come to.
class ZoneUse {
 public:
  ZoneUse(const GameDef& def, std::span<const EffectList> positions)
      : m_def(def), m_named(def.zones.size()), m_regions(def.regions.size()) {
    walkConst(gameDefType(), &def,
              [this](const Type& type, const void* value) { return visit(type, value); });
    for (const EffectList& position : positions)
      std::ranges::for_each(position.items, [this](const Effect& effect) { look(effect); });
    for (std::size_t i = 0; i < def.regions.size(); ++i) {
      if (m_regions[i]) nameAll(def.regions[i]);
    }
  }

  /// By zone definition: whether rules name it, join it to one that they name, or ask for it with all others.
  std::vector<bool> used() const {
    std::vector<std::vector<std::uint32_t>> joined(m_def.zones.size());
    const auto join = [&joined](std::size_t zone, const ZoneRef& to) {
      joined[zone].push_back(to.index);
      joined[to.index].push_back(static_cast<std::uint32_t>(zone));
    };
    for (std::size_t i = 0; i < m_def.zones.size(); ++i) {
      for (const ZoneRef& to : m_def.zones[i].adjacentTo) join(i, to);
      for (const DirectedEdge& edge : m_def.zones[i].directions) join(i, edge.to);
    }
    std::vector<bool> used(m_def.zones.size());
    std::vector<std::uint32_t> open;
    const auto use = [&](std::uint32_t zone) {
      if (!used[zone]) open.push_back(zone);
      used[zone] = true;
    };
    for (std::uint32_t i = 0; i < used.size(); ++i) {
      // A zone with edges of its own is part of a board.
      if (m_named[i] || m_asksForAll || (m_asksForBoards && !joined[i].empty())) use(i);
    }
    while (!open.empty()) {
      const std::uint32_t zone = open.back();
      open.pop_back();
      std::ranges::for_each(joined[zone], use);
    }
    return used;
  }

 private:
  template <typename Part>
  void look(const Part& part) {
    walkConst(typeOf<Part>(), &part,
              [this](const Type& type, const void* value) { return visit(type, value); });
  }

  bool visit(const Type& type, const void* value) {
    if (&type == &typeOf<RenderingDef>() || &type == &typeOf<RegionDef>()) return false;
    if (&type == &typeOf<ZonesQuery>()) m_asksForAll |= !static_cast<const ZonesQuery*>(value)->in;
    if (&type == &typeOf<PatternValue>()) m_asksForBoards |= !static_cast<const PatternValue*>(value)->at;
    // Lines may be of empty zones.
    if (&type == &typeOf<LinesValue>())
      m_asksForBoards |= static_cast<const LinesValue*>(value)->where.has_value();
    if (&type == &typeOf<ZoneDef>()) {
      for (const PropertyDef& property : static_cast<const ZoneDef*>(value)->props) look(property.value);
      return false;
    }
    if (isNameOf(type, NameKind::Zone)) name(*static_cast<const ZoneRef*>(value));
    if (isNameOf(type, NameKind::Region)) {
      const std::uint32_t region = static_cast<const RegionRef*>(value)->index;
      if (region < m_regions.size()) m_regions[region] = true;
    }
    return true;
  }

  void name(const ZoneRef& zone) {
    if (zone.index < m_named.size()) m_named[zone.index] = true;
  }

  void nameAll(const RegionDef& region) {
    std::ranges::for_each(region.zones, [this](const ZoneRef& zone) { name(zone); });
    for (const std::vector<ZoneRef>& seats : region.perSeat)
      std::ranges::for_each(seats, [this](const ZoneRef& zone) { name(zone); });
  }

  const GameDef& m_def;
  std::vector<bool> m_named;    ///< by zone definition
  std::vector<bool> m_regions;  ///< by region: whether rules name it
  bool m_asksForAll = false;
  bool m_asksForBoards = false;
};

}  // namespace

std::vector<bool> usedZones(const GameDef& def, std::span<const EffectList> positions) {
  return ZoneUse(def, positions).used();
}

bool anyHides(const GameDef& def, const std::vector<bool>& among) {
  for (std::size_t i = 0; i < among.size(); ++i) {
    if (among[i] && def.zones[i].visibility != Visibility::Public) return true;
  }
  return false;
}

}  // namespace ludo::language

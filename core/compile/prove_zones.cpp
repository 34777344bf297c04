// SPDX-License-Identifier: Apache-2.0
#include <utility>
#include <vector>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Where tokens can come from and go to, whatever the order of play.
class TokenSupply {
 public:
  explicit TokenSupply(const GameDef& def) : m_isFed(def.zones.size(), false) {
    walkRules(def, [this](const Type& type, const void* value, const Path&) {
      take(type, value);
      return true;
    });
    // Tokens go on from zone to zone until no more zones get any.
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [from, to] : m_routes) {
        bool comes = from == anywhere || m_anywhere || m_isFed[from];
        if (!comes || isFed(to)) continue;
        feed(to);
        changed = true;
      }
    }
  }

  bool isFed(std::uint32_t zone) const { return m_anywhere || (zone != anywhere && m_isFed[zone]); }

 private:
  static constexpr std::uint32_t anywhere = UINT32_MAX;

  static std::uint32_t zoneOf(const ZoneSelector& zone) {
    return zone.zone.resolved() ? zone.zone.index : anywhere;
  }
  void feed(std::uint32_t zone) {
    if (zone == anywhere)
      m_anywhere = true;
    else
      m_isFed[zone] = true;
  }

  void take(const Type& type, const void* effect) {
    if (!type.consequences.any({Consequence::MoveTokens, Consequence::CreateTokens})) return;
    const TokenRoute route = tokenRoute(type, effect);
    if (route.leavesGame) return;
    const std::uint32_t to = route.to != nullptr ? zoneOf(*route.to) : anywhere;
    if (type.consequences.any(Consequence::CreateTokens)) return feed(to);
    m_routes.emplace_back(route.from != nullptr ? zoneOf(*route.from) : anywhere, to);
  }

  std::vector<bool> m_isFed;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> m_routes;
  bool m_anywhere = false;
};

/// The selector of the zone that a construct takes tokens from; null for constructs that take none.
const ZoneSelector* sourceOf(const Type& type, const void* value) {
  if (type.consequences.any(Consequence::MoveTokens)) return tokenRoute(type, value).from;
  if (&type == &typeOf<TokensInZoneQuery>()) return &static_cast<const TokensInZoneQuery*>(value)->zone;
  if (&type == &typeOf<TokenSelector>()) {
    const auto* token = static_cast<const TokenSelector*>(value);
    return token->isOfZone() ? &token->zone : nullptr;
  }
  return nullptr;
}

}  // namespace

void proveZones(Proofs& proofs) {
  const TokenSupply supply(proofs.def);
  for (std::uint32_t zone = 0; zone < proofs.def.zones.size(); ++zone) {
    if (!supply.isFed(zone)) proofs.emptyZones.insert(zone);
  }
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    const ZoneSelector* source = sourceOf(type, value);
    if (source == nullptr || !source->zone.resolved() || !proofs.emptyZones.contains(source->zone.index))
      return true;
    if (!proofs.toldZones.insert(source->zone.index).second) return true;
    const ZoneDef& zone = proofs.def.zones[source->zone.index];
    auto& diagnostic =
        proofs.report(kinds::EmptyZone, source->span, path.text(),
                      "Tokens are taken from the zone \"" + zone.id.name + "\", and none ever come into it");
    diagnostic.suggestion = "Create tokens there in the section \"setup\", or move some there";
    if (zone.id.span.known()) diagnostic.related.push_back({"The zone is defined here", zone.id.span});
    return true;
  });
}

}  // namespace ludo::compile

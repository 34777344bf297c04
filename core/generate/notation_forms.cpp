// SPDX-License-Identifier: Apache-2.0
#include "core/generate/notation_forms.h"

#include <array>

namespace ludo::generate {

using namespace language;

namespace {

/// Indexed by PlayerSelector::Kind.
constexpr std::array<std::size_t, 10> ofPlayers = {0, 1, 7, 8, 3, 4, 2, 5, 6, 9};

std::size_t formOfZone(const ZoneSelector& zone, const Vocabulary& names) {
  using Kind = ZoneSelector::Kind;
  if (zone.kind == Kind::Binding) return 3;
  if (zone.kind == Kind::OfToken) return 4;
  if (zone.kind == Kind::Last) return 5;
  if (zone.kind == Kind::Variable) return 6;
  if (zone.owned && zone.owner.kind != PlayerSelector::Kind::Seat) return 2;
  return names.isSpace(zone.zone.name) ? 1 : 0;
}

std::size_t formOfDirection(const DirectionSelector& direction) {
  if (direction.isBound()) return 1;
  return direction.owned ? 2 : 0;
}

}  // namespace

std::span<const std::string_view> formsOf(const Type& notation) {
  if (&notation == &typeOf<PlayerSelector>()) return playerForms;
  if (&notation == &typeOf<ZoneSelector>()) return zoneForms;
  if (&notation == &typeOf<TokenSelector>()) return tokenForms;
  if (&notation == &typeOf<DirectionSelector>()) return directionForms;
  if (&notation == &typeOf<RegionSelector>()) return regionForms;
  if (&notation == &typeOf<Number>()) return numberForms;
  return {};
}

std::size_t formOf(const Type& notation, const void* value, const Vocabulary& names) {
  if (&notation == &typeOf<PlayerSelector>())
    return ofPlayers[static_cast<std::size_t>(static_cast<const PlayerSelector*>(value)->kind)];
  if (&notation == &typeOf<ZoneSelector>())
    return formOfZone(*static_cast<const ZoneSelector*>(value), names);
  if (&notation == &typeOf<TokenSelector>())
    return static_cast<std::size_t>(static_cast<const TokenSelector*>(value)->kind);
  if (&notation == &typeOf<DirectionSelector>())
    return formOfDirection(*static_cast<const DirectionSelector*>(value));
  if (&notation == &typeOf<RegionSelector>()) return static_cast<const RegionSelector*>(value)->owned ? 1 : 0;
  if (&notation == &typeOf<Number>()) return static_cast<const Number*>(value)->constant.empty() ? 0 : 1;
  return 0;
}

}  // namespace ludo::generate

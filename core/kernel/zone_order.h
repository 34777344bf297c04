// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// What the order of a zone's tokens means; see StateEditor for how it comes about.
namespace ludo::kernel {

/// Whether positions in the zone mean anything: false for sets.
inline bool isOrdered(const Rules& rules, ZoneId zone) {
  return rules.def().zones[rules.zone(zone).def].ordering != language::Ordering::Set;
}

/// The token that conditions read and that leaves next; invalid when the zone is empty.
inline TokenId topToken(const Rules& rules, const State& state, ZoneId zone) {
  const std::vector<TokenId>& content = state.zones[zone.index];
  if (content.empty()) return {};
  return isOrdered(rules, zone) ? content.back() : content.front();
}

/// The token at the other end.
inline TokenId bottomToken(const Rules& rules, const State& state, ZoneId zone) {
  const std::vector<TokenId>& content = state.zones[zone.index];
  if (content.empty()) return {};
  return isOrdered(rules, zone) ? content.front() : content.back();
}

}  // namespace ludo::kernel

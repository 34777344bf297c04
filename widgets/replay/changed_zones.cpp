// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/changed_zones.h"

namespace ludo::widgets {

std::set<kernel::ZoneId> changedZones(const kernel::State& after, const kernel::EventLog& log) {
  std::set<kernel::ZoneId> zones;
  const auto addZone = [&](std::int64_t zone) {
    if (zone >= 0 && zone < static_cast<std::int64_t>(after.zones.size())) {
      zones.insert(kernel::ZoneId(static_cast<std::size_t>(zone)));
    }
  };
  for (const kernel::Delta& delta : log.deltas) {
    switch (delta.kind) {
      case kernel::Delta::Kind::TokenCreated:
      case kernel::Delta::Kind::TokenMoved:
      case kernel::Delta::Kind::TokenDestroyed:
        addZone(delta.before);
        addZone(delta.after);
        break;
      case kernel::Delta::Kind::TokenOwner:
      case kernel::Delta::Kind::TokenProperty:
        if (delta.subject < after.tokens.size() && after.tokens[delta.subject].alive()) {
          zones.insert(after.tokens[delta.subject].zone);
        }
        break;
      case kernel::Delta::Kind::Shuffled:
        addZone(delta.subject);
        break;
      default:
        break;
    }
  }
  return zones;
}

}  // namespace ludo::widgets

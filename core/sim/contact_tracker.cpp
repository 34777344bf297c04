// SPDX-License-Identifier: Apache-2.0
#include "core/sim/contact_tracker.h"

#include <algorithm>

namespace ludo::sim {

using kernel::Delta;
using kernel::nobody;
using kernel::Seat;

ContactTracker::ContactTracker(const kernel::Rules& rules)
    : m_rules(rules), m_slotOwner(rules.variableSlotCount(), nobody) {
  const auto& variables = rules.def().variables;
  for (std::uint32_t i = 0; i < variables.size(); ++i) {
    if (variables[i].scope != language::VariableScope::Player) continue;
    for (Seat seat = 0; seat < rules.seats(); ++seat) m_slotOwner[rules.variableSlot(i, seat)] = seat;
  }
  start();
}

void ContactTracker::start() {
  m_contact = {};
  m_actor = nobody;
  m_lastToTouch.assign(m_rules.zones().size(), nobody);
}

bool ContactTracker::hitsAnother(Seat mover, Seat owner, const Delta& delta) const {
  const auto another = [mover](Seat seat) { return seat != nobody && seat != mover; };
  if (delta.kind == Delta::Kind::Variable) return another(m_slotOwner[delta.subject]);
  if (!isAboutToken(delta.kind)) return false;
  if (delta.kind == Delta::Kind::TokenOwner)
    return another(static_cast<Seat>(delta.before)) || another(static_cast<Seat>(delta.after));
  if (another(owner)) return true;
  if (!isAboutPlace(delta.kind)) return false;
  return std::ranges::any_of(std::initializer_list<std::int64_t>{delta.before, delta.after},
                             [&](std::int64_t zone) {
                               return zone >= 0 && zone < static_cast<std::int64_t>(m_rules.zones().size()) &&
                                      another(m_rules.zones()[static_cast<std::size_t>(zone)].owner);
                             });
}

bool ContactTracker::touch(Seat mover, std::int64_t zone) {
  if (zone < 0 || zone >= static_cast<std::int64_t>(m_lastToTouch.size())) return false;
  const auto index = static_cast<std::size_t>(zone);
  if (m_rules.zones()[index].owner != nobody) return false;
  const Seat before = m_lastToTouch[index];
  m_lastToTouch[index] = mover;
  return before != nobody && before != mover;
}

}  // namespace ludo::sim

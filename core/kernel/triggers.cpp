// SPDX-License-Identifier: Apache-2.0
// Events and the triggers that react to them. An Events task tries the triggers on the first queued event, in
// document order; `next` is the one to try after the effects of the present one.
#include <algorithm>

#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

void Resolution::stepEvents() {
  Task& task = m_state.tasks.back();
  if (m_state.events.empty()) {
    pop();
    return;
  }
  if (task.next == m_rules.def().triggers.size()) {
    m_budget.sweep(m_state.events.size());
    m_state.events.erase(m_state.events.begin());
    task.next = 0;
    return;
  }
  const std::uint32_t trigger = task.next++;
  const TriggerDef& candidate = m_rules.def().triggers[trigger];
  m_budget.at(candidate.node);
  m_budget.spend();
  const QueuedEvent& event = m_state.events.front();
  if (candidate.event != event.kind) return;
  if (event.player != nobody) setActor(event.player);
  const std::size_t outerBindings = m_state.bindings.size();
  if (event.player != nobody) bind(m_rules.playerBinding(), Value::ofPlayer(event.player));
  if (event.token.valid()) bind(m_rules.tokenBinding(), Value::ofToken(event.token));
  if (event.zone.valid()) bind(m_rules.zoneBinding(), Value::ofZone(event.zone));
  if (matches(candidate, event) && m_evaluator.holds(candidate.when)) {
    fire(trigger, event);
    // The effects, if any, take the event's names with them when they are done.
    if (m_state.tasks.back().kind == Task::Kind::Effects) {
      m_state.tasks.back().bindings = static_cast<std::uint32_t>(outerBindings);
      return;
    }
  }
  m_state.bindings.resize(outerBindings);
}

bool Resolution::matches(const TriggerDef& trigger, const QueuedEvent& event) {
  const EventMatch& match = trigger.match;
  const bool aboutPhase = event.kind == EventKind::PhaseEnter || event.kind == EventKind::PhaseExit;
  if (match.phase && match.phase->index != (aboutPhase ? event.subject : m_state.phase)) return false;
  if (match.action && match.action->index != m_state.actionUnderWay) return false;
  if (match.type && (!event.token.valid() || m_state.tokens[event.token.index].type != match.type->index))
    return false;
  if (match.zone) {
    const ZoneSelector& selector = *match.zone;
    const bool anyOwner = selector.owned && selector.owner.plural();
    if (!event.zone.valid()) return false;
    if (m_evaluator.zone(selector, anyOwner ? m_rules.zone(event.zone).owner : nobody) != event.zone)
      return false;
  }
  if (match.region) {
    const std::vector<ZoneId>& region = m_rules.region(match.region->index, event.player);
    m_budget.sweep(region.size());
    if (std::ranges::find(region, event.zone) == region.end()) return false;
  }
  return true;
}

void Resolution::fire(std::uint32_t trigger, const QueuedEvent& event) {
  const TriggerDef& def = m_rules.def().triggers[trigger];
  if (static_cast<std::int64_t>(event.depth) >= m_rules.number(m_rules.def().metadata.maxTriggerDepth)) {
    Note note{Note::Kind::TriggerDepthExceeded, trigger, event.depth, def.node, event.chain};
    note.chain.push_back(trigger);
    m_editor.log(note);
    return;
  }
  m_editor.log(Note{Note::Kind::TriggerFired, trigger, event.depth, def.node, {}});
  pushEffects(def.effects);
}

}  // namespace ludo::kernel

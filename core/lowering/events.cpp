// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/events.h"

#include <algorithm>
#include <variant>

#include "core/language/walk.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/effects.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/selectors.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Width;

namespace {

constexpr std::int64_t mostEvents = 256;
constexpr std::uint32_t eventWords = 6;

}  // namespace

void Events::reserveQueue() {
  if (m_def.triggers.empty()) return;
  m_queue = m_context.scratch;
  m_context.scratch += static_cast<std::uint32_t>(mostEvents) * eventWords * wordBytes;
}

bool Events::hears(EventKind kind) const {
  return std::ranges::any_of(m_def.triggers, [kind](const TriggerDef& each) { return each.event == kind; });
}

// Where nothing else can wait to be told, this is told at once.
void Events::raise(EventKind kind, Word subject, Word player) {
  const Event event{kind, subject, player, -1, -1, 0};
  if (hears(EventKind::TokenEntered)) {
    if (hears(kind)) queueEvent(event);
    return;
  }
  const Word actor = m_function.actor;
  for (const TriggerDef& trigger : m_def.triggers) {
    if (trigger.event == kind) tell(trigger, event);
  }
  m_function.actor = actor;
}

void Events::queueEvent(const Event& event) {
  const Word count = m_builder.get(m_function.waitingEvents);
  m_builder.ifThen(m_builder.lessOrEqual(mostEvents, count), [this] { escape(); });
  const auto put = [&](std::uint32_t word, Word value) {
    const At at{Memory::Scratch, m_queue + word * wordBytes, count, eventWords * wordBytes};
    m_builder.store(Width::Word, at, value);
  };
  put(0, static_cast<std::int64_t>(event.kind));
  put(1, event.subject);
  put(2, event.player);
  put(3, event.token);
  put(4, event.zone);
  put(5, event.depth);
  m_builder.set(m_function.waitingEvents, m_builder.add(count, 1));
}

void Events::dispatchEvents() {
  if (!hears(EventKind::TokenEntered)) return;
  const Word actor = m_function.actor;
  const Loop loop(m_function, mostEvents);
  const machine::Variable next = m_builder.variable(0);
  m_builder.loopWhile(
      [&] { return m_builder.less(m_builder.get(next), m_builder.get(m_function.waitingEvents)); },
      [&] {
        const Word number = m_builder.get(next);
        const auto get = [&](std::uint32_t word) {
          return m_builder.load(
              Width::Word, {Memory::Scratch, m_queue + word * wordBytes, number, eventWords * wordBytes});
        };
        const Word kind = get(0);
        const Event event{EventKind::TokenEntered, get(1), get(2), get(3), get(4), get(5)};
        for (const TriggerDef& trigger : m_def.triggers) {
          m_builder.ifThen(m_builder.equal(kind, static_cast<std::int64_t>(trigger.event)),
                           [&] { tell(trigger, event); });
        }
        m_builder.set(next, m_builder.add(number, 1));
      });
  m_builder.set(m_function.waitingEvents, 0);
  m_function.actor = actor;
}

void Events::tell(const TriggerDef& trigger, const Event& event) {
  const WithOrigin here(m_builder, trigger);
  m_turn.setActor(event.player);
  const bool isOnTokens = trigger.event == EventKind::TokenEntered;
  const ScopedName who(m_names, m_rules.playerBinding(), {Value::Kind::Player, event.player});
  // Names of a token and a zone are there only where there are such; others are nothing.
  const ScopedName what(m_names, isOnTokens ? m_rules.tokenBinding() : UINT32_MAX,
                        {Value::Kind::Token, event.token});
  const ScopedName where(m_names, isOnTokens ? m_rules.zoneBinding() : UINT32_MAX,
                         {Value::Kind::Zone, event.zone});
  const Word deepEnough = m_builder.less(event.depth, m_rules.number(m_def.metadata.maxTriggerDepth));
  const Word isIt = matches(trigger, event);
  if (m_function.records && !m_function.trial.isOn) {
    const Word isTooDeep = m_builder.bitAnd(m_builder.isZero(deepEnough), isIt);
    m_builder.ifThen(isTooDeep, [this] { m_function.leaveToKernel(); });
  }
  m_builder.ifThen(m_builder.bitAnd(deepEnough, isIt), [&] {
    m_builder.ifThen(m_conditions.holds(trigger.when), [&] {
      const auto number = &trigger - m_def.triggers.data();
      m_function.tell(ChangeKind::Fired, static_cast<std::int64_t>(number), event.depth);
      const Word before = m_function.eventDepth;
      m_function.eventDepth = m_builder.add(event.depth, 1);
      m_effects.perform(trigger.effects);
      m_function.eventDepth = before;
    });
  });
}

Word Events::matches(const TriggerDef& trigger, const Event& event) {
  const EventMatch& match = trigger.match;
  Word fits = 1;
  const auto need = [&](Word also) { fits = m_builder.bitAnd(fits, also); };
  const bool aboutPhase = trigger.event == EventKind::PhaseEnter || trigger.event == EventKind::PhaseExit;
  if (match.phase) {
    const Word phase = m_turn.phase();
    need(m_builder.equal(aboutPhase ? event.subject : phase, match.phase->index));
  }
  if (match.action) need(m_builder.equal(m_builder.get(m_function.underWay), match.action->index));
  const bool isOnTokens = trigger.event == EventKind::TokenEntered;
  if (!isOnTokens && (match.type || match.zone || match.region)) return 0;
  if (match.type) need(m_builder.equal(event.subject, match.type->index));
  if (match.zone) {
    const ZoneSelector& selector = *match.zone;
    if (selector.owned && selector.owner.plural() && selector.kind == ZoneSelector::Kind::Named) {
      std::vector<kernel::ZoneId> instances;
      for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
        if (m_rules.zones()[i].def == selector.zone.index) instances.emplace_back(i);
      }
      need(m_sets.contains(m_sets.of(instances), event.zone));
    } else {
      need(m_builder.equal(m_selectors.zone(selector), event.zone));
    }
  }
  if (match.region) need(m_sets.contains(m_selectors.region(match.region->index, event.player), event.zone));
  return fits;
}

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
// Triggers: what the kernel's triggers.cpp does. Events wait in scratch memory until the action is done.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;
constexpr std::int64_t queuedEvents = Lowering::mostEvents;

bool changesTokens(const Effect& effect) {
  return containsAny<PlaceEffect, MoveTokenEffect, DestroyTokenEffect, CaptureEffect, SwapEffect,
                     CreateTokenEffect>(effect);
}

bool moves(const Effect& effect) {
  return std::holds_alternative<PlaceEffect>(effect.node) ||
         std::holds_alternative<MoveTokenEffect>(effect.node);
}

/// Whether an event's token is still where it entered when the event is told: the last thing that a list does
/// to tokens is what raises it.
bool raisesLast(const EffectList& list) {
  std::size_t raising = 0;
  bool changedAfter = false;
  for (const Effect& effect : list.items) {
    if (moves(effect)) {
      ++raising;
      changedAfter = false;
    } else if (changesTokens(effect)) {
      changedAfter = true;
    }
  }
  return raising <= 1 && !(raising == 1 && changedAfter);
}

}  // namespace

void Lowering::checkTriggers() const {
  const auto isOnTokens = [](const TriggerDef& trigger) { return trigger.event == EventKind::TokenEntered; };
  if (m_store || std::ranges::none_of(m_def.triggers, isOnTokens)) return;
  if (m_counts) throw Unsupported{"triggers on tokens that are only counted"};
  // A token is its zone here, and has to be there still when others hear of it.
  const auto isFine = [](const EffectList& list) { return raisesLast(list); };
  const bool actions = std::ranges::all_of(m_def.actions, isFine, &ActionDef::effects);
  if (!actions || !std::ranges::all_of(m_def.triggers, isFine, &TriggerDef::effects))
    throw Unsupported{"triggers on tokens that may have gone on by then"};
  const auto changes = [](const TriggerDef& trigger) {
    return std::ranges::any_of(trigger.effects.items, changesTokens);
  };
  const auto matters = [&](const TriggerDef& trigger) { return isOnTokens(trigger) || changes(trigger); };
  if (std::ranges::any_of(m_def.triggers, changes) && std::ranges::count_if(m_def.triggers, matters) > 1)
    throw Unsupported{"several triggers on tokens, of which one changes tokens"};
}

bool Lowering::hears(EventKind kind) const {
  return std::ranges::any_of(m_def.triggers, [kind](const TriggerDef& each) { return each.event == kind; });
}

// Where nothing else can wait to be told, this is told at once.
void Lowering::raise(EventKind kind, Word subject, Word player) {
  const Event event{kind, subject, player, -1, -1, 0};
  if (hears(EventKind::TokenEntered)) {
    if (hears(kind)) queueEvent(event);
    return;
  }
  const Word actor = m_actor;
  for (const TriggerDef& trigger : m_def.triggers) {
    if (trigger.event == kind) tell(trigger, event);
  }
  m_actor = actor;
}

void Lowering::queueEvent(const Event& event) {
  const Word count = m_builder.get(m_eventCount);
  m_builder.ifThen(m_builder.lessOrEqual(queuedEvents, count), [this] { escape(); });
  const auto put = [&](std::uint32_t word, Word value) {
    const At at{Memory::Scratch, m_eventQueue + word * wordBytes, count, eventWords * wordBytes};
    m_builder.store(Width::Word, at, value);
  };
  put(0, static_cast<std::int64_t>(event.kind));
  put(1, event.subject);
  put(2, event.player);
  put(3, event.token);
  put(4, event.zone);
  put(5, event.depth);
  m_builder.set(m_eventCount, m_builder.add(count, 1));
}

void Lowering::dispatchEvents() {
  if (!hears(EventKind::TokenEntered)) return;
  const Word actor = m_actor;
  const Loop loop(*this, queuedEvents);
  const machine::Variable next = m_builder.variable(0);
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(next), m_builder.get(m_eventCount)); },
                      [&] {
                        const Word number = m_builder.get(next);
                        const auto get = [&](std::uint32_t word) {
                          return m_builder.load(Width::Word,
                                                {Memory::Scratch, m_eventQueue + word * wordBytes, number,
                                                 eventWords * wordBytes});
                        };
                        const Word kind = get(0);
                        const Event event{EventKind::TokenEntered, get(1), get(2), get(3), get(4), get(5)};
                        for (const TriggerDef& trigger : m_def.triggers) {
                          m_builder.ifThen(m_builder.equal(kind, static_cast<std::int64_t>(trigger.event)),
                                           [&] { tell(trigger, event); });
                        }
                        m_builder.set(next, m_builder.add(number, 1));
                      });
  m_builder.set(m_eventCount, 0);
  m_actor = actor;
}

void Lowering::tell(const TriggerDef& trigger, const Event& event) {
  setActor(event.player);
  const bool isOnTokens = trigger.event == EventKind::TokenEntered;
  const Bound who(*this, m_rules.playerBinding(), {Value::Kind::Player, event.player});
  // Names of a token and a zone are there only where there are such; others are nothing.
  const Bound what(*this, isOnTokens ? m_rules.tokenBinding() : UINT32_MAX,
                   {Value::Kind::Token, event.token});
  const Bound where(*this, isOnTokens ? m_rules.zoneBinding() : UINT32_MAX, {Value::Kind::Zone, event.zone});
  const Word deepEnough = m_builder.less(event.depth, m_rules.number(m_def.metadata.maxTriggerDepth));
  m_builder.ifThen(m_builder.bitAnd(deepEnough, matches(trigger, event)), [&] {
    m_builder.ifThen(holds(trigger.when), [&] {
      const Word before = m_eventDepth;
      m_eventDepth = m_builder.add(event.depth, 1);
      perform(trigger.effects);
      m_eventDepth = before;
    });
  });
}

Lowering::Word Lowering::matches(const TriggerDef& trigger, const Event& event) {
  const EventMatch& match = trigger.match;
  Word fits = 1;
  const auto need = [&](Word also) { fits = m_builder.bitAnd(fits, also); };
  const bool aboutPhase = trigger.event == EventKind::PhaseEnter || trigger.event == EventKind::PhaseExit;
  if (match.phase) {
    const bool looksUp = m_context.facts.form.freeTurn && m_layout.phase;
    const Word phase = looksUp ? read(*m_layout.phase) : Word(m_phase == unknownPhase ? 0 : m_phase);
    need(m_builder.equal(aboutPhase ? event.subject : phase, match.phase->index));
  }
  if (match.action) need(m_builder.equal(m_builder.get(m_underWay), match.action->index));
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
      need(m_builder.equal(zone(selector), event.zone));
    }
  }
  if (match.region) need(m_sets.contains(region(match.region->index, event.player), event.zone));
  return fits;
}

}  // namespace ludo::engine

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
/// Zone, type, player and depth of a chain.
constexpr std::uint32_t eventWords = 4;

bool changesTokens(const Effect& effect) {
  bool changes = false;
  walkPlain(typeOf<Effect>(), const_cast<Effect*>(&effect), [&](const Type& type, void*) {  // NOLINT
    changes = changes || &type == &typeOf<PlaceEffect>() || &type == &typeOf<MoveTokenEffect>() ||
              &type == &typeOf<DestroyTokenEffect>() || &type == &typeOf<CaptureEffect>() ||
              &type == &typeOf<SwapEffect>() || &type == &typeOf<CreateTokenEffect>();
    return !changes;
  });
  return changes;
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
  if (m_def.triggers.empty()) return;
  for (const TriggerDef& trigger : m_def.triggers) {
    if (trigger.event != EventKind::TokenEntered) throw Unsupported{"a trigger of this event", trigger.node};
    if (trigger.match.zone || trigger.match.action || trigger.match.phase)
      throw Unsupported{"a trigger that matches this", trigger.node};
  }
  const auto isFine = [](const EffectList& list) { return raisesLast(list); };
  const bool actions = std::ranges::all_of(m_def.actions, isFine, &ActionDef::effects);
  if (!actions || !std::ranges::all_of(m_def.triggers, isFine, &TriggerDef::effects))
    throw Unsupported{"triggers on tokens that may have gone on by then"};
  if (m_def.triggers.size() > 1) throw Unsupported{"several triggers"};
}

void Lowering::queueEvent(Word zone, Word type, Word depth) {
  const Word count = m_builder.get(m_eventCount);
  const auto put = [&](std::uint32_t word, Word value) {
    const At at{Memory::Scratch, m_eventQueue + word * wordBytes, count, eventWords * wordBytes};
    m_builder.store(Width::Word, at, value);
  };
  put(0, zone);
  put(1, type);
  put(2, m_actor);
  put(3, depth);
  m_builder.set(m_eventCount, m_builder.add(count, 1));
}

void Lowering::dispatchEvents() {
  if (m_def.triggers.empty()) return;
  const machine::Variable next = m_builder.variable(0);
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(next), m_builder.get(m_eventCount)); },
                      [&] {
                        const Word number = m_builder.get(next);
                        const auto get = [&](std::uint32_t word) {
                          return m_builder.load(Width::Word,
                                                {Memory::Scratch, m_eventQueue + word * wordBytes, number,
                                                 eventWords * wordBytes});
                        };
                        const Word zone = get(0);
                        const Word type = get(1);
                        const Word player = get(2);
                        const Word depth = get(3);
                        for (const TriggerDef& trigger : m_def.triggers)
                          tell(trigger, zone, type, player, depth);
                        m_builder.set(next, m_builder.add(number, 1));
                      });
  m_builder.set(m_eventCount, 0);
}

void Lowering::tell(const TriggerDef& trigger, Word zone, Word type, Word player, Word depth) {
  // Events are the actor's own while nobody else acts in between.
  const Bound who(*this, m_rules.playerBinding(), {Value::Kind::Player, player});
  const Bound what(*this, m_rules.tokenBinding(), {Value::Kind::Token, zone});
  const Bound where(*this, m_rules.zoneBinding(), {Value::Kind::Zone, zone});
  Word fires = m_builder.less(depth, m_rules.number(m_def.metadata.maxTriggerDepth));
  if (trigger.match.type) fires = m_builder.bitAnd(fires, m_builder.equal(type, trigger.match.type->index));
  if (trigger.match.region)
    fires = m_builder.bitAnd(fires, m_sets.contains(region(trigger.match.region->index, m_actor), zone));
  m_builder.ifThen(fires, [&] {
    m_builder.ifThen(holds(trigger.when), [&] {
      const Word before = m_eventDepth;
      m_eventDepth = m_builder.add(depth, 1);
      perform(trigger.effects);
      m_eventDepth = before;
    });
  });
}

}  // namespace ludo::engine

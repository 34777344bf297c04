// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/token_effects.h"

#include <algorithm>

#include "core/analysis/facts.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

template <typename Part>
[[noreturn]] void refuse(const Part& effect) {
  throw Unsupported{"an effect on tokens that have to have ids", effect.node};
}

/// The only effect of a loop that gives the token of each zone another owner: then the order of the zones
/// does not matter.
const SetOwnerEffect* onlySetsOwner(const ForEachEffect& effect, std::uint32_t name) {
  if (effect.effects.items.size() != 1) return nullptr;
  const auto* change = std::get_if<SetOwnerEffect>(&effect.effects.items.front().node);
  if (change == nullptr || !change->token.isOfZone()) return nullptr;
  const ZoneSelector& at = change->token.zone;
  const bool ofItsZone = at.kind == ZoneSelector::Kind::Binding && at.binding.index == name;
  const bool byName = change->player && change->player->kind == PlayerSelector::Kind::Binding;
  return ofItsZone && !byName ? change : nullptr;
}

}  // namespace

void TokenEffects::lower(const PlaceEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const CreateTokenEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const MoveTokenEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const MoveTokenAdjacentEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const MoveAllEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const DrawEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const SowEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const ShuffleEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const CaptureEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const SwapEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const RevealEffect& effect) {
  refuse(effect);
}
void TokenEffects::lower(const PeekEffect& effect) {
  refuse(effect);
}

void TokenEffects::lower(const DestroyTokenEffect& effect) {
  const Word at = m_selectors.token(effect.token);
  m_builder.ifThen(
      m_builder.lessOrEqual(0, at),
      [&] {
        m_function.tell(ChangeKind::Destroyed, at, m_tokens.zoneOf(at));
        m_tokens.take(at);
        m_names.follow([&](Word held) { return m_builder.select(m_builder.equal(held, at), -1, held); });
        if (isForgotten()) m_tokens.freeLastIds();
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

// In a random game, where nothing that still goes on may mean the token.
bool TokenEffects::isForgotten() const {
  const auto mayHold = [](const Name& name) {
    return name.picks || name.value.isCoded() || name.value.kind == Value::Kind::Token;
  };
  return m_function.purpose == Purpose::Playout && m_context.facts.createsTokens &&
         !m_context.facts.holdsTokens && !m_function.trial.isOn && m_function.loops == 0 &&
         m_def.triggers.empty() && std::ranges::none_of(m_names, mayHold);
}

void TokenEffects::lower(const SetOwnerEffect& effect) {
  const Word at = m_selectors.token(effect.token);
  const Word owner = effect.player ? m_selectors.player(*effect.player) : Word(-1);
  m_builder.ifThen(
      m_builder.lessOrEqual(0, at),
      [&] {
        m_function.tell(ChangeKind::Owner, at, 0, owner);
        m_tokens.setOwner(at, owner);
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

void TokenEffects::lower(const SetTokenPropEffect& effect) {
  const Facts::Property& facts = m_context.facts.properties[effect.prop.index];
  const Word held = m_selectors.token(effect.token);
  const Typed to = m_values.value(effect.value);
  const Word kept = asKept(effect.prop.index, to, effect.node);
  const std::vector<std::int64_t> has(facts.has.begin(), facts.has.end());
  m_builder.ifThen(
      m_values.byType(held, has),
      [&] {
        if (m_function.records && !m_function.trial.isOn) {
          const Word before = facts.isStored ? m_tokens.property(held, effect.prop.index) : Word(0);
          if (!facts.isStored) m_function.leaveToKernel();
          m_function.tellIf(m_builder.notEqual(before, kept), ChangeKind::Property, held);
        }
        m_tokens.setProperty(held, effect.prop.index, kept);
        propertySet(held, effect.prop.index, effect.node);
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

Word TokenEffects::asKept(std::uint32_t property, const Typed& value, std::uint32_t node) {
  const Facts::Property& facts = m_context.facts.properties[property];
  if (!m_tokens.canBeHeld() && !isNever(value, Value::Kind::Token))
    throw Unsupported{"a property that may hold a token", node, "mark that token with a property of its own"};
  if (facts.isCoded) return m_arithmetic.coded(value);
  if (value.isCoded() || value.kind != facts.kind) m_context.found.ofSeveralKinds.insert(property);
  if (!value.exists.is(1)) m_builder.ifThen(m_builder.isZero(value.exists), [this] { escape(); });
  if (facts.hasSets) {
    const Word row = m_builder.subtract(value.payload, facts.range.low);
    m_builder.ifThen(
        m_builder.lessUnsigned(row, facts.range.count()), [] {}, [this] { escape(); });
  }
  return value.payload;
}

void TokenEffects::setLastZone(Word zone) {
  if (m_layout.lastZone) store(*m_layout.lastZone, zone);
}

void TokenEffects::forEachSeat(const ZoneSelector& a, const ZoneSelector* b,
                               const std::function<void(std::optional<Word>)>& body) {
  for (const ZoneSelector* selector : {&a, b}) {
    if (selector == nullptr || !selector->owned || !selector->owner.plural()) continue;
    // Who is meant is asked once, before anything happens.
    const std::vector<Word> seats = m_selectors.players(selector->owner);
    const Variable left = m_builder.variable(m_selectors.maskOf(seats));
    const Loop loop(m_function, m_rules.seats());
    m_builder.loopWhile([&] { return m_builder.get(left); },
                        [&] {
                          const Word now = m_builder.get(left);
                          m_builder.set(left, m_builder.bitAnd(now, m_builder.subtract(now, 1)));
                          body(m_builder.lowestBit(now));
                        });
    return;
  }
  body(std::nullopt);
}

void TokenEffects::forEachTransfer(const ZoneSelector& from, const ZoneSelector& to,
                                   const std::function<void(Word, Word)>& body) {
  forEachSeat(from, &to, [&](std::optional<Word> seat) {
    const Word source = m_selectors.zone(from, seat);
    const Word target = m_selectors.zone(to, seat);
    const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, source), m_builder.lessOrEqual(0, target));
    m_builder.ifThen(
        exist, [&] { body(source, target); }, [this] { m_function.fail(ChangeKind::NothingToMove); });
  });
}

std::vector<std::pair<std::uint32_t, Word>> TokenEffects::startsOf(const CreateTokenEffect& effect) {
  std::vector<std::pair<std::uint32_t, Word>> props;
  for (const auto& [property, value] : effect.props) {
    const Facts::Property& facts = m_context.facts.properties[property.index];
    if (!facts.has[effect.type.index]) continue;
    const Typed start = m_values.value(value);
    props.emplace_back(property.index, asKept(property.index, start, effect.node));
  }
  return props;
}

std::optional<TokenEffects::OwnerChange> TokenEffects::changesOwners(const ForEachEffect& effect) {
  if (effect.limit || m_queryKinds.kindOf(effect.over) != Value::Kind::Zone) return std::nullopt;
  const SetOwnerEffect* change = onlySetsOwner(effect, m_rules.bindingIndex(effect.bind.name));
  if (change == nullptr) return std::nullopt;
  const std::optional<ZoneSet> members = m_queries.membersOf(effect.over);
  if (!members) return std::nullopt;
  const ZoneSet zones = m_sets.both(*members, m_tokens.occupied());
  const Word owner = change->player ? m_selectors.player(*change->player) : Word(-1);
  // Of a zone without a token the kernel writes a note.
  if (m_function.records && !m_function.trial.isOn)
    m_builder.ifThen(m_sets.isSet(m_sets.without(*members, zones)), [this] { m_function.leaveToKernel(); });
  return OwnerChange{zones, owner, change->token.kind};
}

Word TokenEffects::ownerOf(const CreateTokenEffect& effect, std::optional<Word> each) {
  if (!effect.owner) return -1;
  return effect.owner->plural() && each ? *each : m_selectors.player(*effect.owner);
}

}  // namespace ludo::engine

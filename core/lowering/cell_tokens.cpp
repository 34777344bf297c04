// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/cell_tokens.h"

#include <algorithm>
#include <variant>

#include "core/analysis/promises.h"
#include "core/language/effect_facts.h"
#include "core/layout/cells.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/certainty.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/connections.h"
#include "core/lowering/events.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/values.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

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
    } else if (anyMay(effect, tokensComeOrGo)) {
      changedAfter = true;
    }
  }
  return raising <= 1 && !(raising == 1 && changedAfter);
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

void CellTokens::lower(const PlaceEffect& effect) {
  const Word to = m_selectors.zone(effect.zone);
  const Word owner = effect.owner ? m_selectors.player(*effect.owner) : actor();
  m_builder.ifThen(
      m_certainty.certain(effect.zone) == Content::Nothing ? Word(1)
                                                           : m_spatial.matches(to, Occupancy::Empty),
      [&] {
        m_function.tell(ChangeKind::Created, to, owner, to);
        m_tokens.put(to, effect.type.index, owner);
        if (!m_function.trial.isOn) m_connections.growConnections(to, owner);
        entered(to, effect.type.index);
      },
      [&] { m_function.failTo(to); });
}

// The first takes all the room that there is.
void CellTokens::lower(const CreateTokenEffect& effect) {
  const Word count = m_values.integer(effect.count);
  const auto props = startsOf(effect);
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word to = m_selectors.zone(effect.zone, seat);
    const Word owner = ownerOf(effect, seat);
    const bool isRoom = m_certainty.certain(effect.zone) == Content::Nothing;
    const Word exists = m_builder.lessOrEqual(0, to);
    const Word fits = isRoom ? Word(1) : m_builder.bitAnd(exists, m_tokens.hasCapacity(to));
    const Word some = m_builder.less(0, count);
    m_builder.ifThen(m_builder.bitAnd(fits, some), [&] {
      m_function.tell(ChangeKind::Created, to, owner, to);
      m_tokens.put(to, effect.type.index, owner);
      for (const auto& [property, start] : props) m_tokens.setProperty(to, property, start);
      if (!m_function.trial.isOn) m_connections.growConnections(to, owner);
      entered(to, effect.type.index);
    });
    const Word most = m_builder.select(fits, 1, 0);
    const Word wanted = m_builder.select(exists, count, 1);
    m_builder.ifThen(m_builder.less(most, wanted), [&] { m_function.failTo(to); });
  });
}

void CellTokens::lower(const MoveTokenEffect& effect) {
  const bool isOwn = m_certainty.certain(effect.token) == Content::Own;
  const bool isRoom = m_certainty.certain(effect.to) == Content::Nothing;
  const Word from = isOwn ? m_selectors.zone(effect.token.zone) : m_selectors.token(effect.token);
  const Word to = m_selectors.zone(effect.to);
  Word fits = m_builder.bitAnd(isOwn ? Word(1) : m_builder.lessOrEqual(0, from),
                               isRoom ? Word(1) : m_builder.lessOrEqual(0, to));
  if (effect.from)
    fits = m_builder.bitAnd(fits, m_builder.equal(m_tokens.zoneOf(from), m_selectors.zone(*effect.from)));
  if (effect.position == InsertPosition::Random) throw Unsupported{"a random place", effect.node};
  const Word exist = fits;
  constexpr auto full = static_cast<std::int64_t>(ChangeKind::ZoneFull);
  constexpr auto nothing = static_cast<std::int64_t>(ChangeKind::NothingToMove);
  const Word stays = isRoom ? Word(0) : m_builder.equal(from, to);
  if (!isRoom)
    fits = m_builder.bitAnd(fits, m_builder.bitOr(stays, m_builder.isZero(m_tokens.isOccupied(to))));
  m_builder.ifThen(
      fits,
      [&] {
        m_function.tell(ChangeKind::Moved, from, from, to);
        m_builder.ifThen(
            stays, [&] { setLastZone(to); },
            [&] {
              m_cells.move(from, to, isOwn ? actor() : Word(-1));
              m_names.follow(
                  [&](Word held) { return m_builder.select(m_builder.equal(held, from), to, held); });
              entered(to, std::nullopt);
            });
      },
      [&] { m_function.fail(m_builder.select(exist, full, nothing)); });
}

void CellTokens::lower(const CaptureEffect& effect) {
  if (effect.to) throw Unsupported{"capture to a zone", effect.node};
  const std::optional<ZoneSet> what = m_queries.membersOf(effect.what);
  if (!what) throw Unsupported{"a capture of something else than zones and tokens", effect.node};
  const ZoneSet captured = m_sets.both(*what, m_tokens.occupied());
  if (m_function.records && !m_function.trial.isOn)
    m_sets.forEach(captured, [this](Word zone) { m_function.tell(ChangeKind::Destroyed, zone, zone); });
  m_cells.takeAll(captured);
  m_names.follow([&](Word held) { return m_builder.select(m_sets.contains(captured, held), -1, held); });
  if (!effect.score) return;
  const bool global = m_def.variables[effect.score->index].scope == VariableScope::Global;
  const Word seat = global ? Word(-1) : actor();
  const Word before = m_variables.variable(effect.score->index, seat);
  const Word count = m_sets.count(captured);
  m_variables.setVariable(effect.score->index, seat, m_arithmetic.compute(ArithmeticOp::Add, before, count),
                          count);
}

void CellTokens::lower(const SwapEffect& effect) {
  if (m_events.hears(EventKind::TokenEntered))
    throw Unsupported{"a swap of tokens that triggers hear of", effect.node};
  const Word a = m_selectors.token(effect.first);
  const Word b = m_selectors.token(effect.second);
  const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, a), m_builder.lessOrEqual(0, b));
  m_builder.ifThen(
      exist,
      [&] {
        m_builder.ifThen(m_builder.notEqual(a, b), [&] {
          m_function.tell(ChangeKind::Swapped, 0, a, b);
          m_cells.swap(a, b);
        });
        m_names.follow([&](Word held) {
          const Word other = m_builder.select(m_builder.equal(held, b), a, held);
          return m_builder.select(m_builder.equal(held, a), b, other);
        });
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

void CellTokens::entered(Word zone, std::optional<std::uint32_t> type) {
  setLastZone(zone);
  for (Name& name : m_names) name.content = Content::Anything;
  if (m_function.trial.isOn || m_def.triggers.empty()) return;
  // Only what some trigger can listen to is worth remembering.
  ZoneSet heard = m_sets.none();
  for (const TriggerDef& trigger : m_def.triggers) {
    if (trigger.event != EventKind::TokenEntered) continue;
    if (type && trigger.match.type && trigger.match.type->index != *type) continue;
    heard =
        m_sets.either(heard, trigger.match.region ? m_selectors.region(trigger.match.region->index, actor())
                                                  : m_sets.all());
  }
  if (heard == m_sets.none()) return;
  const Word kind = type ? Word(*type) : m_tokens.typeAt(zone);
  const Word depth = m_function.eventDepth;
  m_builder.ifThen(m_sets.contains(heard, zone), [&] {
    m_events.queueEvent({EventKind::TokenEntered, kind, actor(), zone, zone, depth});
  });
}

void CellTokens::checkTriggers() const {
  const auto isOnTokens = [](const TriggerDef& trigger) { return trigger.event == EventKind::TokenEntered; };
  if (std::ranges::none_of(m_def.triggers, isOnTokens)) return;
  // A token is its zone here, and has to be there still when others hear of it.
  const auto isFine = [](const EffectList& list) { return raisesLast(list); };
  const bool actions = std::ranges::all_of(m_def.actions, isFine, &ActionDef::effects);
  if (!actions || !std::ranges::all_of(m_def.triggers, isFine, &TriggerDef::effects))
    throw Unsupported{"triggers on tokens that may have gone on by then"};
  const auto changes = [](const TriggerDef& trigger) { return anyMay(trigger, tokensComeOrGo); };
  const auto matters = [&](const TriggerDef& trigger) { return isOnTokens(trigger) || changes(trigger); };
  if (std::ranges::any_of(m_def.triggers, changes) && std::ranges::count_if(m_def.triggers, matters) > 1)
    throw Unsupported{"several triggers on tokens, of which one changes tokens"};
}

bool CellTokens::writesAtOnce(const ForEachEffect& effect) {
  const Value::Kind kind = m_queryKinds.kindOf(effect.over);
  if (kind == Value::Kind::Token && !movesOnlyItsOwn(m_rules, effect))
    throw Unsupported{"a loop over tokens that moves others", effect.node,
                      "go through the zones that they lie in"};
  if (kind != Value::Kind::Zone) return false;
  const SetOwnerEffect* change =
      effect.limit ? nullptr : onlySetsOwner(effect, m_rules.bindingIndex(effect.bind.name));
  if (change == nullptr) return false;
  const ZoneSet members = *m_queries.membersOf(effect.over);
  const ZoneSet zones = m_sets.both(members, m_tokens.occupied());
  const Word owner = change->player ? m_selectors.player(*change->player) : Word(-1);
  if (m_function.records && !m_function.trial.isOn) {
    m_builder.ifThen(m_sets.isSet(m_sets.without(members, zones)), [this] { m_function.leaveToKernel(); });
    m_sets.forEach(zones, [&](Word zone) { m_function.tell(ChangeKind::Owner, zone, 0, owner); });
  }
  m_cells.setOwners(zones, owner);
  return true;
}

}  // namespace ludo::engine

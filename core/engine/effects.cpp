// SPDX-License-Identifier: Apache-2.0
// Effects: what the kernel's effects.cpp, control.cpp and state_editor.cpp do, where every zone holds one
// token at most. An effect whose token or zone does not exist does nothing.
#include <algorithm>
#include <variant>

#include "core/engine/lowering.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

// The kernel's budget for a call allows a million effects; the kernel does what comes near to that.
constexpr std::int64_t mostRoundsOfCall = 100'000;

Lowering::Loop::Loop(Lowering& lowering, std::int64_t mostRounds)
    : m_lowering(lowering), m_outerRounds(lowering.m_mostRounds) {
  ++lowering.m_loops;
  const std::int64_t rounds = std::max<std::int64_t>(mostRounds, 1);
  const bool isMany = m_outerRounds > mostRoundsOfCall || rounds > mostRoundsOfCall;
  lowering.m_mostRounds = isMany ? mostRoundsOfCall + 1 : m_outerRounds * rounds;
}

Lowering::Loop::~Loop() {
  --m_lowering.m_loops;
  m_lowering.m_mostRounds = m_outerRounds;
}

void Lowering::Loop::beginRound() {
  if (m_lowering.m_mostRounds <= mostRoundsOfCall) return;
  machine::Builder& builder = m_lowering.m_builder;
  const Word rounds = builder.add(builder.get(m_lowering.m_rounds), 1);
  builder.set(m_lowering.m_rounds, rounds);
  builder.ifThen(builder.less(mostRoundsOfCall, rounds), [this] { m_lowering.escape(); });
}

void Lowering::setVariable(std::uint32_t variable, Word seat, Word value) {
  const VariableDef& def = m_def.variables[variable];
  const std::int64_t low = m_rules.number(def.min);
  const std::int64_t high = std::max(low, m_rules.number(def.max));
  const Word kept = m_builder.maximum(m_builder.minimum(value, high), low);
  if (m_refused) {
    // For a player's variable of nobody nothing is done.
    const Word counts = def.scope == VariableScope::Global ? Word(1) : m_builder.lessOrEqual(0, seat);
    m_builder.ifThen(m_builder.bitAnd(counts, m_builder.notEqual(kept, value)), [this] { fail(); });
  }
  if (def.scope == VariableScope::Global) {
    write(m_layout.variables[m_rules.variableSlot(variable, kernel::nobody)], kept);
    return;
  }
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const Word isHis = m_builder.equal(seat, each);
    if (isHis.is(0)) continue;
    const Field& field = m_layout.variables[m_rules.variableSlot(variable, each)];
    write(field, m_builder.select(isHis, kept, read(field)));
  }
}

std::vector<Lowering::Word> Lowering::owners(std::uint32_t variable,
                                             const std::optional<PlayerSelector>& selector) {
  if (m_def.variables[variable].scope == VariableScope::Global) return {Word(-1)};
  return selector ? players(*selector) : std::vector<Word>{m_actor};
}

void Lowering::perform(const EffectList& list) {
  const std::size_t outer = m_names.size();
  perform(list, numberOfNames());
  // Names that a choice or a roll has bound last to the end of the list.
  m_names.resize(outer);
}

void Lowering::perform(const EffectList& list, std::uint32_t namesAfter) {
  m_lists.push_back({list.list, 0, namesAfter});
  for (const Effect& effect : list.items) {
    ++m_lists.back().next;
    perform(effect);
  }
  m_lists.pop_back();
}

void Lowering::perform(const Effect& effect) {
  spend();
  const auto write = [this](const auto& part) { lower(part); };
  std::visit([&](const auto& part) { lowerPart(part, write); }, effect.node);
  forgetAfter(effect);
}

template <typename Part>
void Lowering::lower(const Part& effect) {
  throw Unsupported{"the effect " + typeOf<Part>().name, effect.node};
}

void Lowering::lower(const SetVarEffect& effect) {
  const Word to = integer(effect.value);
  for (const Word& seat : owners(effect.var.index, effect.player)) setVariable(effect.var.index, seat, to);
}

void Lowering::lower(const AddVarEffect& effect) {
  const Word delta = integer(effect.delta);
  for (const Word& seat : owners(effect.var.index, effect.player)) {
    const Word before = variable(effect.var.index, seat);
    const Word sum = compute(ArithmeticOp::Add, before, delta);
    if (m_refused)
      m_builder.ifThen(m_builder.notEqual(sum, m_builder.add(before, delta)), [this] { fail(); });
    setVariable(effect.var.index, seat, sum);
  }
}

void Lowering::lower(const PlaceEffect& effect) {
  const Word to = zone(effect.zone);
  const Word owner = effect.owner ? player(*effect.owner) : m_actor;
  if (m_store) {
    m_builder.ifThen(
        m_builder.bitAnd(m_builder.lessOrEqual(0, to), m_tokens.hasRoom(to)),
        [&] {
          create(to, effect.type.index, owner, [](Word) {});
          setLastZone(to);
        },
        [this] { fail(); });
    return;
  }
  m_builder.ifThen(
      certain(effect.zone) == Content::Nothing ? Word(1) : matches(to, Occupancy::Empty),
      [&] {
        m_tokens.put(to, effect.type.index, owner);
        if (!m_trial) growConnections(to, owner);
        entered(to, effect.type.index);
      },
      [this] { fail(); });
}

void Lowering::lower(const MoveTokenEffect& effect) {
  const bool isOwn = certain(effect.token) == Content::Own;
  const bool isRoom = certain(effect.to) == Content::Nothing;
  const Word from = isOwn ? zone(effect.token.zone) : token(effect.token);
  const Word to = zone(effect.to);
  Word fits = m_builder.bitAnd(isOwn ? Word(1) : m_builder.lessOrEqual(0, from),
                               isRoom ? Word(1) : m_builder.lessOrEqual(0, to));
  if (effect.from) fits = m_builder.bitAnd(fits, m_builder.equal(m_tokens.zoneOf(from), zone(*effect.from)));
  if (m_store) {
    m_builder.ifThen(
        fits, [&] { moveTo(from, to, effect.position, [&] { setLastZone(to); }); }, [this] { fail(); });
    return;
  }
  if (m_counts) return moveOneCounted(effect, from, to, fits);
  if (effect.position == InsertPosition::Random) throw Unsupported{"a random place", effect.node};
  const Word stays = isRoom ? Word(0) : m_builder.equal(from, to);
  if (!isRoom)
    fits = m_builder.bitAnd(fits, m_builder.bitOr(stays, m_builder.isZero(m_tokens.isOccupied(to))));
  m_builder.ifThen(
      fits,
      [&] {
        m_builder.ifThen(
            stays, [&] { setLastZone(to); },
            [&] {
              m_cells->move(from, to, isOwn ? m_actor : Word(-1));
              follow([&](Word held) { return m_builder.select(m_builder.equal(held, from), to, held); });
              entered(to, std::nullopt);
            });
      },
      [this] { fail(); });
}

void Lowering::lower(const DestroyTokenEffect& effect) {
  const Word at = token(effect.token);
  m_builder.ifThen(
      m_builder.lessOrEqual(0, at),
      [&] {
        m_tokens.take(at);
        follow([&](Word held) { return m_builder.select(m_builder.equal(held, at), -1, held); });
      },
      [this] { fail(); });
}

void Lowering::lower(const SetOwnerEffect& effect) {
  const Word at = token(effect.token);
  const Word owner = effect.player ? player(*effect.player) : Word(-1);
  m_builder.ifThen(
      m_builder.lessOrEqual(0, at), [&] { m_tokens.setOwner(at, owner); }, [this] { fail(); });
}

void Lowering::lower(const CaptureEffect& effect) {
  if (m_store) return captureStored(effect);
  if (m_counts) throw Unsupported{"a capture of tokens that are only counted", effect.node};
  if (effect.to) throw Unsupported{"capture to a zone", effect.node};
  const std::optional<ZoneSet> what = membersOf(effect.what);
  if (!what) throw Unsupported{"a capture of something else than zones and tokens", effect.node};
  const ZoneSet captured = m_sets.both(*what, m_tokens.occupied());
  m_cells->takeAll(captured);
  follow([&](Word held) { return m_builder.select(m_sets.contains(captured, held), -1, held); });
  if (!effect.score) return;
  const bool global = m_def.variables[effect.score->index].scope == VariableScope::Global;
  const Word seat = global ? Word(-1) : m_actor;
  const Word before = variable(effect.score->index, seat);
  setVariable(effect.score->index, seat, compute(ArithmeticOp::Add, before, m_sets.count(captured)));
}

void Lowering::lower(const IfEffect& effect) {
  m_builder.ifThen(
      holds(effect.when), [&] { perform(effect.then); }, [&] { perform(effect.otherwise); });
}

void Lowering::lower(const LetEffect& effect) {
  // The name goes when the list does.
  const std::uint32_t outer = numberOfNames();
  m_names.push_back(lasting(m_rules.bindingIndex(effect.bind.name), value(effect.value)));
  perform(effect.in, outer);
  m_names.resize(outer);
}

namespace {

/// A body that does the same whatever order its zones come in: only owners of the zones' own tokens change.
const SetOwnerEffect* onlySetsOwner(const ForEachEffect& effect, std::uint32_t name) {
  if (effect.effects.items.size() != 1) return nullptr;
  const auto* change = std::get_if<SetOwnerEffect>(&effect.effects.items.front().node);
  if (change == nullptr || change->token.kind == TokenSelector::Kind::Binding) return nullptr;
  const ZoneSelector& at = change->token.zone;
  const bool ofItsZone = at.kind == ZoneSelector::Kind::Binding && at.binding.index == name;
  const bool byName = change->player && change->player->kind == PlayerSelector::Kind::Binding;
  return ofItsZone && !byName ? change : nullptr;
}

}  // namespace

void Lowering::lower(const ForEachEffect& effect) {
  const std::uint32_t name = m_rules.bindingIndex(effect.bind.name);
  const Value::Kind kind = kindOf(effect.over);
  if (m_cells && kind == Value::Kind::Token) throw Unsupported{"a loop over tokens", effect.node};
  const std::int64_t limit = std::max<std::int64_t>(m_rules.number(effect.limit), 0);
  if (kind == Value::Kind::Zone && m_cells) {
    const bool isBounded = limit >= static_cast<std::int64_t>(m_geometry.zoneCount());
    const SetOwnerEffect* change = isBounded ? onlySetsOwner(effect, name) : nullptr;
    if (change != nullptr) {
      const ZoneSet zones = m_sets.both(*membersOf(effect.over), m_tokens.occupied());
      m_cells->setOwners(zones, change->player ? player(*change->player) : Word(-1));
      return;
    }
  }
  if (effect.effects.empty()) return;
  // What comes after the limit is left out.
  const std::int64_t most = mostOptions(effect.over);
  Loop loop(*this, std::min(most, limit));
  const machine::Variable rounds = m_builder.variable(0);
  forEach(effect.over, [&](const Typed& item) {
    const Bound each(*this, name, item);
    if (most <= limit) {
      loop.beginRound();
      return perform(effect.effects);
    }
    const Word round = m_builder.get(rounds);
    m_builder.ifThen(m_builder.less(round, limit), [&] {
      m_builder.set(rounds, m_builder.add(round, 1));
      loop.beginRound();
      perform(effect.effects);
    });
  });
}

std::int64_t Lowering::mostOptions(const Query& query) {
  switch (kindOf(query)) {
    case Value::Kind::Zone:
      return static_cast<std::int64_t>(m_geometry.zoneCount());
    case Value::Kind::Token:
      return m_store ? m_layout.tokens->room : static_cast<std::int64_t>(m_geometry.zoneCount());
    case Value::Kind::Player:
      return m_rules.seats();
    default:
      return INT64_MAX;
  }
}

void Lowering::lower(const RepeatEffect& effect) {
  const std::int64_t times = m_rules.number(effect.times);
  Loop loop(*this, times);
  m_builder.forEachBelow(times, [&](Word) {
    loop.beginRound();
    perform(effect.effects);
  });
}

void Lowering::setLastZone(Word zone) {
  if (m_layout.lastZone) write(*m_layout.lastZone, zone);
}

void Lowering::entered(Word zone, std::optional<std::uint32_t> type) {
  setLastZone(zone);
  for (Name& name : m_names) name.content = Content::Anything;
  if (m_trial || m_def.triggers.empty()) return;
  // Only what some trigger can listen to is worth remembering.
  ZoneSet heard = m_sets.none();
  for (const TriggerDef& trigger : m_def.triggers) {
    if (trigger.event != EventKind::TokenEntered) continue;
    if (type && trigger.match.type && trigger.match.type->index != *type) continue;
    heard = m_sets.either(heard,
                          trigger.match.region ? region(trigger.match.region->index, m_actor) : m_sets.all());
  }
  if (heard == m_sets.none()) return;
  const Word kind = type ? Word(*type) : m_tokens.typeAt(zone);
  const Word depth = m_eventDepth;
  m_builder.ifThen(m_sets.contains(heard, zone), [&] {
    queueEvent({EventKind::TokenEntered, kind, m_actor, zone, zone, depth});
  });
}

}  // namespace ludo::engine

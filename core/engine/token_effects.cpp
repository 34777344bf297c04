// SPDX-License-Identifier: Apache-2.0
// Effects on tokens with ids: what the kernel's effects.cpp and state_editor.cpp do. Each token that enters a
// zone is seen there, and raises an event.
#include <algorithm>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Memory;
using machine::Variable;

TokenStore& Lowering::store(std::uint32_t node) {
  if (!m_store) throw Unsupported{"an effect on tokens that have to have ids", node};
  return *m_store;
}

void Lowering::fail() {
  if (m_refused) m_builder.set(*m_refused, 1);
}

void Lowering::escape() {
  m_context.mayEscape = true;
  if (m_purpose == Purpose::LegalMoves) {
    // Who asks for moves keeps the position.
    if (m_beforeTrial) m_builder.copyBytes({Memory::State, 0}, *m_beforeTrial, m_layout.bytes);
    m_builder.giveBack(-1);
    return;
  }
  write(m_layout.status, Status::Escaped);
  m_builder.giveBack(0);
}

// An effect on "hand:all" happens once for each player, in seat order; two such zones go together.
void Lowering::forEachSeat(const ZoneSelector& a, const ZoneSelector* b,
                           const std::function<void(std::optional<Word>)>& body) {
  for (const ZoneSelector* selector : {&a, b}) {
    if (selector == nullptr || !selector->owned || !selector->owner.plural()) continue;
    // Who is meant is asked once, before anything happens.
    const std::vector<Word> seats = players(selector->owner);
    const Variable left = m_builder.variable(maskOf(seats));
    const Loop loop(*this, m_rules.seats());
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

void Lowering::place(Word token, Word zone, InsertPosition position) {
  if (position == InsertPosition::Random) {
    // Its place is drawn also where there is only one; in a trial it goes on top.
    const Variable below = m_builder.variable(0);
    m_builder.ifThen(m_store->hasPlaces(zone), [&] {
      const Word there = m_tokens.count(zone);
      m_builder.set(below, m_trial ? there : randomBelow(m_builder.add(there, 1)));
    });
    m_builder.ifThen(
        m_store->isOrdered(zone), [&] { m_store->enterAbove(token, zone, m_builder.get(below)); },
        [&] { m_store->enter(token, zone, 0); });
    m_builder.ifThen(m_store->hasPlaces(zone), [&] { mix(zone); });
    return;
  }
  m_store->enter(token, zone, position == InsertPosition::Bottom ? Word(1) : m_store->isQueue(zone));
}

// The token and the zone exist.
void Lowering::moveTo(Word token, Word to, InsertPosition position, const Body& moved) {
  const Word from = m_tokens.zoneOf(token);
  const Word stays = m_builder.equal(from, to);
  m_builder.ifThen(
      m_builder.bitOr(stays, m_tokens.hasRoom(to)),
      [&] {
        m_store->leave(token);
        place(token, to, position);
        becomesKnown(token, to);
        tellEntered(token, to, m_builder.isZero(stays));
        if (moved) moved();
        if (position == InsertPosition::Random)
          m_builder.ifThen(m_store->hasPlaces(to), [this] { endsTrial(); });
      },
      [this] { fail(); });
}

void Lowering::tellEntered(Word token, Word zone, Word isNew) {
  if (m_trial || !hears(EventKind::TokenEntered)) return;
  m_builder.ifThen(isNew, [&] {
    queueEvent({EventKind::TokenEntered, m_tokens.type(token), m_actor, token, zone, m_eventDepth});
  });
}

// The zone exists. `made` gets the token before others hear of it.
void Lowering::create(Word zone, std::uint32_t type, Word owner, const std::function<void(Word)>& made) {
  const Word token = m_store->created();
  m_builder.ifThen(m_builder.lessOrEqual(m_layout.tokens->room, token), [this] { escape(); });
  m_tokens.put(zone, type, owner);
  joinPoolOf(token, zone, owner);
  made(token);
  becomesKnown(token, zone);
  tellEntered(token, zone, 1);
}

std::vector<std::pair<std::uint32_t, Lowering::Word>> Lowering::startsOf(const CreateTokenEffect& effect) {
  std::vector<std::pair<std::uint32_t, Word>> props;
  for (const auto& [property, value] : effect.props) {
    const Facts::Property& facts = m_context.facts.properties[property.index];
    if (!facts.has[effect.type.index]) continue;
    const Typed start = this->value(value);
    if (facts.isMixed || start.kind != facts.kind)
      throw Unsupported{"a property of several kinds", effect.node};
    if (!start.exists.is(1)) m_builder.ifThen(m_builder.isZero(start.exists), [this] { escape(); });
    props.emplace_back(property.index, start.payload);
  }
  return props;
}

// `each` takes the place of a selector of several players.
Lowering::Word Lowering::ownerOf(const CreateTokenEffect& effect, std::optional<Word> each) {
  if (!effect.owner) return -1;
  return effect.owner->plural() && each ? *each : player(*effect.owner);
}

void Lowering::lower(const CreateTokenEffect& effect) {
  if (m_cells) return createInCells(effect);
  store(effect.node);
  const Word count = integer(effect.count);
  const auto props = startsOf(effect);
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word to = zone(effect.zone, seat);
    const Word owner = ownerOf(effect, seat);
    const Variable left = m_builder.variable(count);
    m_builder.ifThen(m_builder.less(to, 0), [this] { fail(); });
    m_builder.loopWhile(
        [&] {
          return m_builder.bitAnd(m_builder.lessOrEqual(0, to), m_builder.less(0, m_builder.get(left)));
        },
        [&] {
          m_builder.ifThen(
              m_tokens.hasRoom(to),
              [&] {
                create(to, effect.type.index, owner, [&](Word token) {
                  for (const auto& [property, start] : props) {
                    m_store->setProperty(token, property, start);
                    setOrigin(token, property, m_rules.origins().of(effect.node, property));
                  }
                });
                setLastZone(to);
                m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
              },
              [&] {
                fail();
                m_builder.set(left, 0);
              });
        });
  });
}

// The first takes all the room that there is.
void Lowering::createInCells(const CreateTokenEffect& effect) {
  const Word count = integer(effect.count);
  const auto props = startsOf(effect);
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word to = zone(effect.zone, seat);
    const Word owner = ownerOf(effect, seat);
    const bool isRoom = certain(effect.zone) == Content::Nothing;
    const Word exists = m_builder.lessOrEqual(0, to);
    const Word fits = isRoom ? Word(1) : m_builder.bitAnd(exists, m_tokens.hasRoom(to));
    const Word some = m_builder.less(0, count);
    m_builder.ifThen(m_builder.bitAnd(fits, some), [&] {
      m_tokens.put(to, effect.type.index, owner);
      for (const auto& [property, start] : props) m_tokens.setProperty(to, property, start);
      if (!m_trial) growConnections(to, owner);
      entered(to, effect.type.index);
    });
    const Word most = m_builder.select(fits, 1, 0);
    const Word wanted = m_builder.select(exists, count, 1);
    m_builder.ifThen(m_builder.less(most, wanted), [this] { fail(); });
  });
}

void Lowering::lower(const MoveTokenAdjacentEffect& effect) {
  if (dependsOnActor(effect)) return byActor([&] { lower(effect); });
  store(effect.node);
  const Word moving = token(effect.token);
  const Word from = m_tokens.zoneOf(moving);
  const Word exists = m_builder.lessOrEqual(0, moving);
  const Word fits =
      effect.from ? m_builder.bitAnd(exists, m_builder.equal(from, zone(*effect.from))) : exists;
  Word to = -1;
  for (std::uint32_t direction : directions({effect.direction})) {
    const Word next = m_geometry.step(m_builder, from, direction);
    to = m_builder.select(m_builder.less(to, 0), next, to);
  }
  m_builder.ifThen(
      m_builder.bitAnd(fits, m_builder.lessOrEqual(0, to)),
      [&] { moveTo(moving, to, InsertPosition::Top, [&] { setLastZone(to); }); }, [this] { fail(); });
}

void Lowering::lower(const MoveAllEffect& effect) {
  if (!m_counts) store(effect.node);
  const Variable drawn = m_builder.variable(0);
  forEachSeat(effect.from, &effect.to, [&](std::optional<Word> seat) {
    const Word from = zone(effect.from, seat);
    const Word to = zone(effect.to, seat);
    const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, from), m_builder.lessOrEqual(0, to));
    m_builder.ifThen(
        exist,
        [&] { m_builder.set(drawn, m_builder.bitOr(m_builder.get(drawn), moveAll(effect, from, to))); },
        [this] { fail(); });
  });
  // A trial ends with the effect that comes to chance.
  if (m_trial && effect.position == InsertPosition::Random)
    m_builder.ifThen(m_builder.get(drawn), [this] { endsTrial(); });
}

// Gives back whether some token's place was drawn.
Lowering::Word Lowering::moveAll(const MoveAllEffect& effect, Word from, Word to) {
  if (m_counts) {
    moveAllCounted(effect, from, to);
    return 0;
  }
  const TokenSet wanted = where(effect.filter, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.in(from));
  const OptionList moving = list(from, wanted);
  const Word stays = m_builder.equal(from, to);
  // So many as there is room for, the lowest first.
  const Word fitting =
      m_builder.select(stays, moving.count, m_builder.minimum(moving.count, m_store->room(to)));
  m_builder.ifThen(m_builder.less(fitting, moving.count), [this] { fail(); });
  m_builder.forEachBelow(fitting, [&](Word i) { m_store->leave(listed(moving, i)); });
  const Word under = effect.position == InsertPosition::Bottom ? Word(1)
                     : effect.position == InsertPosition::Top  ? m_store->isQueue(to)
                                                               : Word(0);
  m_builder.forEachBelow(fitting, [&](Word i) {
    // Those that go under the others go in last first, so that their own order is kept.
    const Word last = m_builder.subtract(m_builder.subtract(fitting, 1), i);
    const Word token = listed(moving, m_builder.select(under, last, i));
    place(token, to, effect.position);
    becomesKnown(token, to);
    tellEntered(token, to, m_builder.isZero(stays));
  });
  if (effect.position != InsertPosition::Random) return 0;
  return m_builder.bitAnd(m_store->hasPlaces(to), m_builder.less(0, fitting));
}

void Lowering::lower(const DrawEffect& effect) {
  if (!m_counts) store(effect.node);
  const Word count = integer(effect.count);
  forEachSeat(effect.from, &effect.to, [&](std::optional<Word> seat) {
    const Word from = zone(effect.from, seat);
    const Word to = zone(effect.to, seat);
    const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, from), m_builder.lessOrEqual(0, to));
    m_builder.ifThen(
        exist, [&] { draw(from, to, count); }, [this] { fail(); });
  });
}

void Lowering::draw(Word from, Word to, Word count) {
  if (m_counts) return drawCounted(from, to, count);
  const Variable left = m_builder.variable(count);
  m_builder.loopWhile(
      [&] { return m_builder.less(0, m_builder.get(left)); },
      [&] {
        const Word top = m_tokens.top(from);
        const Word some = m_builder.lessOrEqual(0, top);
        const Word fits = m_builder.bitAnd(m_builder.notEqual(from, to), m_tokens.hasRoom(to));
        m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
        m_builder.ifThen(
            m_builder.bitAnd(some, fits), [&] { moveTo(top, to, InsertPosition::Top, {}); },
            [&] {
              // Drawing from a zone to itself asks for nothing.
              m_builder.ifThen(m_builder.bitOr(m_builder.isZero(some), m_builder.notEqual(from, to)),
                               [this] { fail(); });
              m_builder.set(left, 0);
            });
      });
}

void Lowering::lower(const SowEffect& effect) {
  if (dependsOnActor(effect)) return byActor([&] { lower(effect); });
  if (m_counts) return sowCounted(effect);
  store(effect.node);
  const Word from = zone(effect.from);
  const std::vector<std::uint32_t> ways = directions({effect.direction});
  if (ways.empty()) return fail();
  const OptionList seeds = list(from, m_tokens.in(from));
  m_builder.ifThen(m_builder.isZero(seeds.count), [this] { fail(); });
  const Variable at = m_builder.variable(from);
  const Variable next = m_builder.variable(0);
  const Variable tried = m_builder.variable(0);
  const auto end = [&] {
    fail();
    m_builder.set(next, seeds.count);
  };
  const Loop loop(*this, m_layout.tokens->room);
  m_builder.loopWhile(
      [&] { return m_builder.less(m_builder.get(next), seeds.count); },
      [&] {
        const Word to = m_geometry.step(m_builder, m_builder.get(at), ways.front());
        m_builder.set(at, to);
        const Bound candidate(*this, m_rules.zoneBinding(), {Value::Kind::Zone, to});
        // A round without a zone that takes a seed ends the sowing.
        const Word tries = m_builder.get(tried);
        const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
        const Word lost = m_builder.bitOr(m_builder.less(to, 0), m_builder.less(zones, tries));
        m_builder.ifThen(lost, end, [&] {
          const Word skipped = effect.skip ? holds(*effect.skip) : Word(0);
          m_builder.ifThen(
              skipped, [&] { m_builder.set(tried, m_builder.add(tries, 1)); },
              [&] {
                const Word number = m_builder.get(next);
                m_builder.set(tried, 0);
                m_builder.set(next, m_builder.add(number, 1));
                moveTo(listed(seeds, number), to, InsertPosition::Top, [&] { setLastZone(to); });
              });
        });
      });
}

void Lowering::lower(const SetTokenPropEffect& effect) {
  const Facts::Property& facts = m_context.facts.properties[effect.prop.index];
  const Word held = token(effect.token);
  const Typed to = value(effect.value);
  if (facts.isMixed || to.kind != facts.kind) throw Unsupported{"a property of several kinds", effect.node};
  const std::vector<std::int64_t> has(facts.has.begin(), facts.has.end());
  m_builder.ifThen(
      byType(held, has),
      [&] {
        if (!to.exists.is(1)) m_builder.ifThen(m_builder.isZero(to.exists), [this] { escape(); });
        m_tokens.setProperty(held, effect.prop.index, to.payload);
        setOrigin(held, effect.prop.index, m_rules.origins().of(effect.node, effect.prop.index));
      },
      [this] { fail(); });
}

void Lowering::captureStored(const CaptureEffect& effect) {
  const Value::Kind kind = kindOf(effect.what);
  if (kind != Value::Kind::Token && kind != Value::Kind::Zone) return;
  // What is captured is known before the first is gone.
  const OptionList captured = newList(Value::Kind::Token);
  const Variable count = m_builder.variable(0);
  forEach(effect.what, [&](const Typed& item) {
    const Word held = kind == Value::Kind::Token ? item.payload : m_tokens.top(item.payload);
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(0, m_tokens.zoneOf(held)), [&] {
      put(captured, number, held);
      m_builder.set(count, m_builder.add(number, 1));
    });
  });
  const auto score = [&] {
    if (!effect.score) return;
    const bool global = m_def.variables[effect.score->index].scope == VariableScope::Global;
    const Word seat = global ? Word(-1) : m_actor;
    const Word before = variable(effect.score->index, seat);
    setVariable(effect.score->index, seat, compute(ArithmeticOp::Add, before, 1));
  };
  const Variable next = m_builder.variable(0);
  const Loop loop(*this, m_layout.tokens->room);
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(next), m_builder.get(count)); },
                      [&] {
                        const Word held = listed(captured, m_builder.get(next));
                        m_builder.set(next, m_builder.add(m_builder.get(next), 1));
                        if (!effect.to) {
                          m_tokens.take(held);
                          score();
                          return;
                        }
                        const Word to = zone(*effect.to);
                        m_builder.ifThen(
                            m_builder.lessOrEqual(0, to),
                            [&] { moveTo(held, to, InsertPosition::Top, score); },
                            [&] {
                              fail();
                              m_builder.set(count, 0);
                            });
                      });
}

void Lowering::makeKnown(const Query& what, Word seats) {
  if (!m_layout.tokens->knownBy) return;
  const std::optional<ZoneSet> members = membersOf(what);
  const Value::Kind kind = kindOf(what);
  // A collection of nothing is of no kind.
  if (!members || (kind != Value::Kind::Token && kind != Value::Kind::Zone)) return;
  const TokenSet tokens = kind == Value::Kind::Zone ? tokensIn(*members) : *members;
  m_tokens.sets().forEach(tokens, [&](Word token) {
    m_builder.ifThen(m_builder.lessOrEqual(0, m_tokens.zoneOf(token)), [&] { learn(token, seats); });
  });
}

Lowering::Word Lowering::maskOf(const std::vector<Word>& seats) {
  Word mask = 0;
  for (const Word& seat : seats)
    mask = m_builder.bitOr(mask,
                           m_builder.shiftLeft(m_builder.lessOrEqual(0, seat), m_builder.maximum(seat, 0)));
  return mask;
}

void Lowering::lower(const RevealEffect& effect) {
  store(effect.node);
  const Word everybody = (std::int64_t{1} << m_rules.seats()) - 1;
  makeKnown(effect.what, effect.to ? maskOf(players(*effect.to)) : everybody);
}

void Lowering::lower(const PeekEffect& effect) {
  store(effect.node);
  makeKnown(effect.what, maskOf(effect.player ? players(*effect.player) : std::vector<Word>{m_actor}));
}

}  // namespace ludo::engine

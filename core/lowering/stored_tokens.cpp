// SPDX-License-Identifier: Apache-2.0
// Effects on tokens with ids: what the kernel's effects.cpp and state_editor.cpp do. Each token that enters a
// zone is seen there, and raises an event.
#include "core/lowering/stored_tokens.h"

#include <algorithm>

#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/layout/token_store.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/chance.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/conditions.h"
#include "core/lowering/connections.h"
#include "core/lowering/events.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

void StoredTokens::place(Word token, Word zone, InsertPosition position) {
  if (position == InsertPosition::Random) {
    // Its place is drawn also where there is only one; in a trial it goes on top.
    const Variable below = m_builder.variable(0);
    m_builder.ifThen(m_store.kinds().hasPlaces(zone), [&] {
      const Word there = m_tokens.count(zone);
      m_builder.set(below, m_function.trial.isOn ? there : m_chance.randomBelow(m_builder.add(there, 1)));
    });
    m_builder.ifThen(
        m_store.kinds().isOrdered(zone), [&] { m_store.enterAbove(token, zone, m_builder.get(below)); },
        [&] { m_store.enter(token, zone, 0); });
    m_builder.ifThen(m_store.kinds().hasPlaces(zone), [&] { m_secrets.mix(zone); });
    return;
  }
  m_store.enter(token, zone, position == InsertPosition::Bottom ? Word(1) : m_store.kinds().isQueue(zone));
}

// The token and the zones exist.
void StoredTokens::moveTo(Word token, Word from, Word to, InsertPosition position, const Body& moved) {
  const Word stays = m_builder.equal(from, to);
  m_builder.ifThen(
      m_builder.bitOr(stays, m_tokens.hasCapacity(to)),
      [&] {
        m_function.tell(ChangeKind::Moved, token, from, to);
        // A random place is drawn also where there is only one.
        if (position != InsertPosition::Random && m_store.kinds().areForOne(from, to)) {
          m_store.moveOne(token, from, to);
        } else {
          m_store.leave(token, from);
          place(token, to, position);
        }
        m_secrets.becomesKnown(token, to);
        tellEntered(token, to, m_builder.isZero(stays));
        if (moved) moved();
        if (position == InsertPosition::Random)
          m_builder.ifThen(m_store.kinds().hasPlaces(to), [this] { m_function.endsTrial(); });
      },
      [this] { m_function.fail(ChangeKind::ZoneFull); });
}

void StoredTokens::tellEntered(Word token, Word zone, Word isNew) {
  if (m_function.trial.isOn || !m_events.hears(EventKind::TokenEntered)) return;
  m_builder.ifThen(isNew, [&] {
    m_events.queueEvent(
        {EventKind::TokenEntered, m_tokens.type(token), actor(), token, zone, m_function.eventDepth});
  });
}

// The zone exists. `made` gets the token before others hear of it.
void StoredTokens::create(Word zone, std::uint32_t type, Word owner, const std::function<void(Word)>& made) {
  const Word token = m_store.created();
  m_builder.ifThen(m_builder.lessOrEqual(m_layout.tokens->capacity, token), [this] { escape(); });
  m_function.tell(ChangeKind::Created, token, owner, zone);
  m_tokens.put(zone, type, owner);
  m_secrets.joinPoolOf(token, zone, owner);
  made(token);
  if (!m_function.trial.isOn) m_connections.growConnections(zone, owner);
  m_secrets.becomesKnown(token, zone);
  tellEntered(token, zone, 1);
}

void StoredTokens::lower(const PlaceEffect& effect) {
  const Word to = m_selectors.zone(effect.zone);
  const Word owner = effect.owner ? m_selectors.player(*effect.owner) : actor();
  m_builder.ifThen(
      m_builder.bitAnd(m_builder.lessOrEqual(0, to), m_tokens.hasCapacity(to)),
      [&] {
        create(to, effect.type.index, owner, [](Word) {});
        setLastZone(to);
      },
      [&] { m_function.failTo(to); });
}

void StoredTokens::lower(const MoveTokenEffect& effect) {
  const Word moving = m_selectors.token(effect.token);
  const bool isByZone = effect.token.isOfZone();
  const Word from = isByZone ? m_selectors.zone(effect.token.zone) : m_tokens.zoneOf(moving);
  const Word to = m_selectors.zone(effect.to);
  Word fits = m_builder.bitAnd(m_builder.lessOrEqual(0, moving), m_builder.lessOrEqual(0, to));
  if (effect.from) fits = m_builder.bitAnd(fits, m_builder.equal(from, m_selectors.zone(*effect.from)));
  m_builder.ifThen(
      fits, [&] { moveTo(moving, from, to, effect.position, [&] { setLastZone(to); }); },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

void StoredTokens::lower(const CreateTokenEffect& effect) {
  const Word count = m_values.integer(effect.count);
  const auto props = startsOf(effect);
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word to = m_selectors.zone(effect.zone, seat);
    const Word owner = ownerOf(effect, seat);
    const Variable left = m_builder.variable(count);
    m_builder.ifThen(m_builder.less(to, 0), [this] { m_function.fail(ChangeKind::NothingToMove); });
    m_builder.loopWhile(
        [&] {
          return m_builder.bitAnd(m_builder.lessOrEqual(0, to), m_builder.less(0, m_builder.get(left)));
        },
        [&] {
          m_builder.ifThen(
              m_tokens.hasCapacity(to),
              [&] {
                create(to, effect.type.index, owner, [&](Word token) {
                  m_store.secrets().setNature(token, m_rules.origins().ofNature(effect.node));
                  for (const auto& [property, start] : props) {
                    m_store.setProperty(token, property, start);
                    m_secrets.setOrigin(token, property, m_rules.origins().of(effect.node, property));
                  }
                });
                setLastZone(to);
                m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
              },
              [&] {
                m_function.fail(ChangeKind::ZoneFull);
                m_builder.set(left, 0);
              });
        });
  });
}

void StoredTokens::lower(const MoveTokenAdjacentEffect& effect) {
  if (m_selectors.isUndecided(effect)) return m_selectors.decide(effect, [&] { lower(effect); });
  const Word moving = m_selectors.token(effect.token);
  const Word from = m_tokens.zoneOf(moving);
  const Word exists = m_builder.lessOrEqual(0, moving);
  const Word fits =
      effect.from ? m_builder.bitAnd(exists, m_builder.equal(from, m_selectors.zone(*effect.from))) : exists;
  Word to = -1;
  for (std::uint32_t direction : m_selectors.directions({effect.direction})) {
    const Word next = m_geometry.step(m_builder, from, direction);
    to = m_builder.select(m_builder.less(to, 0), next, to);
  }
  m_builder.ifThen(
      m_builder.bitAnd(fits, m_builder.lessOrEqual(0, to)),
      [&] { moveTo(moving, from, to, InsertPosition::Top, [&] { setLastZone(to); }); },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

void StoredTokens::lower(const DrawEffect& effect) {
  const Word count = m_values.integer(effect.count);
  forEachTransfer(effect.from, effect.to, [&](Word from, Word to) { draw(from, to, count); });
}

void StoredTokens::draw(Word from, Word to, Word count) {
  const Variable left = m_builder.variable(count);
  m_builder.loopWhile(
      [&] { return m_builder.less(0, m_builder.get(left)); },
      [&] {
        const Word top = m_tokens.top(from);
        const Word some = m_builder.lessOrEqual(0, top);
        const Word fits = m_builder.bitAnd(m_builder.notEqual(from, to), m_tokens.hasCapacity(to));
        m_builder.set(left, m_builder.subtract(m_builder.get(left), 1));
        m_builder.ifThen(
            m_builder.bitAnd(some, fits), [&] { moveTo(top, from, to, InsertPosition::Top, {}); },
            [&] {
              // Of an empty zone there is no note, and drawing from a zone to itself asks for
              // nothing.
              m_builder.ifThen(
                  some,
                  [&] {
                    m_builder.ifThen(m_builder.notEqual(from, to),
                                     [this] { m_function.fail(ChangeKind::ZoneFull); });
                  },
                  [this] { m_function.fail(); });
              m_builder.set(left, 0);
            });
      });
}

void StoredTokens::lower(const SowEffect& effect) {
  if (m_selectors.isUndecided(effect)) return m_selectors.decide(effect, [&] { lower(effect); });
  const Word from = m_selectors.zone(effect.from);
  const std::vector<std::uint32_t> directions = m_selectors.directions({effect.direction});
  if (directions.empty()) return m_function.fail(ChangeKind::NothingToMove);
  const OptionList seeds = m_queryOrder.list(from, m_tokens.in(from));
  m_builder.ifThen(m_builder.isZero(seeds.count), [this] { m_function.fail(ChangeKind::NothingToMove); });
  const Variable at = m_builder.variable(from);
  const Variable next = m_builder.variable(0);
  const Variable tried = m_builder.variable(0);
  const auto end = [&] {
    m_function.fail(ChangeKind::NothingToMove);
    m_builder.set(next, seeds.count);
  };
  const Loop loop(m_function, m_layout.tokens->capacity);
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(next), seeds.count); },
                      [&] {
                        const Word to = m_geometry.step(m_builder, m_builder.get(at), directions.front());
                        m_builder.set(at, to);
                        const ScopedName candidate(m_names, m_rules.zoneBinding(), {Value::Kind::Zone, to});
                        // A round without a zone that takes a seed ends the sowing.
                        const Word tries = m_builder.get(tried);
                        const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
                        const Word lost =
                            m_builder.bitOr(m_builder.less(to, 0), m_builder.less(zones, tries));
                        m_builder.ifThen(lost, end, [&] {
                          const Word skipped = effect.skip ? m_conditions.holds(*effect.skip) : Word(0);
                          m_builder.ifThen(
                              skipped, [&] { m_builder.set(tried, m_builder.add(tries, 1)); },
                              [&] {
                                const Word number = m_builder.get(next);
                                m_builder.set(tried, 0);
                                m_builder.set(next, m_builder.add(number, 1));
                                moveTo(m_queryOrder.listed(seeds, number), from, to, InsertPosition::Top,
                                       [&] { setLastZone(to); });
                              });
                        });
                      });
}

void StoredTokens::lower(const CaptureEffect& effect) {
  const Value::Kind kind = m_queryKinds.kindOf(effect.what);
  if (kind != Value::Kind::Token && kind != Value::Kind::Zone) return;
  if (capturesAtOnce(effect)) return;
  // What is captured is known before the first is gone.
  const OptionList captured = m_queryOrder.newList(Value::Kind::Token);
  const Variable count = m_builder.variable(0);
  m_queryOrder.forEach(effect.what, [&](const Typed& item) {
    const Word held = kind == Value::Kind::Token ? item.payload : m_tokens.top(item.payload);
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(0, m_tokens.zoneOf(held)), [&] {
      m_queryOrder.put(captured, number, held);
      m_builder.set(count, m_builder.add(number, 1));
    });
  });
  const auto score = [&] { addToScore(effect, 1); };
  const Variable next = m_builder.variable(0);
  const Loop loop(m_function, m_layout.tokens->capacity);
  m_builder.loopWhile([&] { return m_builder.less(m_builder.get(next), m_builder.get(count)); },
                      [&] {
                        const Word held = m_queryOrder.listed(captured, m_builder.get(next));
                        m_builder.set(next, m_builder.add(m_builder.get(next), 1));
                        if (!effect.to) {
                          m_function.tell(ChangeKind::Destroyed, held, m_tokens.zoneOf(held));
                          m_tokens.take(held);
                          score();
                          return;
                        }
                        const Word to = m_selectors.zone(*effect.to);
                        m_builder.ifThen(
                            m_builder.lessOrEqual(0, to),
                            [&] { moveTo(held, m_tokens.zoneOf(held), to, InsertPosition::Top, score); },
                            [&] {
                              m_function.fail(ChangeKind::NothingToMove);
                              m_builder.set(count, 0);
                            });
                      });
}

// Tokens that leave the game do so in any order, unless each is told of.
bool StoredTokens::capturesAtOnce(const CaptureEffect& effect) {
  if (effect.to || (m_function.records && !m_function.trial.isOn)) return false;
  const std::optional<ZoneSet> what = m_queries.membersOf(effect.what);
  if (!what) return false;
  if (m_queryKinds.kindOf(effect.what) == Value::Kind::Token) {
    const TokenSet tokens = m_tokens.inPlay(*what);
    const Word count = m_tokens.sets().count(tokens);
    m_tokens.sets().forEach(tokens, [this](Word token) { m_tokens.take(token); });
    addToScore(effect, count);
  } else {
    const ZoneSet zones = m_sets.both(*what, m_tokens.occupied());
    const Word count = m_sets.count(zones);
    m_sets.forEach(zones, [this](Word zone) { m_store.takeFrom(zone, m_tokens.top(zone)); });
    addToScore(effect, count);
  }
  return true;
}

void StoredTokens::addToScore(const CaptureEffect& effect, Word count) {
  if (!effect.score) return;
  const bool global = m_def.variables[effect.score->index].scope == VariableScope::Global;
  const Word seat = global ? Word(-1) : actor();
  const Word before = m_variables.variable(effect.score->index, seat);
  m_variables.setVariable(effect.score->index, seat, m_arithmetic.compute(ArithmeticOp::Add, before, count),
                          count);
}

bool StoredTokens::writesAtOnce(const ForEachEffect& effect) {
  const std::optional<OwnerChange> change = changesOwners(effect);
  if (!change || change->token != TokenSelector::Kind::Top || !m_store.hasTops()) return false;
  if (m_function.records && !m_function.trial.isOn)
    m_sets.forEach(change->zones, [&](Word zone) {
      m_function.tell(ChangeKind::Owner, m_tokens.top(zone), 0, change->owner);
    });
  m_store.setOwners(change->zones, change->owner);
  return true;
}

void StoredTokens::lower(const SwapEffect& effect) {
  const Word a = m_selectors.token(effect.first);
  const Word b = m_selectors.token(effect.second);
  const Word exist = m_builder.bitAnd(m_builder.lessOrEqual(0, a), m_builder.lessOrEqual(0, b));
  m_builder.ifThen(
      exist,
      [&] {
        m_builder.ifThen(m_builder.notEqual(a, b), [&] {
          const Word toA = m_tokens.zoneOf(b);
          const Word toB = m_tokens.zoneOf(a);
          m_function.tell(ChangeKind::Moved, a, toB, toA);
          m_function.tell(ChangeKind::Moved, b, toA, toB);
          m_store.swap(a, b);
          const auto come = [&](Word token, Word zone) {
            m_secrets.becomesKnown(token, zone);
            tellEntered(token, zone, m_builder.notEqual(toA, toB));
          };
          come(a, toA);
          come(b, toB);
        });
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

// A set has no order to shuffle, and no number is drawn.
void StoredTokens::lower(const ShuffleEffect& effect) {
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word place = m_selectors.zone(effect.zone, seat);
    const Word count = m_tokens.count(place);
    const Word shuffles = m_builder.bitAnd(m_store.kinds().isOrdered(place), m_builder.less(1, count));
    m_builder.ifThen(shuffles, [&] {
      if (m_function.trial.isOn && m_function.endsTrial()) return;
      m_function.tell(ChangeKind::Other);
      const OptionList tokens = m_queryOrder.list(place, m_tokens.in(place));
      const auto at = [&](Word index) { return At{Memory::Scratch, tokens.offset, index, 2}; };
      const Variable last = m_builder.variable(m_builder.subtract(tokens.count, 1));
      m_builder.loopWhile([&] { return m_builder.less(0, m_builder.get(last)); },
                          [&] {
                            const Word i = m_builder.get(last);
                            const Word j = m_chance.randomBelow(m_builder.add(i, 1));
                            const Word here = m_builder.load(Width::Int16, at(i));
                            const Word there = m_builder.load(Width::Int16, at(j));
                            m_builder.store(Width::Int16, at(i), there);
                            m_builder.store(Width::Int16, at(j), here);
                            m_builder.set(last, m_builder.subtract(i, 1));
                          });
      m_store.chain(place, tokens.offset, tokens.count);
      m_secrets.mix(place);
    });
    m_builder.ifThen(
        m_builder.bitAnd(m_builder.isZero(m_store.kinds().isOrdered(place)), m_builder.less(1, count)),
        [&] { m_secrets.mix(place); });
  });
}

void StoredTokens::pickedFrom(const TokenSet& options) {
  if (!m_layout.tokens->knownBy) return;
  m_builder.forEachBelow(static_cast<std::int64_t>(m_rules.zones().size()), [&](Word zone) {
    const TokenSet here = m_tokens.sets().both(options, m_tokens.in(zone));
    const Word isSet = m_builder.isZero(m_store.kinds().isOrdered(zone));
    const Word isAmongOthers = m_builder.less(1, m_tokens.count(zone));
    m_builder.ifThen(m_builder.bitAnd(m_tokens.sets().isSet(here), m_builder.bitAnd(isSet, isAmongOthers)),
                     [&] { m_secrets.mix(zone); });
  });
}

void StoredTokens::propertySet(Word token, std::uint32_t property, std::uint32_t node) {
  m_secrets.setOrigin(token, property, m_rules.origins().of(node, property));
}

}  // namespace ludo::engine

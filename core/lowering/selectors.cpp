// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/selectors.h"

#include <algorithm>
#include <utility>

#include "core/analysis/facts.h"
#include "core/layout/set_variable.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/turn.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Memory;

bool Selectors::isActorKnown() const {
  return actor().known();
}

bool Selectors::isEvery(const ZoneSelector& selector) const {
  const bool named =
      selector.kind == ZoneSelector::Kind::Binding || selector.kind == ZoneSelector::Kind::OfToken;
  return named && selector.variable.empty() && m_names.isEvery(selector.binding.index);
}

bool Selectors::isEvery(const TokenSelector& selector) const {
  if (selector.kind == TokenSelector::Kind::Binding) return m_names.isEvery(selector.binding.index);
  return selector.isOfZone() && isEvery(selector.zone);
}

Word Selectors::neighbourSeat(Word seat, int stride) {
  const kernel::Seat seats = m_rules.seats();
  if (m_context.facts.eliminates) {
    // The plain next one when nobody else is in the game.
    const auto following = [&](Word from, std::int64_t steps) {
      const Word moved = m_builder.add(from, stride > 0 ? steps : seats - steps);
      return m_builder.select(m_builder.less(moved, seats), moved, m_builder.subtract(moved, seats));
    };
    Word result = following(seat, 1);
    for (std::int64_t steps = seats - 1; steps > 0; --steps) {
      const Word candidate = following(seat, steps);
      result = m_builder.select(isOut(candidate), result, candidate);
    }
    return m_builder.select(m_builder.less(seat, 0), -1, result);
  }
  if (seat.known()) {
    if (seat.value() < 0) return -1;
    return (seat.value() + stride + seats) % seats;
  }
  const Word next = m_builder.add(seat, stride);
  return stride > 0 ? m_builder.select(m_builder.equal(next, seats), 0, next)
                    : m_builder.select(m_builder.less(next, 0), seats - 1, next);
}

Word Selectors::isOut(Word seat) {
  if (!m_context.facts.eliminates) return 0;
  return m_builder.bitAnd(m_builder.shiftRight(load(m_layout.turn->eliminated), seat), 1);
}

Word Selectors::player(const PlayerSelector& selector) {
  switch (selector.kind) {
    case PlayerSelector::Kind::Actor:
      return actor();
    case PlayerSelector::Kind::Active:
      return m_turn.active();
    case PlayerSelector::Kind::Left:
    case PlayerSelector::Kind::Opponent:
      return neighbourSeat(actor(), 1);
    case PlayerSelector::Kind::Right:
      return neighbourSeat(actor(), -1);
    case PlayerSelector::Kind::Seat:
      return selector.seat >= 0 && selector.seat < m_rules.seats() ? selector.seat : -1;
    case PlayerSelector::Kind::Binding: {
      const Typed found = m_names.bound(selector.binding.index);
      return payloadOf(m_builder, found, Value::Kind::Player);
    }
    case PlayerSelector::Kind::Variable:
      return held(selector.variable, Value::Kind::Player);
    case PlayerSelector::Kind::All:
    case PlayerSelector::Kind::AllOther: {
      const std::vector<Word> seats = players(selector);
      Word first = -1;
      for (std::size_t i = seats.size(); i-- > 0;)
        first = m_builder.select(m_builder.lessOrEqual(0, seats[i]), seats[i], first);
      return first;
    }
  }
  return -1;
}

std::vector<Word> Selectors::players(const PlayerSelector& selector) {
  if (!selector.plural()) return {player(selector)};
  std::vector<Word> seats;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const bool all = selector.kind == PlayerSelector::Kind::All;
    const Word meant =
        m_builder.bitAnd(all ? Word(1) : m_builder.notEqual(actor(), seat), m_builder.isZero(isOut(seat)));
    if (!meant.is(0)) seats.push_back(m_builder.select(meant, seat, -1));
  }
  return seats;
}

Word Selectors::zone(const ZoneSelector& selector, std::optional<Word> each) {
  switch (selector.kind) {
    case ZoneSelector::Kind::Last:
      return load(*m_layout.lastZone);
    case ZoneSelector::Kind::Binding: {
      const Typed found = m_names.bound(selector.binding.index);
      return payloadOf(m_builder, found, Value::Kind::Zone);
    }
    case ZoneSelector::Kind::Variable:
      return held(selector.variable, Value::Kind::Zone);
    case ZoneSelector::Kind::OfToken: {
      if (!selector.variable.empty()) return m_tokens.zoneOf(held(selector.variable, Value::Kind::Token));
      const Typed found = m_names.bound(selector.binding.index);
      return isNever(found, Value::Kind::Token)
                 ? Word(-1)
                 : m_tokens.zoneOf(payloadOf(m_builder, found, Value::Kind::Token));
    }
    case ZoneSelector::Kind::Named:
      break;
  }
  const std::uint32_t def = selector.zone.index;
  if (m_def.zones[def].owner == ZoneOwner::None)
    return static_cast<std::int64_t>(m_rules.zoneInstance(def, kernel::nobody).index);
  Word owner = actor();
  if (selector.owned) owner = selector.owner.plural() && each ? *each : player(selector.owner);
  // The players' instances of a zone have ids in a row.
  const auto first = static_cast<std::int64_t>(m_rules.zoneInstance(def, 0).index);
  const Word found = m_builder.select(m_builder.less(owner, 0), -1, m_builder.add(owner, first));
  std::vector<kernel::ZoneId> theirs;
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat)
    theirs.push_back(m_rules.zoneInstance(def, seat));
  m_sets.isOneOf(found, theirs);
  return found;
}

Word Selectors::token(const TokenSelector& selector) {
  if (selector.kind == TokenSelector::Kind::Top) return m_tokens.top(zone(selector.zone));
  if (selector.kind == TokenSelector::Kind::Bottom) return m_tokens.bottom(zone(selector.zone));
  if (selector.kind == TokenSelector::Kind::Variable) return held(selector.variable, Value::Kind::Token);
  const Typed found = m_names.bound(selector.binding.index);
  if (isNever(found, Value::Kind::Token)) return -1;
  if (isInPlay(selector)) return found.payload;
  return m_tokens.existing(payloadOf(m_builder, found, Value::Kind::Token));
}

Word Selectors::held(const VariableRef& variable, Value::Kind kind) {
  return payloadOf(m_builder, m_variables.value(variable.index, actor()), kind);
}

bool Selectors::isInPlay(const TokenSelector& selector) const {
  if (selector.kind != TokenSelector::Kind::Binding) return false;
  const Name* name = m_names.find(selector.binding.index);
  return name != nullptr && name->isInPlay;
}

Word Selectors::ownerOf(const RegionSelector& selector) {
  return selector.owned ? player(selector.owner) : actor();
}

ZoneSet Selectors::region(const RegionSelector& selector) {
  return region(selector.region.index, ownerOf(selector));
}

ZoneSet Selectors::region(std::uint32_t region, Word seat) {
  if (seat.known()) return m_sets.of(m_rules.region(region, static_cast<kernel::Seat>(seat.value())));
  ZoneSet result = m_sets.of(m_rules.region(region, kernel::nobody));
  for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
    const ZoneSet theirs = m_sets.of(m_rules.region(region, each));
    if (theirs != result) result = m_sets.select(m_builder.equal(seat, each), theirs, result);
  }
  return result;
}

bool Selectors::isAlikeForAll(std::uint32_t set) const {
  if (set == UINT32_MAX) return true;
  for (kernel::Seat seat = 1; seat < m_rules.seats(); ++seat) {
    if (m_rules.directions(set, seat) != m_rules.directions(set, 0)) return false;
  }
  return true;
}

std::uint32_t Selectors::directionSet(const DirectionSelector& selector) {
  if (!selector.isBound()) return selector.set.index;
  const Typed value = m_names.bound(selector.binding.index);
  if (value.isCoded()) throw Unsupported{"a direction among values of several kinds"};
  if (value.kind != Value::Kind::Symbol) return UINT32_MAX;
  if (!value.payload.known()) throw Unsupported{"a direction known only in play"};
  return m_rules.directionSetOf(value.payload.value());
}

std::vector<std::uint32_t> Selectors::directions(const std::vector<DirectionSelector>& written) {
  if (written.empty()) return m_rules.allDirections();
  std::vector<std::uint32_t> result;
  for (const DirectionSelector& selector : written) {
    const std::uint32_t set = directionSet(selector);
    if (set == UINT32_MAX) continue;
    const Word seat = selector.owned ? player(selector.owner) : actor();
    // An owner may turn out to be nobody.
    const bool isAlike = isAlikeForAll(set) && (!selector.owned || m_rules.directions(set, kernel::nobody) ==
                                                                       m_rules.directions(set, 0));
    if (!seat.known() && !isAlike) throw Unsupported{"directions of a player known only in play"};
    const kernel::Seat seen = seat.known() ? static_cast<kernel::Seat>(seat.value()) : 0;
    for (std::uint32_t direction : m_rules.directions(set, seen)) {
      if (std::ranges::find(result, direction) == result.end()) result.push_back(direction);
    }
  }
  return result;
}

std::optional<std::vector<std::uint32_t>> Selectors::stepsOf(const std::vector<DirectionSelector>& path) {
  std::vector<std::uint32_t> steps;
  for (const DirectionSelector& step : path) {
    const std::vector<std::uint32_t> meant = directions({step});
    if (meant.empty()) return std::nullopt;
    steps.push_back(meant.front());
  }
  return steps;
}

void Selectors::forEachActor(const std::function<void(Word)>& body) {
  const Word before = actor();
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const ActingAs someone(m_function, seat);
    body(m_builder.equal(before, seat));
  }
}

void Selectors::byActor(const Body& body) {
  forEachActor([&](Word isHe) { m_builder.ifThen(isHe, body); });
}

bool Selectors::isOpen(std::uint32_t name) const {
  const Name* found = m_names.find(name);
  return found != nullptr && found->value.kind == Value::Kind::Symbol &&
         (found->variable || !found->value.payload.known());
}

// Nobody sees it as nobody does.
void Selectors::byOwner(std::uint32_t name, const Body& body) {
  const Word meant = payloadOf(m_builder, m_names.bound(name), Value::Kind::Player);
  for (kernel::Seat seat = -1; seat < m_rules.seats(); ++seat) {
    const Word isHe = seat < 0 ? m_builder.less(meant, 0) : m_builder.equal(meant, seat);
    const ScopedName known(m_names, name, {Value::Kind::Player, seat});
    m_builder.ifThen(isHe, body);
  }
}

bool Selectors::isOpenPlayer(std::uint32_t name) const {
  const Name* found = m_names.find(name);
  return found != nullptr && !found->everyZone && !found->value.isCoded() &&
         found->value.kind == Value::Kind::Player && (found->variable || !found->value.payload.known());
}

// A text that is no direction means none.
void Selectors::byDirection(std::uint32_t name, const Body& body) {
  const Word meant = m_names.bound(name).payload;
  Word isNone = 1;
  for (const std::string& text : m_def.directionSetNames) {
    const std::int64_t symbol = m_rules.symbolId(text);
    if (symbol < 0) continue;
    const Word isIt = m_builder.equal(meant, symbol);
    isNone = m_builder.bitAnd(isNone, m_builder.isZero(isIt));
    const ScopedName known(m_names, name, {Value::Kind::Symbol, symbol});
    // It may mean other ways to other players.
    const bool dependsOnActor = !actor().known() && !isAlikeForAll(m_rules.directionSetOf(symbol));
    m_builder.ifThen(isIt, dependsOnActor ? Body([&] { byActor(body); }) : body);
  }
  const ScopedName known(m_names, name, {Value::Kind::Symbol, -1});
  m_builder.ifThen(isNone, body);
}

std::optional<ZoneSet> Selectors::collected(const SetWriter& writer,
                                            const std::function<std::optional<ZoneSet>()>& write,
                                            const std::function<void(const Body&)>& inEachCase) {
  const SetVariable result(writer, m_builder, writer.none());
  bool isSet = true;
  inEachCase([&] {
    const std::optional<ZoneSet> found = isSet ? write() : std::nullopt;
    isSet = found.has_value();
    if (isSet) result.become(*found);
  });
  return isSet ? std::optional(result.now()) : std::nullopt;
}

Word Selectors::maskOf(const std::vector<Word>& seats) {
  Word mask = 0;
  for (const Word& seat : seats)
    mask = m_builder.bitOr(mask,
                           m_builder.shiftLeft(m_builder.lessOrEqual(0, seat), m_builder.maximum(seat, 0)));
  return mask;
}

}  // namespace ludo::engine

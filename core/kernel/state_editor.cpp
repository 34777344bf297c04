// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_editor.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "core/base/limits.h"
#include "core/kernel/arithmetic.h"
#include "core/kernel/features.h"
#include "core/kernel/pools.h"
#include "core/kernel/variables.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

using language::InsertPosition;
using language::Ordering;

namespace {

bool goesUnder(const Rules& rules, ZoneId zone, InsertPosition position) {
  const Ordering ordering = rules.def().zones[rules.zone(zone).def].ordering;
  return position == InsertPosition::Bottom ||
         (ordering == Ordering::Queue && position == InsertPosition::Top);
}

}  // namespace

StateEditor::StateEditor(const Rules& rules, State& state, EventLog* log, CallBudget& budget)
    : m_rules(rules), m_state(state), m_log(log), m_budget(budget) {}

void StateEditor::fail(Note::Kind kind, std::uint32_t subject, std::int64_t amount, std::uint32_t node) {
  log(Note{kind, subject, amount, node, {}});
  refuse();
}

void StateEditor::setVariable(std::uint32_t variable, Seat seat, std::int64_t value, std::uint32_t node) {
  const language::VariableDef& def = m_rules.def().variables[variable];
  if (def.scope == language::VariableScope::Player && (seat < 0 || seat >= m_rules.seats())) return;
  const std::size_t slot = m_rules.variableSlot(variable, seat);
  const auto [low, high] = boundsOf(m_rules, def);
  const std::int64_t kept = std::clamp(value, low, high);
  if (kept != value) {
    const std::int64_t lost =
        kept < value ? saturating::subtract(value, kept) : saturating::subtract(kept, value);
    fail(Note::Kind::Clamped, static_cast<std::uint32_t>(slot), lost, node);
    if (m_strict) return;
  }
  const std::int64_t before = m_state.variables[slot];
  if (before == kept) return;
  keep(slot, kept);
  log(Delta{Delta::Kind::Variable, static_cast<std::uint32_t>(slot), before, kept, 0, node});
}

void StateEditor::keep(std::size_t slot, std::int64_t value) {
  std::uint64_t& sum = m_rules.holdsToken(slot) ? m_state.identitySum : m_state.positionSum;
  sum -= variableFeature(m_rules, slot, m_state.variables[slot]);
  sum += variableFeature(m_rules, slot, value);
  m_state.variables[slot] = value;
}

void StateEditor::sumOne(Sign sign, ZoneId zone, std::size_t index) {
  m_budget.spend();
  const TokenId id = m_state.zones[zone.index][index];
  const std::uint64_t hash = placedHash(m_rules, tokenHash(m_rules, m_state.tokens[id.index]), zone, index);
  const std::uint64_t identity = placedToken(hash, id);
  m_state.positionSum += sign == Sign::Add ? hash : 0 - hash;
  m_state.identitySum += sign == Sign::Add ? identity : 0 - identity;
}

void StateEditor::sum(Sign sign, ZoneId zone, std::size_t from) {
  for (std::size_t i = from; i < m_state.zones[zone.index].size(); ++i) sumOne(sign, zone, i);
}

std::size_t StateEditor::indexOf(TokenId token) const {
  const ZoneId zone = m_state.tokens[token.index].zone;
  const std::vector<TokenId>& content = m_state.zones[zone.index];
  // Without an order of its own a zone is in that of ids; see putIn.
  if (!isOrdered(m_rules, zone))
    return static_cast<std::size_t>(std::ranges::lower_bound(content, token) - content.begin());
  // Mostly it is near the top.
  std::size_t index = content.size() - 1;
  while (content[index] != token) {
    assert(index > 0);
    --index;
  }
  m_budget.sweep(content.size() - index);
  return index;
}

std::size_t StateEditor::room(ZoneId zone) const {
  const std::int64_t left =
      m_rules.zone(zone).capacity - static_cast<std::int64_t>(m_state.zones[zone.index].size());
  return left > 0 ? static_cast<std::size_t>(left) : 0;
}

// They are of one zone, in its order. In one pass: whatever stays closes the gaps.
void StateEditor::takeOut(ZoneId zone, std::span<const TokenId> tokens) {
  std::vector<TokenId>& content = m_state.zones[zone.index];
  const std::size_t first = indexOf(tokens.front());
  const bool othersShift = isOrdered(m_rules, zone);
  if (othersShift) sum(Sign::Subtract, zone, first);
  std::size_t kept = first;
  auto leaving = tokens.begin();
  for (std::size_t i = first; i < content.size(); ++i) {
    if (leaving == tokens.end() || content[i] != *leaving) {
      content[kept++] = content[i];
      continue;
    }
    if (!othersShift) sumOne(Sign::Subtract, zone, i);
    m_state.tokens[leaving->index].zone = ZoneId();
    ++leaving;
  }
  m_budget.sweep(content.size() - first);
  content.resize(kept);
  if (othersShift) sum(Sign::Add, zone, first);
}

// They keep their order, the first of them lowest.
void StateEditor::putIn(ZoneId zone, std::span<const TokenId> tokens, InsertPosition position) {
  for (const TokenId token : tokens) m_state.tokens[token.index].zone = zone;
  if (isOrdered(m_rules, zone)) {
    putAt(zone, placeIn(zone, position), tokens);
    if (position == InsertPosition::Random) mix(zone);
    return;
  }
  std::vector<TokenId>& content = m_state.zones[zone.index];
  const std::size_t before = content.size();
  content.insert(content.end(), tokens.begin(), tokens.end());
  for (std::size_t i = before; i < content.size(); ++i) sumOne(Sign::Add, zone, i);
  const auto middle = content.begin() + static_cast<std::ptrdiff_t>(before);
  if (tokens.size() == 1) {
    const auto place = std::lower_bound(content.begin(), middle, tokens.front());
    m_budget.sweep(static_cast<std::size_t>(middle - place));
    std::rotate(place, middle, content.end());
  } else {
    m_budget.sweep(before);
    std::sort(middle, content.end());
    std::inplace_merge(content.begin(), middle, content.end());
  }
}

std::size_t StateEditor::placeIn(ZoneId zone, InsertPosition position) {
  const std::size_t top = m_state.zones[zone.index].size();
  if (position != InsertPosition::Random) return goesUnder(m_rules, zone, position) ? 0 : top;
  m_cameToChance = true;
  return m_trial ? top : m_state.rng.below(top + 1);
}

void StateEditor::putAt(ZoneId zone, std::size_t index, std::span<const TokenId> tokens) {
  std::vector<TokenId>& content = m_state.zones[zone.index];
  sum(Sign::Subtract, zone, index);
  content.insert(content.begin() + static_cast<std::ptrdiff_t>(index), tokens.begin(), tokens.end());
  sum(Sign::Add, zone, index);
}

// Whoever does not see the zone can no longer tell its tokens from each other, nor from those with which they
// could be confused before. One owner after the other, so that what two of them share ends up in one pool.
void StateEditor::mix(ZoneId zone) {
  if (!m_rules.hasSecrets()) return;
  const std::vector<TokenId>& content = m_state.zones[zone.index];
  m_budget.spend(static_cast<std::int64_t>(content.size()));
  for (Seat owner = m_rules.seats() - 1; owner >= nobody; --owner) {
    m_budget.sweep(content.size());
    const std::uint32_t pool = poolOf(m_rules, zone, owner);
    for (const TokenId id : content) {
      Token& token = m_state.tokens[id.index];
      if (token.owner != owner) continue;
      if (token.knownBy == m_rules.everybody()) {
        token.pool = pool;
      } else {
        unite(token.pool, pool);
      }
    }
  }
  for (const TokenId id : content) m_state.tokens[id.index].knownBy = m_rules.seenBy(zone);
}

void StateEditor::unite(std::uint32_t pool, std::uint32_t with) {
  if (pool == with) return;
  m_budget.spend(static_cast<std::int64_t>(m_state.tokens.size()));
  for (Token& token : m_state.tokens) {
    if (token.pool == pool) token.pool = with;
  }
}

// What everybody knows is uncertain no more.
void StateEditor::learn(Token& token, std::uint32_t seats) {
  token.knownBy |= seats;
  if (token.knownBy != m_rules.everybody()) return;
  std::ranges::fill(token.origins, Origin{0});
  token.nature = 0;
}

void StateEditor::enter(TokenId token, ZoneId from, ZoneId to, std::uint32_t node) {
  const Delta::Kind kind = from.valid() ? Delta::Kind::TokenMoved : Delta::Kind::TokenCreated;
  log(Delta{kind, token.index, from.index, to.index, 0, node});
  learn(m_state.tokens[token.index], m_rules.seenBy(to));
  if (from == to) return;
  QueuedEvent event;
  event.kind = language::EventKind::TokenEntered;
  event.player = m_state.actor;
  event.token = token;
  event.zone = to;
  raise(std::move(event));
}

std::optional<TokenId> StateEditor::createToken(Token token, InsertPosition position, std::uint32_t node) {
  const ZoneId zone = token.zone;
  if (room(zone) == 0) {
    fail(Note::Kind::ZoneFull, zone.index, 1, node);
    return std::nullopt;
  }
  if (m_state.tokens.size() >= m_rules.mostTokens()) {
    m_budget.giveUp(Bound::Tokens);
    return std::nullopt;
  }
  const TokenId id(m_state.tokens.size());
  if (m_rules.hasSecrets()) token.pool = poolOf(m_rules, zone, token.owner);
  m_state.tokens.push_back(std::move(token));
  putIn(zone, {&id, 1}, position);
  enter(id, ZoneId(), zone, node);
  return id;
}

bool StateEditor::moveToken(TokenId token, ZoneId to, InsertPosition position, std::uint32_t node) {
  const ZoneId from = m_state.tokens[token.index].zone;
  if (from != to && room(to) == 0) {
    fail(Note::Kind::ZoneFull, to.index, 1, node);
    return false;
  }
  takeOut(from, {&token, 1});
  putIn(to, {&token, 1}, position);
  enter(token, from, to, node);
  return true;
}

void StateEditor::moveTokens(const std::vector<TokenId>& tokens, ZoneId to, InsertPosition position,
                             std::uint32_t node) {
  if (tokens.empty()) return;
  const ZoneId from = m_state.tokens[tokens.front().index].zone;
  const std::size_t count = from == to ? tokens.size() : std::min(tokens.size(), room(to));
  if (count < tokens.size()) {
    fail(Note::Kind::ZoneFull, to.index, static_cast<std::int64_t>(tokens.size() - count), node);
  }
  const std::span<const TokenId> moving(tokens.data(), count);
  if (moving.empty()) return;
  takeOut(from, moving);
  if (position == InsertPosition::Random) {
    for (std::size_t i = 0; i < count && !m_budget.exhausted(); ++i) {
      putIn(to, moving.subspan(i, 1), position);
      enter(moving[i], from, to, node);
    }
    return;
  }
  putIn(to, moving, position);
  // Those that go under the others go in last first.
  const bool lastFirst = goesUnder(m_rules, to, position);
  for (std::size_t i = 0; i < count && !m_budget.exhausted(); ++i)
    enter(moving[lastFirst ? count - 1 - i : i], from, to, node);
}

void StateEditor::draw(ZoneId from, ZoneId to, std::int64_t count, std::uint32_t node) {
  for (std::int64_t drawn = 0; drawn < count; ++drawn) {
    const TokenId top = topToken(m_rules, m_state, from);
    if (!top.valid()) {
      refuse();
      return;
    }
    if (m_budget.exhausted() || from == to) return;
    if (!moveToken(top, to, InsertPosition::Top, node)) return;
  }
}

void StateEditor::destroyToken(TokenId token, std::uint32_t node) {
  const ZoneId from = m_state.tokens[token.index].zone;
  takeOut(from, {&token, 1});
  for (const std::size_t slot : m_rules.tokenSlots()) {
    if (m_state.variables[slot] == static_cast<std::int64_t>(token.index)) keep(slot, heldNothing);
  }
  log(Delta{Delta::Kind::TokenDestroyed, token.index, from.index, ZoneId::none, 0, node});
}

void StateEditor::setOwner(TokenId token, Seat owner, std::uint32_t node) {
  Token& changed = m_state.tokens[token.index];
  if (changed.owner == owner) return;
  const std::size_t index = indexOf(token);
  const Seat before = changed.owner;
  sumOne(Sign::Subtract, changed.zone, index);
  changed.owner = owner;
  sumOne(Sign::Add, changed.zone, index);
  log(Delta{Delta::Kind::TokenOwner, token.index, before, owner, 0, node});
}

void StateEditor::setProperty(TokenId token, std::uint32_t property, Value value, std::uint32_t node) {
  Token& changed = m_state.tokens[token.index];
  const int slot = m_rules.propertySlot(changed.type, property);
  if (slot < 0) {
    fail(Note::Kind::NothingToMove, token.index, 1, node);
    return;
  }
  setOrigin(changed, static_cast<std::size_t>(slot), m_rules.origins().of(node, property));
  Value& held = changed.props[static_cast<std::size_t>(slot)];
  if (held == value) return;
  const std::size_t index = indexOf(token);
  const Value before = held;
  sumOne(Sign::Subtract, changed.zone, index);
  held = value;
  sumOne(Sign::Add, changed.zone, index);
  log(Delta{Delta::Kind::TokenProperty, token.index, before.payload, value.payload, property, node});
}

// Who has known what the token is knows it no more, unless they see what it becomes.
void StateEditor::setOrigin(Token& token, std::size_t slot, Origin origin) {
  if (token.origins.empty()) return;
  const bool isUncertain =
      origin != 0 && (!m_rules.origins().site(origin).isPassedOn || token.origins[slot] != 0);
  token.origins[slot] = isUncertain ? origin : Origin{0};
  if (!isUncertain) return;
  token.knownBy &= m_rules.seenBy(token.zone);
  learn(token, 0);
}

void StateEditor::pickFrom(const std::vector<Value>& options) {
  std::set<ZoneId> zones;
  for (const Value& option : options) {
    const ZoneId zone =
        option.kind == Value::Kind::Token ? m_state.tokens[option.token().index].zone : ZoneId();
    if (zone.valid() && !isOrdered(m_rules, zone) && m_state.zones[zone.index].size() > 1) zones.insert(zone);
  }
  for (const ZoneId zone : zones) mix(zone);
}

// A set has no order to shuffle: no random number is used.
void StateEditor::shuffle(ZoneId zone, std::uint32_t node) {
  std::vector<TokenId>& content = m_state.zones[zone.index];
  if (content.size() < 2) return;
  if (!isOrdered(m_rules, zone)) return mix(zone);
  m_cameToChance = true;
  if (m_trial) return;
  sum(Sign::Subtract, zone, 0);
  for (std::size_t i = content.size() - 1; i > 0; --i) {
    std::swap(content[i], content[m_state.rng.below(i + 1)]);
  }
  sum(Sign::Add, zone, 0);
  mix(zone);
  log(Delta{Delta::Kind::Shuffled, zone.index, 0, 0, 0, node});
}

void StateEditor::swapTokens(TokenId a, TokenId b, std::uint32_t node) {
  if (a == b) return;
  const ZoneId zoneA = m_state.tokens[a.index].zone;
  const ZoneId zoneB = m_state.tokens[b.index].zone;
  const std::size_t indexA = indexOf(a);
  const std::size_t indexB = indexOf(b);
  sumOne(Sign::Subtract, zoneA, indexA);
  sumOne(Sign::Subtract, zoneB, indexB);
  m_state.zones[zoneA.index][indexA] = b;
  m_state.zones[zoneB.index][indexB] = a;
  m_state.tokens[a.index].zone = zoneB;
  m_state.tokens[b.index].zone = zoneA;
  for (ZoneId zone : {zoneA, zoneB}) {
    if (isOrdered(m_rules, zone)) continue;
    m_budget.spend(static_cast<std::int64_t>(m_state.zones[zone.index].size()));
    std::ranges::sort(m_state.zones[zone.index]);
  }
  sumOne(Sign::Add, zoneB, indexOf(a));
  sumOne(Sign::Add, zoneA, indexOf(b));
  enter(a, zoneA, zoneB, node);
  enter(b, zoneB, zoneA, node);
}

void StateEditor::makeKnown(TokenId token, std::uint32_t seats, std::uint32_t node) {
  const std::uint32_t& known = m_state.tokens[token.index].knownBy;
  const std::uint32_t before = known;
  learn(m_state.tokens[token.index], seats);
  if (known != before) log(Delta{Delta::Kind::Known, token.index, before, known, 0, node});
}

void StateEditor::raise(QueuedEvent event) {
  // Setup lays the table before the game begins: nothing reacts to it.
  if (m_state.turnNumber == 0 || m_rules.def().triggers.empty()) return;
  if (m_state.events.size() >= limits::maximumEvents) return m_budget.giveUp(Bound::Events);
  // An Events task that has moved past its first trigger is running the trigger before `next`.
  for (auto task = m_state.tasks.rbegin(); task != m_state.tasks.rend(); ++task) {
    if (task->kind != Task::Kind::Events) continue;
    if (task->next > 0) {
      event.chain = m_state.events.front().chain;
      event.chain.push_back(task->next - 1);
    }
    break;
  }
  event.depth = static_cast<std::uint32_t>(event.chain.size());
  m_budget.spend(1 + static_cast<std::int64_t>(event.chain.size()));
  m_state.events.push_back(std::move(event));
}

}  // namespace ludo::kernel

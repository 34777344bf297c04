// SPDX-License-Identifier: Apache-2.0
#include "core/base/hash.h"

#include <algorithm>

#include "core/kernel/features.h"
#include "core/kernel/kernel.h"

namespace ludo::kernel {

namespace {

/// Words in a fixed order, folded into one. Every list is preceded by its length.
class Hasher {
 public:
  explicit Hasher(std::uint64_t seed) : m_hash(seed) {}

  void add(std::uint64_t word) { m_hash = combine(m_hash, word); }
  void addSeat(Seat seat) { add(static_cast<std::uint64_t>(seat)); }
  void add(const Value& value) {
    add(static_cast<std::uint64_t>(value.kind));
    add(static_cast<std::uint64_t>(value.payload));
  }
  template <typename Item>
  void addAll(const std::vector<Item>& items) {
    add(static_cast<std::uint64_t>(items.size()));
    for (const auto& item : items) {
      if constexpr (std::is_same_v<Item, Value>) {
        add(item);
      } else {
        add(static_cast<std::uint64_t>(item));
      }
    }
  }
  std::uint64_t result() const { return m_hash; }

 private:
  std::uint64_t m_hash;
};

void add(Hasher& hasher, const Task& task) {
  hasher.add(static_cast<std::uint64_t>(task.kind));
  hasher.add(task.list);
  hasher.add(task.next);
  hasher.add(task.bindings);
  hasher.add(task.name);
  hasher.addSeat(task.chooser);
  hasher.add(static_cast<std::uint64_t>(task.minimum));
  hasher.add(static_cast<std::uint64_t>(task.maximum));
  hasher.add(static_cast<std::uint64_t>(task.many));
  hasher.add(task.stage);
  hasher.addAll(task.items);
  hasher.addAll(task.picked);
}

void add(Hasher& hasher, const QueuedEvent& event) {
  hasher.add(static_cast<std::uint64_t>(event.kind));
  hasher.add(event.subject);
  hasher.addSeat(event.player);
  hasher.add(event.token.index);
  hasher.add(event.zone.index);
  hasher.addAll(event.chain);
}

void addCommitted(Hasher& hasher, const State& state) {
  hasher.add(static_cast<std::uint64_t>(state.committed.size()));
  for (const Move& move : state.committed) {
    hasher.add(static_cast<std::uint64_t>(move.kind));
    hasher.addSeat(move.player);
    hasher.add(move.action);
    hasher.addAll(move.args);
  }
}

/// A token as one sees it; other values as they are.
std::uint64_t look(const Rules& rules, const State& state, const Value& value) {
  if (value.kind != Value::Kind::Token) {
    return combine(static_cast<std::uint64_t>(value.kind), static_cast<std::uint64_t>(value.payload));
  }
  const Token& token = state.tokens[value.token().index];
  const std::uint64_t bare = tokenLook(rules, token);
  if (!token.alive()) return bare;
  const std::vector<TokenId>& content = state.zones[token.zone.index];
  const auto index = static_cast<std::size_t>(std::ranges::find(content, value.token()) - content.begin());
  return placedLook(rules, bare, token.zone, index);
}

}  // namespace

std::uint64_t stateHash(const Rules& rules, const State& state) {
  Hasher hasher(rules.hashSeed());
  hasher.add(state.positionSum);
  hasher.add(state.identitySum);
  hasher.add(static_cast<std::uint64_t>(state.tokens.size()));  // the next token's id
  hasher.add(state.rng.state().high);
  hasher.add(state.rng.state().low);
  hasher.add(state.rng.increment().high);
  hasher.add(state.rng.increment().low);
  hasher.add(state.turnNumber);
  hasher.add(state.moveCount);
  hasher.add(state.orderIndex);
  hasher.addSeat(state.active);
  hasher.add(state.phase);
  hasher.add(state.actionsTaken);
  hasher.add(state.passes);
  hasher.addAll(state.extraTurns);
  hasher.addAll(state.eliminated);
  hasher.addAll(state.turnUses);
  hasher.addAll(state.phaseUses);
  hasher.addAll(state.gameUses);
  hasher.addAll(state.toAct);
  hasher.addAll(state.outOfPhase);
  addCommitted(hasher, state);
  if (rules.hasSecrets()) {
    for (const Token& token : state.tokens) hasher.add(token.knownBy);
  }
  hasher.add(state.lastZone.index);
  hasher.add(static_cast<std::uint64_t>(state.tasks.size()));
  for (const Task& task : state.tasks) add(hasher, task);
  hasher.add(static_cast<std::uint64_t>(state.bindings.size()));
  for (const Binding& binding : state.bindings) {
    hasher.add(binding.name);
    hasher.add(static_cast<std::uint64_t>(binding.isList));
    hasher.add(binding.value);
    hasher.addAll(binding.list);
  }
  hasher.add(static_cast<std::uint64_t>(state.events.size()));
  for (const QueuedEvent& event : state.events) add(hasher, event);
  hasher.addSeat(state.actor);
  hasher.add(state.actionUnderWay);
  hasher.add(static_cast<std::uint64_t>(state.partEnding));
  hasher.add(static_cast<std::uint64_t>(state.phaseEnding));
  hasher.add(static_cast<std::uint64_t>(state.turnEnding));
  hasher.add(state.nextPhase);
  hasher.addSeat(state.lastActor);
  hasher.add(static_cast<std::uint64_t>(state.over()));
  if (state.outcome) {
    hasher.add(state.outcome->endCondition);
    for (SeatResult result : state.outcome->seats) hasher.add(static_cast<std::uint64_t>(result));
    hasher.addAll(state.outcome->scores);
  }
  return hasher.result();
}

std::uint64_t positionHash(const Rules& rules, const State& state) {
  Hasher hasher(rules.hashSeed());
  hasher.add(state.positionSum);
  hasher.addSeat(state.active);
  hasher.add(state.phase);
  hasher.add(state.actionsTaken);
  hasher.add(state.passes);
  hasher.addAll(state.eliminated);
  hasher.addAll(state.extraTurns);
  hasher.addAll(state.toAct);
  hasher.addAll(state.outOfPhase);
  hasher.add(static_cast<std::uint64_t>(state.committed.size()));
  for (const Move& move : state.committed) {
    hasher.add(static_cast<std::uint64_t>(move.kind));
    hasher.addSeat(move.player);
    hasher.add(move.action);
    for (const Value& arg : move.args) hasher.add(look(rules, state, arg));
  }
  if (const Task* choice = state.pendingChoice()) {
    hasher.addSeat(choice->chooser);
    hasher.add(choice->list);
    hasher.add(choice->name);
    hasher.add(choice->next);
    for (const Value& option : choice->items) hasher.add(look(rules, state, option));
    hasher.add(static_cast<std::uint64_t>(choice->picked.size()));
    for (const Value& pick : choice->picked) hasher.add(look(rules, state, pick));
  }
  return hasher.result();
}

HashSums recomputeSums(const Rules& rules, const State& state) {
  HashSums sums;
  for (std::size_t slot = 0; slot < state.variables.size(); ++slot) {
    sums.position += variableFeature(rules, slot, state.variables[slot]);
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    for (std::size_t i = 0; i < state.zones[zone].size(); ++i) {
      const TokenId id = state.zones[zone][i];
      const std::uint64_t placed =
          placedLook(rules, tokenLook(rules, state.tokens[id.index]), ZoneId(zone), i);
      sums.position += placed;
      sums.identity += placedToken(placed, id);
    }
  }
  return sums;
}

}  // namespace ludo::kernel

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/kernel/features.h"
#include "core/kernel/hasher.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"
#include "core/kernel/variables.h"

namespace ludo::kernel {

namespace {

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

/// In which order positions occurred, no rule can ask.
std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> positions) {
  std::ranges::sort(positions);
  return positions;
}

/// A token as the seat sees it; other values as they are.
std::uint64_t observedValueHash(const Rules& rules, const State& state, const Value& value, Seat seat) {
  return value.kind == Value::Kind::Token
             ? observedPlacedHash(rules, state, value.token(), seat)
             : combine(static_cast<std::uint64_t>(value.kind), static_cast<std::uint64_t>(value.payload));
}

/// A token that a variable holds, as the seat sees it.
std::uint64_t observedHeldHash(const Rules& rules, const State& state, std::int64_t kept, Seat seat) {
  if (kept == heldNothing) return 0;
  const TokenId id(static_cast<std::size_t>(kept));
  const Token& token = state.tokens[id.index];
  return isAmongOthers(rules, token, seat) ? unknownHash(nobody, token.pool)
                                           : observedPlacedHash(rules, state, id, seat);
}

/// The position with this sum of its terms, through the eyes of a seat; `nobody` sees everything.
std::uint64_t foldPosition(const Rules& rules, const State& state, std::uint64_t sum, Seat seat) {
  Hasher hasher(rules.hashSeed());
  hasher.add(sum);
  hasher.addSeat(state.active);
  hasher.add(state.phase);
  hasher.add(state.actionsTaken);
  hasher.add(state.passes);
  hasher.addAll(state.eliminated);
  hasher.addAll(state.extraTurns);
  hasher.addAll(state.toAct);
  hasher.addAll(state.outOfPhase);
  for (const std::vector<std::uint64_t>& positions : state.earlier) hasher.addAll(sorted(positions));
  for (const std::size_t slot : rules.tokenSlots())
    hasher.add(observedHeldHash(rules, state, state.variables[slot], seat));
  const auto isSeen = [seat](const Move& move) { return seat == nobody || move.player == seat; };
  hasher.add(static_cast<std::uint64_t>(std::ranges::count_if(state.committed, isSeen)));
  for (const Move& move : state.committed) {
    if (!isSeen(move)) continue;
    hasher.add(static_cast<std::uint64_t>(move.kind));
    hasher.addSeat(move.player);
    hasher.add(move.action);
    for (const Value& arg : move.args) hasher.add(observedValueHash(rules, state, arg, seat));
  }
  if (const Task* choice = state.pendingChoice()) {
    hasher.addSeat(choice->chooser);
    hasher.add(choice->list);
    hasher.add(choice->name);
    hasher.add(choice->next);
    for (const Value& option : choice->items) hasher.add(observedValueHash(rules, state, option, seat));
    hasher.add(static_cast<std::uint64_t>(choice->picked.size()));
    for (const Value& pick : choice->picked) hasher.add(observedValueHash(rules, state, pick, seat));
  }
  return hasher.result();
}

/// As State::positionSum, with what the seat sees; and what the unknown tokens are, wherever they may be.
std::uint64_t observedSum(const Rules& rules, const State& state, Seat seat) {
  if (!rules.hasSecrets()) return state.positionSum;
  std::uint64_t sum = 0;
  for (std::size_t slot = 0; slot < state.variables.size(); ++slot) {
    if (!rules.holdsToken(slot)) sum += variableFeature(rules, slot, state.variables[slot]);
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    for (std::size_t i = 0; i < state.zones[zone].size(); ++i) {
      const Token& token = state.tokens[state.zones[zone][i].index];
      sum += placedHash(rules, observedTokenHash(rules, token, seat), ZoneId(zone), i);
    }
  }
  // Those that have left the game unseen too.
  for (const Token& token : state.tokens) {
    if (!knows(rules, token, seat)) sum += unplacedHash(natureHash(rules, token), token.pool);
  }
  return sum;
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
  for (const std::vector<std::uint64_t>& positions : state.earlier) hasher.addAll(sorted(positions));
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
  return foldPosition(rules, state, state.positionSum, nobody);
}

std::uint64_t observedHash(const Rules& rules, const State& state, Seat seat) {
  return observed(foldPosition(rules, state, observedSum(rules, state, seat), seat), seat);
}

HashSums recomputeSums(const Rules& rules, const State& state) {
  HashSums sums;
  for (std::size_t slot = 0; slot < state.variables.size(); ++slot) {
    (rules.holdsToken(slot) ? sums.identity : sums.position) +=
        variableFeature(rules, slot, state.variables[slot]);
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    for (std::size_t i = 0; i < state.zones[zone].size(); ++i) {
      const TokenId id = state.zones[zone][i];
      const std::uint64_t placed =
          placedHash(rules, tokenHash(rules, state.tokens[id.index]), ZoneId(zone), i);
      sums.position += placed;
      sums.identity += placedToken(placed, id);
    }
  }
  return sums;
}

}  // namespace ludo::kernel

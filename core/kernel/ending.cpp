// SPDX-License-Identifier: Apache-2.0
// How a game ends: end conditions, results, scores.
#include <utility>

#include "core/base/limits.h"
#include "core/kernel/kernel.h"
#include "core/kernel/legal_moves.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

namespace {

constexpr SeatResult opposite(SeatResult result) {
  return result == SeatResult::Win ? SeatResult::Loss : SeatResult::Win;
}

/// A player's score with the tie-breaks behind it; better ones are greater.
using Standing = std::vector<std::int64_t>;

std::vector<SeatResult> resultsByScore(const Rules& rules, const State& state, CallBudget& budget) {
  const auto seats = static_cast<std::size_t>(rules.seats());
  const std::optional<ScoringDef>& scoring = rules.def().scoring;
  if (!scoring) return std::vector<SeatResult>(seats, SeatResult::Draw);
  std::vector<Standing> standings(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Evaluator evaluator(rules, state, static_cast<Seat>(seat), budget);
    standings[seat].push_back(evaluator.integer(scoring->score));
    for (const ValueExpr& tieBreak : scoring->tieBreaks)
      standings[seat].push_back(evaluator.integer(tieBreak));
    // Only the score itself may count downwards; ~x turns an order round without overflow.
    if (scoring->order == ScoreOrder::Lowest) standings[seat].front() = ~standings[seat].front();
  }
  const Standing* best = nullptr;
  std::size_t sharing = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (state.eliminated[seat]) continue;
    if (best == nullptr || standings[seat] > *best) {
      best = &standings[seat];
      sharing = 1;
    } else if (standings[seat] == *best) {
      ++sharing;
    }
  }
  std::vector<SeatResult> results(seats, SeatResult::Loss);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (state.eliminated[seat] || standings[seat] != *best) continue;
    results[seat] = sharing == 1 ? SeatResult::Win : SeatResult::Draw;
  }
  return results;
}

std::vector<std::int64_t> scoresWithin(const Rules& rules, const State& state, CallBudget& budget) {
  std::vector<std::int64_t> result;
  if (!rules.def().scoring) return result;
  for (Seat seat = 0; seat < rules.seats(); ++seat) {
    Evaluator evaluator(rules, state, seat, budget);
    result.push_back(evaluator.integer(rules.def().scoring->score));
  }
  return budget.exhausted() ? std::vector<std::int64_t>() : result;
}

/// Who wins or loses unless written: the actor, or who was to act when nobody could.
Seat defaultPlayer(const State& state, bool stuck) {
  return stuck ? playerToMove(state) : state.lastActor;
}

std::vector<SeatResult> resultsFor(const Rules& rules, const State& state, const ResultDef& result,
                                   bool stuck, CallBudget& budget) {
  const auto seats = static_cast<std::size_t>(rules.seats());
  switch (result.type) {
    case ResultKind::Draw:
      return std::vector<SeatResult>(seats, SeatResult::Draw);
    case ResultKind::LossAll:
      return std::vector<SeatResult>(seats, SeatResult::Loss);
    case ResultKind::WinAll:
      return std::vector<SeatResult>(seats, SeatResult::Win);
    case ResultKind::ByScore:
      return resultsByScore(rules, state, budget);
    case ResultKind::Win:
    case ResultKind::Lose:
      break;
  }
  Evaluator evaluator(rules, state, state.lastActor, budget);
  const std::vector<Seat> named =
      result.player ? evaluator.players(*result.player) : std::vector<Seat>{defaultPlayer(state, stuck)};
  const SeatResult theirs = result.type == ResultKind::Win ? SeatResult::Win : SeatResult::Loss;
  std::vector<SeatResult> results(seats, opposite(theirs));
  for (Seat seat : named) results[static_cast<std::size_t>(seat)] = theirs;
  return results;
}

}  // namespace

std::vector<std::int64_t> scores(const Rules& rules, const State& state) {
  CallBudget budget(limits::stepsPerCall);
  return scoresWithin(rules, state, budget);
}

std::optional<Outcome> currentOutcome(const Rules& rules, const State& state, CallBudget& budget,
                                      bool stuck) {
  Evaluator evaluator(rules, state, state.lastActor, budget);
  evaluator.setStuck(stuck);
  for (std::uint32_t i = 0; i < rules.def().end.size(); ++i) {
    const EndDef& end = rules.def().end[i];
    budget.at(end.node);
    if (!evaluator.holds(end.when)) continue;
    Outcome outcome;
    outcome.endCondition = i;
    outcome.seats = resultsFor(rules, state, end.result, stuck, budget);
    outcome.scores = scoresWithin(rules, state, budget);
    if (budget.exhausted()) return std::nullopt;
    for (std::size_t seat = 0; seat < outcome.seats.size(); ++seat) {
      if (state.eliminated[seat]) outcome.seats[seat] = SeatResult::Loss;
    }
    return outcome;
  }
  return std::nullopt;
}

void endWith(State& state, Outcome outcome) {
  state.outcome = std::move(outcome);
  state.tasks.clear();
  state.bindings.clear();
  state.events.clear();
  state.committed.clear();
  state.toAct.clear();
}

}  // namespace ludo::kernel

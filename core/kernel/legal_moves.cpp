// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/limits.h"
#include "core/kernel/kernel.h"
#include "core/kernel/legal_moves.h"
#include "core/kernel/repetitions.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// Lists the actions that a player may take, with every allowed combination of arguments.
class ActionLister {
 public:
  ActionLister(const Rules& rules, const State& state, Seat player, CallBudget& budget,
               std::vector<Move>& moves)
      : m_rules(rules),
        m_state(state),
        m_budget(budget),
        m_evaluator(rules, state, player, budget),
        m_moves(moves) {
    m_move.player = player;
    m_evaluator.rememberCounts();
  }

  void list() {
    for (std::uint32_t i = 0; i < m_rules.def().actions.size(); ++i) list(i);
  }
  void list(std::uint32_t action) {
    if (!mayTake(action)) return;
    m_move.action = action;
    m_budget.at(m_rules.def().actions[action].node);
    const std::size_t first = m_moves.size();
    bindFrom(m_rules.def().actions[action], 0);
    if (m_rules.def().actions[action].longest && !m_anySeries && m_enough == SIZE_MAX) keepLongest(first);
  }
  /// Stop as soon as there are so many.
  void setEnough(std::size_t moves) { m_enough = moves; }
  /// Also what begins no longest series.
  void takeAnySeries() { m_anySeries = true; }

 private:
  bool mayTake(std::uint32_t index) {
    const ActionDef& action = m_rules.def().actions[index];
    const auto isPhase = [this](const PhaseRef& phase) { return phase.index == m_state.phase; };
    if (!action.phase.empty() && std::ranges::none_of(action.phase, isPhase)) return false;
    const std::vector<Seat> takers = m_evaluator.players(action.actor);
    if (std::ranges::find(takers, m_move.player) == takers.end()) return false;
    return std::ranges::all_of(action.limits, [&](const LimitDef& limit) {
      return used(index, limit.scope) < m_evaluator.integer(limit.max);
    });
  }

  std::int64_t used(std::uint32_t action, LimitScope scope) const {
    switch (scope) {
      case LimitScope::Turn:
        return m_state.turnUses[m_rules.useSlot(m_move.player, action)];
      case LimitScope::Phase:
        return m_state.phaseUses[m_rules.useSlot(m_move.player, action)];
      case LimitScope::Game:
        return m_state.gameUses[m_rules.useSlot(m_move.player, action)];
    }
    return 0;
  }

  void bindFrom(const ActionDef& action, std::size_t param) {
    if (param == action.params.size()) {
      if (!m_evaluator.holds(action.pre) || !canResolve(action)) return;
      if (m_moves.size() >= limits::maximumMoves) return m_budget.giveUp(Bound::Moves);
      m_moves.push_back(m_move);
      return;
    }
    const std::vector<Value> options = m_evaluator.options(action.params[param].domain);
    Evaluator::Local argument(m_evaluator, m_rules.bindingIndex(action.params[param].name.name));
    m_move.args.push_back(Value::nothing());
    for (const Value& option : options) {
      if (m_moves.size() >= m_enough || m_budget.exhausted()) break;
      argument.set(option);
      m_move.args[param] = option;
      bindFrom(action, param + 1);
    }
    m_move.args.pop_back();
  }

  /// Leaves of the moves from `first` on, all of one action, those with which it can be taken most often.
  void keepLongest(std::size_t first) {
    std::vector<std::size_t> lengths;
    for (std::size_t i = first; i < m_moves.size() && !m_budget.exhausted(); ++i)
      lengths.push_back(m_moves.size() == first + 1 ? 0 : lengthAfter(m_moves[i], 0));
    m_move.args.clear();
    if (lengths.size() != m_moves.size() - first) return;
    const std::size_t most = lengths.empty() ? 0 : std::ranges::max(lengths);
    auto length = lengths.begin();
    const auto isShorter = [&](const Move&) { return *length++ < most; };
    m_moves.erase(
        std::remove_if(m_moves.begin() + static_cast<std::ptrdiff_t>(first), m_moves.end(), isShorter),
        m_moves.end());
  }

  /// How often the move's action can be taken in a row after the move, as far as is known before a decision
  /// or a die roll.
  std::size_t lengthAfter(const Move& move, std::size_t depth) {
    if (depth == limits::longestSeries) m_budget.giveUp(Bound::Steps);
    if (m_budget.exhausted()) return 0;
    const ActionDef& action = m_rules.def().actions[move.action];
    m_move = move;
    prepareTrial();
    State after = std::move(m_scratch);
    const std::size_t slot = m_rules.useSlot(move.player, move.action);
    for (std::vector<std::uint32_t>* uses : {&after.turnUses, &after.phaseUses, &after.gameUses})
      ++(*uses)[slot];
    Resolution trial(m_rules, after, m_budget, nullptr);
    if (!trial.tryCost(action.cost)) return 0;
    trial.tryEffects(action.effects);
    after.tasks.clear();
    after.bindings.clear();
    std::vector<Move> next;
    ActionLister lister(m_rules, after, move.player, m_budget, next);
    lister.takeAnySeries();
    lister.list(move.action);
    std::size_t most = 0;
    for (std::size_t i = 0; i < next.size(); ++i)
      most = std::max(most, 1 + lister.lengthAfter(next[i], depth + 1));
    return most;
  }

  /// Makes of the scratch state one in which the move's cost and effects can be tried.
  void prepareTrial() {
    m_budget.spend(static_cast<std::int64_t>(m_state.tokens.size() + m_state.zones.size()));
    for (const std::vector<std::uint64_t>& positions : m_state.earlier) m_budget.sweep(positions.size());
    m_scratch = m_state;
    // A score may ask what would be legal once the game is over, when nothing is resolved any more.
    m_scratch.outcome.reset();
    remember(m_rules, m_scratch, m_budget);
    m_scratch.tasks.clear();
    m_scratch.bindings.clear();
    m_scratch.events.clear();
    m_scratch.actor = m_move.player;
    m_scratch.lastActor = m_move.player;
    bindArguments(m_rules, m_scratch, m_move);
  }

  /// Whether the cost can be paid and the state after the effects is allowed.
  bool canResolve(const ActionDef& action) {
    if (action.cost.empty() && !action.post) return true;
    prepareTrial();
    Resolution trial(m_rules, m_scratch, m_budget, nullptr);
    if (!trial.tryCost(action.cost)) return false;
    if (!action.post) return true;
    trial.tryEffects(action.effects);
    return trial.holds(*action.post);
  }

  const Rules& m_rules;
  const State& m_state;
  CallBudget& m_budget;
  Evaluator m_evaluator;
  std::vector<Move>& m_moves;
  std::size_t m_enough = SIZE_MAX;
  bool m_anySeries = false;
  Move m_move;
  State m_scratch;
};

std::vector<Move> choiceMoves(const Task& choice) {
  std::vector<Move> moves;
  const auto picked = static_cast<std::int64_t>(choice.picked.size());
  // As many options must stay open as are still needed after this pick.
  const std::int64_t neededAfter = std::max<std::int64_t>(choice.minimum - picked - 1, 0);
  const std::size_t end = choice.items.size() - static_cast<std::size_t>(neededAfter);
  for (std::size_t i = choice.next; i < end; ++i) {
    moves.push_back(Move{Move::Kind::Choice, choice.chooser, 0, {choice.items[i]}});
  }
  if (choice.many && picked >= choice.minimum) moves.push_back(Move{Move::Kind::Stop, choice.chooser, 0, {}});
  return moves;
}

/// What a player may do besides the actions.
void addBuiltIn(const Rules& rules, const State& state, Seat player, std::vector<Move>& moves) {
  const PhaseDef& phase = rules.def().turn.phases[state.phase];
  const bool enough =
      phase.minActions && static_cast<std::int64_t>(state.actionsTaken) >= rules.number(*phase.minActions);
  if (phase.untilEnded || enough) moves.push_back(Move{Move::Kind::EndPhase, player, 0, {}});
  const bool mayPass = phase.pass == PassRule::Allowed || phase.pass == PassRule::Out ||
                       (phase.pass == PassRule::Forced && moves.empty());
  if (mayPass) moves.push_back(Move{Move::Kind::Pass, player, 0, {}});
}

}  // namespace

std::int64_t countLegalMoves(const Rules& rules, const State& state, Seat player, std::uint32_t action,
                             CallBudget& budget) {
  std::vector<Move> moves;
  ActionLister lister(rules, state, player, budget, moves);
  if (action == anyAction) {
    lister.list();
  } else {
    lister.list(action);
  }
  return static_cast<std::int64_t>(moves.size());
}

bool canAct(const Rules& rules, const State& state, Seat player, CallBudget& budget) {
  std::vector<Move> moves;
  ActionLister lister(rules, state, player, budget, moves);
  lister.setEnough(1);
  lister.list();
  return !moves.empty();
}

bool canMove(const Rules& rules, const State& state, CallBudget& budget) {
  std::vector<Move> moves;
  const Seat player = playerToMove(state);
  addBuiltIn(rules, state, player, moves);
  ActionLister lister(rules, state, player, budget, moves);
  lister.setEnough(moves.size() + 1);
  if (moves.empty()) lister.list();
  return !moves.empty();
}

bool isStillLegal(const Rules& rules, const State& state, const Move& move, CallBudget& budget) {
  if (move.kind != Move::Kind::Action) return true;
  std::vector<Move> moves;
  ActionLister(rules, state, move.player, budget, moves).list(move.action);
  return std::ranges::find(moves, move) != moves.end();
}

Seat playerToMove(const State& state) {
  if (state.over()) return nobody;
  if (const Task* choice = state.pendingChoice()) return choice->chooser;
  return state.toAct.empty() ? state.active : state.toAct.front();
}

LegalMoves listLegalMoves(const Rules& rules, const State& state, Budget* whole) {
  LegalMoves legal;
  if (state.over()) return legal;
  legal.excess = state.givenUp();
  CallBudget budget(limits::stepsPerCall, whole);
  if (const Task* choice = state.pendingChoice()) {
    legal.moves = choiceMoves(*choice);
    budget.spend(static_cast<std::int64_t>(legal.moves.size()));
  }
  // Nobody is left to play, or the game was given up.
  if (!state.tasks.empty()) return legal;
  const Seat player = playerToMove(state);
  ActionLister(rules, state, player, budget, legal.moves).list();
  addBuiltIn(rules, state, player, legal.moves);
  legal.excess = budget.excess();
  return legal;
}

std::vector<Move> legalMoves(const Rules& rules, const State& state, Budget* whole) {
  return listLegalMoves(rules, state, whole).moves;
}

bool isLegal(const Rules& rules, const State& state, const Move& move) {
  const std::vector<Move> moves = legalMoves(rules, state);
  return std::ranges::find(moves, move) != moves.end();
}

}  // namespace ludo::kernel

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/idle_turns.h"
#include "core/kernel/immediate_effects.h"
#include "core/kernel/kernel.h"
#include "core/kernel/seat_order.h"
#include "core/kernel/state_editor.h"

namespace ludo::kernel {

/// Works off State::tasks: effects, decisions, triggers, the turn. Everything that must outlive a decision is
/// in the state, so a Resolution itself lives only as long as one call; the rules, the state, the budget
/// and the log (which may be null) belong to the caller.
class Resolution {
 public:
  Resolution(const Rules& rules, State& state, CallBudget& budget, EventLog* log);

  /// Results laid down for dice; they belong to the caller. Null: dice are rolled.
  void setRolls(FixedRolls* rolls) { m_rolls = rolls; }
  /// Runs the setup and begins the first turn; the state's variables and zones are already there.
  void beginGame(const Beginning& beginning);
  /// Begins to resolve a legal move; run() goes on with it.
  void begin(const Move& move);
  /// Goes on until a player must decide, the game is over or given up, or nothing can go on.
  void run();

  /// Whether `cost` can be paid in full, as far as is known before its first decision or die roll. Used on
  /// a scratch copy of a state without tasks, in which the action's parameters are bound.
  bool tryCost(const language::EffectList& cost);
  /// Plays the effects on that copy up to their first decision or die roll, without triggers.
  void tryEffects(const language::EffectList& effects);
  bool holds(const language::Condition& condition) { return m_evaluator.holds(condition); }

 private:
  enum class MoveStage : std::uint8_t { Resolved, Reacted };
  enum class TurnStage : std::uint8_t {
    BeginTurn,     ///< the turn of the next seat begins
    StartPhase,    ///< State::nextPhase is to begin
    AfterEnter,    ///< its onEnter effects are done
    PhaseEntered,  ///< all reactions to that are done
    Act,           ///< the player may act, unless there is a reason to go on
    AfterExit,     ///< the onExit effects are done
    PhaseLeft,     ///< all reactions to that are done
    TurnLeft,      ///< the turn has ended, with all reactions
  };

  // resolution.cpp
  void push(Task task) { m_state.tasks.push_back(std::move(task)); }
  void pushEffects(const language::EffectList& list);
  void pushEvents();
  void pushAfterMove();
  void pushTurn(TurnStage stage);
  void pop();
  void resolve();
  void giveUp();
  void stepEffects();
  void stepEach();
  void stepAfterMove();
  void carryOut(const Move& move);
  void setActor(Seat seat);
  void bind(std::uint32_t name, Value value);
  /// Decides the outcome if an end condition holds.
  bool endGame();
  /// The same when the player who is to act has no legal move.
  bool endIfStuck();

  // choices.cpp
  void offer(Task choice);
  void answer(const Move& move);
  /// Answers the pending choice where the answer is forced; true when a player must still decide.
  bool settle();

  // triggers.cpp
  void stepEvents();
  bool matches(const language::TriggerDef& trigger, const QueuedEvent& event);
  void fire(std::uint32_t trigger, const QueuedEvent& event);

  // turn.cpp
  void stepTurn();
  void goOn(TurnStage stage);
  /// Whether turns come back to where they were without anybody deciding.
  bool goesRound();
  void beginTurn();
  void startPhase();
  void raise(language::EventKind kind, std::uint32_t subject);
  void callToAct();
  void stepAct(bool leaving);
  void passOn();
  void skipIdle();
  bool mustLeavePhase() const;
  std::optional<Seat> nextSeat();
  SeatOrder seatOrder() const { return {m_rules.def(), m_rules.seats()}; }
  bool mayPlay(Seat seat) const {
    return seat != nobody && !m_state.eliminated[static_cast<std::size_t>(seat)];
  }

  // simultaneous.cpp
  bool commits(const Move& move) const;
  void commit(const Move& move);
  void stepCommitted();

  // control.cpp
  void perform(const language::RandomOneEffect& effect);
  void perform(const language::SetActiveEffect& effect);
  void perform(const language::IfEffect& effect);
  void perform(const language::ForEachEffect& effect);
  void perform(const language::RepeatEffect& effect);
  void perform(const language::LetEffect& effect);
  void perform(const language::ChooseOneEffect& effect);
  void perform(const language::ChooseNEffect& effect);
  void perform(const language::RollEffect& effect);
  void perform(const language::EndPhaseEffect& effect);
  void perform(const language::EndTurnEffect& effect);
  void perform(const language::ExtraTurnEffect& effect);
  void perform(const language::GoToPhaseEffect& effect);
  void perform(const language::EliminateEffect& effect);

  const Rules& m_rules;
  State& m_state;
  CallBudget& m_budget;
  Evaluator m_evaluator;
  StateEditor m_editor;
  ImmediateEffects m_immediate;
  std::int64_t m_turnSteps = 0;  ///< of the turn machinery, taken in this call
  IdleTurns m_idleTurns;
  FixedRolls* m_rolls = nullptr;
  bool m_trial = false;    ///< effects are tried: no triggers, no chance, no decisions
  bool m_stopped = false;  ///< a trial has come to something not yet known, or nobody is left to play
  bool m_changed = true;   ///< since the end conditions were last checked
};

/// Binds the action's parameters to the move's arguments.
void bindArguments(const Rules& rules, State& state, const Move& move);

/// Ends the game with this outcome: nothing more happens in it.
void endWith(State& state, Outcome outcome);

/// The outcome if an end condition holds now. `stuck`: what the condition "stuck" gives.
std::optional<Outcome> currentOutcome(const Rules& rules, const State& state, CallBudget& budget,
                                      bool stuck = false);

}  // namespace ludo::kernel

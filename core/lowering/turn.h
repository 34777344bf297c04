// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/kernel/seat_order.h"
#include "core/lowering/part.h"
#include "core/lowering/stage.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Effects;
class Ending;
class Events;
class Moves;
class Playouts;
class Repetitions;

/// The turn machinery: what the kernel's turn.cpp does. There is code for every stage, and going on is a
/// jump. Two kinds: FixedTurn knows while code is written whose turn it is; FreeTurn looks it up in play.
class Turn : protected Part {
 public:
  explicit Turn(Parts& parts);
  virtual ~Turn() = default;

  /// Throws Unsupported for turns of another kind.
  virtual void check() const {}

  // Stages.
  virtual std::vector<Stage> stages() const = 0;
  /// The number of the stage that the state is at.
  virtual Word stageNumber() = 0;
  /// The number of the stage that is being written, or of the one that was last.
  virtual Word stageUnderWay() = 0;
  /// What is written from here on is of the stage.
  virtual void enter(const Stage& stage) = 0;
  /// The same with the seat as the one who decides there, who has to be one for whom canDecide() holds.
  virtual void enterFor(const Stage& stage, Word seat) = 0;
  /// Whether code of the stage that is being written can be for decisions of the seat.
  virtual bool canDecide(const Word& seat) const = 0;
  /// Before the first stage's code is written.
  virtual void reserveBlocks() {}
  /// Before the code that takes a move at the stage is written, which `number` tells from others. False when
  /// nobody decides there.
  virtual bool beginStage(const Stage& stage, std::size_t number) = 0;
  /// How the game goes on from the stage.
  virtual void writeGoingOn(const Stage& stage) = 0;
  /// After the last stage.
  virtual void writeTurnEnd() {}

  /// Whether it is known while code is written who acts.
  virtual bool knowsActor() const = 0;
  /// What a trial of effects has to put back of the turn, or none where that takes the whole state.
  virtual std::optional<std::vector<Field>> changedByEffects() const = 0;
  /// The phase under way, or that was last.
  virtual Word phase() = 0;

  // Who acts. Each is a seat.
  virtual Word active() = 0;
  virtual Word lastActor() = 0;
  /// Who decides at the stage.
  virtual Word mover() = 0;
  virtual void setActor(Word seat) = 0;

  // Moves. What is taken ends the code at hand.
  virtual void takeUp(std::uint32_t action, const std::vector<Typed>& arguments);
  virtual void takePass();
  void takeEndPhase();
  /// Goes on with the effects of an action after a decision in their midst.
  virtual void goOnWith(std::uint32_t) {}
  /// An action is taken once more.
  void countUse(std::uint32_t action);
  Word mayEndPhase();
  /// Whether the player may pass, given how many other moves there are.
  Word mayPass(Word others);
  /// Whether the phase under way passes over players who can take no action.
  bool passesOver() const;
  /// The one who would act is passed over: ends the code at hand.
  virtual void passOver() = 0;

  // Effects, which only free turns have.
  virtual void lower(const language::EndPhaseEffect& effect);
  virtual void lower(const language::EndTurnEffect& effect);
  virtual void lower(const language::ExtraTurnEffect& effect);
  virtual void lower(const language::GoToPhaseEffect& effect);
  virtual void lower(const language::SetActiveEffect& effect);
  virtual void lower(const language::EliminateEffect& effect);

  /// Both bodies end elsewhere, and begin at the stage under way.
  void branch(Word condition, const Body& yes, const Body& no);
  /// Where a player has to decide the code returns, or a playout goes on to the decision.
  void awaitMove();
  /// Returns with the state's status and place written.
  void finish(std::int64_t status);

 protected:
  void takeAction(std::uint32_t action, const std::vector<Typed>& arguments);
  virtual void beginMove() = 0;
  virtual void beginAction(std::uint32_t action) = 0;
  /// The part of the phase that the player acts in ends; by passing, or because he ends it.
  virtual void endPart(bool) {}
  void countPassedOver();
  void clearUses(bool ofTurn);
  bool mayEndBetweenMoves() const;
  virtual void writePlace() {}

  const kernel::SeatOrder m_order;
  Conditions& m_conditions;
  Effects& m_effects;
  Ending& m_ending;
  Events& m_events;
  Moves& m_moves;
  Playouts& m_playouts;
  Repetitions& m_repetitions;
  machine::BlockId m_afterAction = 0;
  machine::BlockId m_afterPart = 0;
};

}  // namespace ludo::engine

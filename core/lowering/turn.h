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

/// The turn machinery: what the kernel's turn.cpp does. Each stage has its code, and going on to another
/// stage is a jump. FixedTurn knows whose turn it is while code is written; FreeTurn looks it up in play.
class Turn : protected Part {
 public:
  explicit Turn(Parts& parts);
  virtual ~Turn() = default;

  /// Throws Unsupported for turns that this class has no code for.
  virtual void check() const {}

  // Stages.
  virtual std::vector<Stage> stages() const = 0;
  /// The index in stages() of the stage that the state is at.
  virtual Word stageNumber() = 0;
  /// The same of the stage that is being written, or was written last.
  virtual Word stageUnderWay() = 0;
  /// From here on code is written for this stage.
  virtual void enter(const Stage& stage) = 0;
  /// The same, with the seat as the one who decides; canDecide() must hold for it.
  virtual void enterFor(const Stage& stage, Word seat) = 0;
  /// Whether decisions of this seat can be written at the stage under way.
  virtual bool canDecide(const Word& seat) const = 0;
  /// Called before the code of the first stage is written.
  virtual void reserveBlocks() {}
  /// Called before the code that takes a move at the stage is written; `number`: its index in stages(). False
  /// when nobody decides there, so that there is no such code.
  virtual bool beginStage(const Stage& stage, std::size_t number) = 0;
  /// Writes how the game goes on after a move at the stage.
  virtual void writeGoingOn(const Stage& stage) = 0;
  /// Called after the last stage: writes what follows the last phase of a turn.
  virtual void writeTurnEnd() {}

  /// Whether it is known who acts while code is written.
  virtual bool knowsActor() const = 0;
  /// What of the turn a trial of effects has to put back; nothing: the whole state.
  virtual std::optional<std::vector<Field>> changedByEffects() const = 0;
  /// The phase under way, or the one that was last.
  virtual Word phase() = 0;

  // Who acts. Each is a seat.
  virtual Word active() = 0;
  virtual Word lastActor() = 0;
  /// Who decides at the stage.
  virtual Word mover() = 0;
  virtual void setActor(Word seat) = 0;

  // Moves. Each take function ends the current block of code.
  virtual void takeUp(std::uint32_t action, const std::vector<Typed>& arguments);
  virtual void takePass();
  void takeEndPhase();
  /// Called where the effects of the action go on after a decision in their midst.
  virtual void goOnWith(std::uint32_t) {}
  /// Counts one more use of the action, where it has limits.
  void countUse(std::uint32_t action);
  Word mayEndPhase();  ///< whether the player may end the phase now
  /// Whether the player may pass; `others`: how many other moves there are.
  Word mayPass(Word others);
  /// Whether the phase under way passes over players who can take no action.
  bool passesOver() const;
  /// Passes over the player who would act; ends the current block of code.
  virtual void passOver() = 0;

  // Effects, which only free turns have.
  virtual void lower(const language::EndPhaseEffect& effect);
  virtual void lower(const language::EndTurnEffect& effect);
  virtual void lower(const language::ExtraTurnEffect& effect);
  virtual void lower(const language::GoToPhaseEffect& effect);
  virtual void lower(const language::SetActiveEffect& effect);
  virtual void lower(const language::EliminateEffect& effect);

  /// Writes a branch of which both bodies end with a jump or return, and begin at the stage under way.
  void branch(Word condition, const Body& yes, const Body& no);
  /// A player has to decide: the code returns, or in a playout jumps to the decision.
  void awaitMove();
  /// Writes the status and the stage into the state, and returns.
  void finish(std::int64_t status);

 protected:
  void takeAction(std::uint32_t action, const std::vector<Typed>& arguments);  ///< carries it out
  virtual void beginMove() = 0;                                                ///< notes who moves
  virtual void beginAction(std::uint32_t action) = 0;  ///< notes which action is under way
  /// Called where the player's part of the phase ends: by passing (true), or because the player ends it.
  virtual void endPart(bool) {}
  void countPassedOver();           ///< as a pass, unless the player has acted
  void clearUses(bool ofTurn);      ///< of the turn, else of the phase
  bool mayEndBetweenMoves() const;  ///< whether the game may, because of what no move did
  virtual void writePlace() {}      ///< writes the stage into the state, where that is not done all along

  const kernel::SeatOrder m_order;
  Conditions& m_conditions;
  Effects& m_effects;
  Ending& m_ending;
  Events& m_events;
  Moves& m_moves;
  Playouts& m_playouts;
  Repetitions& m_repetitions;
  machine::BlockId m_afterAction = 0;  ///< where the stage goes on after an action
  machine::BlockId m_afterPart = 0;    ///< and after a player has passed, or ended the phase
};

}  // namespace ludo::engine

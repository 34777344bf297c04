// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/lowering/seat_lists.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

class Queries;
class QueryKinds;
class Selectors;
class Series;

/// Turns that are looked up in play: effects may change whose turn it is and which phase comes next, or
/// several players act in a phase, in turn or at once. Each phase is a stage; whose turn it is stands in the
/// state.
class FreeTurn final : public Turn {
 public:
  explicit FreeTurn(Parts& parts);

  // free_turn.cpp
  std::vector<Stage> stages() const override;
  Word stageNumber() override;
  Word stageUnderWay() override { return phase(); }
  void enter(const Stage& stage) override;
  void enterFor(const Stage& stage, Word seat) override;
  bool canDecide(const Word&) const override { return true; }
  void reserveBlocks() override;
  bool beginStage(const Stage& stage, std::size_t number) override;
  void writeGoingOn(const Stage& stage) override;
  void writeTurnEnd() override;

  bool knowsActor() const override { return false; }
  std::optional<std::vector<Field>> changedByEffects() const override { return std::nullopt; }
  Word phase() override;
  Word active() override;
  Word lastActor() override;
  Word mover() override;
  void setActor(Word seat) override;
  void passOver() override;

  void takeUp(std::uint32_t action, const std::vector<Typed>& arguments) override;
  void takePass() override;
  void goOnWith(std::uint32_t action) override;

  // turn_effects.cpp
  void lower(const language::EndPhaseEffect& effect) override;
  void lower(const language::EndTurnEffect& effect) override;
  void lower(const language::ExtraTurnEffect& effect) override;
  void lower(const language::GoToPhaseEffect& effect) override;
  void lower(const language::SetActiveEffect& effect) override;
  void lower(const language::EliminateEffect& effect) override;

 private:
  // free_turn.cpp
  bool listsActors() const;
  void beginMove() override;
  void beginAction(std::uint32_t action) override;
  void endPart(bool passes) override;
  void afterMove();
  void act();
  void stepAct(Word leaving, Word nobodyLeft);
  Word callToAct();
  void writePassedOver();
  void writeNobodyLeft();
  Word canSomebodyAct();
  Word mustLeavePhase();
  void leavePhase();
  void startPhase(std::uint32_t next);
  void leaveTurn();
  void beginTurn();

  // committed_moves.cpp
  void commit(std::int64_t code, const std::vector<Typed>& arguments);
  void carryOutCommitted();

  SeatLists m_seats;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Series& m_series;
  std::optional<machine::Variable> m_lastingActor;  ///< who takes an action, across decisions
  std::vector<machine::BlockId> m_startPhase;       ///< by phase; behind the last one the turn's end
  std::vector<machine::BlockId> m_leavePhase;
  std::vector<machine::BlockId> m_actPhase;
  std::vector<machine::BlockId> m_afterPhaseAction;
  std::vector<machine::BlockId> m_carryOut;
  std::vector<machine::BlockId> m_passedOver;  ///< who would act next in the phase
  std::vector<machine::BlockId> m_nobodyLeft;  ///< to act in the phase, or in this round of it
};

}  // namespace ludo::engine

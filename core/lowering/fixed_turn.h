// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/lowering/function_lowering.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

/// Turns that go round in an order that nothing changes. Where the game is in its turn order and phases is
/// known while code is written: each place in the order, with each phase, is a stage.
class FixedTurn final : public Turn {
 public:
  explicit FixedTurn(Parts& parts) : Turn(parts) {}

  void check() const override;
  std::vector<Stage> stages() const override;
  Word stageNumber() override;
  Word stageUnderWay() override {
    return static_cast<std::int64_t>(numberOf({m_function.phase, m_function.orderIndex}));
  }
  void enter(const Stage& stage) override;
  void enterFor(const Stage& stage, Word) override { enter(stage); }
  bool canDecide(const Word& seat) const override { return seat == m_function.active; }
  void reserveBlocks() override;
  bool beginStage(const Stage& stage, std::size_t number) override;
  void writeGoingOn(const Stage& stage) override;

  bool knowsActor() const override { return true; }
  std::optional<std::vector<Field>> changedByEffects() const override { return std::vector<Field>(); }
  Word phase() override { return m_function.phase; }
  Word active() override { return m_function.active; }
  Word lastActor() override { return m_function.lastActor; }
  Word mover() override { return m_function.active; }
  void setActor(Word seat) override { m_function.actor = seat; }
  void passOver() override;

 private:
  void beginMove() override;
  void beginAction(std::uint32_t action) override;
  void endPart(bool passes) override;
  void writePlace() override;

  void afterMove(bool partEnds);
  void act(bool partEnds);
  void leavePhase();
  void startPhase(std::uint32_t next);
  void enterPhase(std::uint32_t next);
  void leaveTurn();
  void writePassedOver();
  std::size_t numberOf(const Stage& stage) const { return stage.phase * m_order.size() + stage.orderIndex; }

  std::vector<machine::BlockId> m_passedOver;  ///< by stage
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
// The shrinker, with programs that lie.
#include "equality/shrink.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "core/engine/program.h"
#include "core/kernel/kernel.h"
#include "playable_game.h"

namespace ludo::engine {
namespace {

/// The kernel, but for one thing.
class Liar : public Program {
 public:
  explicit Liar(kernel::RulesPtr rules) : m_truth(makeReferenceProgram(std::move(rules))) {}

  const kernel::RulesPtr& rulesPtr() const override { return m_truth->rulesPtr(); }
  Position start(std::uint64_t seed) const override { return m_truth->start(seed); }
  Position pack(const kernel::State& state) const override { return m_truth->pack(state); }
  kernel::State unpack(const Position& position) const override { return m_truth->unpack(position); }
  bool keepsIdentities() const override { return true; }
  bool over(const Position& position) const override { return m_truth->over(position); }
  kernel::Seat playerToMove(const Position& position) const override {
    return m_truth->playerToMove(position);
  }
  kernel::SeatResult result(const Position& position, kernel::Seat seat) const override {
    return m_truth->result(position, seat);
  }
  std::uint64_t turnNumber(const Position& position) const override { return m_truth->turnNumber(position); }
  void reseed(Position& position, std::uint64_t seed) const override { m_truth->reseed(position, seed); }
  void legalMoves(const Position& position, std::vector<Move>& moves) const override {
    m_truth->legalMoves(position, moves);
  }
  void apply(Position& position, const Move& move) const override { m_truth->apply(position, move); }
  Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const override {
    return m_truth->playout(position, picks, limits);
  }
  std::uint64_t positionHash(const Position& position) const override {
    return m_truth->positionHash(position);
  }
  std::uint64_t stateHash(const Position& position) const override { return m_truth->stateHash(position); }
  std::size_t positionBytes() const override { return m_truth->positionBytes(); }

 private:
  ProgramPtr m_truth;
};

/// Knows no passes.
class NeverPasses final : public Liar {
 public:
  using Liar::Liar;
  void legalMoves(const Position& position, std::vector<Move>& moves) const override {
    Liar::legalMoves(position, moves);
    std::erase_if(moves, [](const Move& move) { return move.kind == kernel::Move::Kind::Pass; });
  }
};

/// Loses a token of every zone that holds three.
class CannotCountToThree final : public Liar {
 public:
  using Liar::Liar;
  void apply(Position& position, const Move& move) const override {
    Liar::apply(position, move);
    for (std::vector<kernel::TokenId>& zone : position.state().zones) {
      if (zone.size() == 3) zone.pop_back();
    }
  }
};

template <typename Program>
std::optional<Divergence> find(const language::GameDef& game) {
  const Program program(kernel::makeRules(std::make_shared<const language::GameDef>(game)));
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    if (Comparison compared = compareGame(program, seed, 20); compared.divergence) return compared.divergence;
  }
  return std::nullopt;
}

/// The first generated game that the program plays otherwise, shrunk.
template <typename Program>
testing::DivergingGame smallest(int size) {
  for (std::uint64_t seed = 1;; ++seed) {
    testing::Choices choices(seed);
    if (auto found = testing::shrunk(testing::playableGame(choices, size), find<Program>)) return *found;
  }
}

TEST(Shrink, LeavesOnlyThePhaseWithItsPass) {
  const testing::DivergingGame found = smallest<NeverPasses>(60);
  EXPECT_TRUE(found.game.actions.empty());
  EXPECT_TRUE(found.game.zones.empty());
  EXPECT_TRUE(found.game.variables.empty());
  EXPECT_TRUE(found.game.setup.empty());
  ASSERT_EQ(found.game.turn.phases.size(), 1U);
  EXPECT_NE(found.game.turn.phases.front().pass, language::PassRule::Never);
  EXPECT_TRUE(found.divergence.moves.empty());
}

TEST(Shrink, LeavesWhatFillsTheZoneAndTellsIt) {
  const testing::DivergingGame found = smallest<CannotCountToThree>(30);
  EXPECT_EQ(found.game.zones.size(), 1U);
  EXPECT_EQ(found.game.tokenTypes.size(), 1U);
  EXPECT_LE(found.game.actions.size() + found.game.triggers.size(), 2U);
  ASSERT_FALSE(found.divergence.moves.empty());
  const std::string told = testing::text(found);
  EXPECT_NE(told.find("section: \"actions\""), std::string::npos) << told;
  EXPECT_NE(told.find("then state\n  " + found.game.zones.front().id.name), std::string::npos) << told;
}

TEST(Shrink, FindsNothingWhereNothingIsWrong) {
  testing::Choices choices(1);
  EXPECT_FALSE(testing::shrunk(testing::playableGame(choices, 20), find<Liar>));
}

}  // namespace
}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>
#include <vector>

#include "core/engine/program.h"

namespace ludo::engine {

/// The kernel, or another program, but for one thing.
class Liar : public Program {
 public:
  explicit Liar(kernel::RulesPtr rules) : m_truth(makeReferenceProgram(std::move(rules))) {}
  explicit Liar(ProgramPtr truth) : m_truth(std::move(truth)) {}

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

/// Has one too much in the first variable once so many plies have been played.
class AddsToAVariable final : public Liar {
 public:
  AddsToAVariable(kernel::RulesPtr rules, std::uint64_t plies) : Liar(std::move(rules)), m_plies(plies) {}
  void apply(Position& position, const Move& move) const override {
    Liar::apply(position, move);
    if (position.state().moveCount == m_plies) ++position.state().variables.front();
  }

 private:
  std::uint64_t m_plies;
};

/// Lets its playouts go on as somebody else.
class PlaysOutIntoNowhere final : public Liar {
 public:
  using Liar::Liar;
  Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const override {
    const Playout result = Liar::playout(position, picks, limits);
    ++position.state().turnNumber;
    return result;
  }
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/engine/program.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"

namespace ludo::engine {

namespace {

class ReferenceProgram final : public Program {
 public:
  explicit ReferenceProgram(kernel::RulesPtr rules) : m_rules(std::move(rules)) {}

  const kernel::RulesPtr& rulesPtr() const override { return m_rules; }

  Position start(std::uint64_t seed) const override { return Position(kernel::initialState(*m_rules, seed)); }
  Position pack(const kernel::State& state) const override { return Position(state); }
  kernel::State unpack(const Position& position) const override { return position.state(); }
  bool isKernel() const override { return true; }
  bool keepsIdentities() const override { return true; }

  bool over(const Position& position) const override { return position.state().over(); }
  kernel::Seat playerToMove(const Position& position) const override {
    return kernel::playerToMove(position.state());
  }
  kernel::SeatResult result(const Position& position, kernel::Seat seat) const override {
    assert(over(position));
    return position.state().outcome->seats[static_cast<std::size_t>(seat)];
  }
  std::uint64_t turnNumber(const Position& position) const override { return position.state().turnNumber; }

  void reseed(Position& position, std::uint64_t seed) const override { position.state().rng = Rng(seed); }

  void legalMoves(const Position& position, std::vector<Move>& moves) const override {
    const std::vector<kernel::Move> legal = kernel::legalMoves(*m_rules, position.state());
    moves.resize(legal.size());
    std::ranges::transform(legal, moves.begin(), fromKernel);
  }
  void apply(Position& position, const Move& move) const override {
    kernel::applyMove(*m_rules, position.state(), toKernel(move));
  }
  Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const override {
    Playout result;
    kernel::State& state = position.state();
    while (!state.over() && result.plies < limits.plies && state.turnNumber <= limits.turns) {
      const std::vector<kernel::Move> legal = kernel::legalMoves(*m_rules, state);
      if (legal.empty()) break;
      kernel::applyMove(*m_rules, state, legal[picks.below(legal.size())]);
      ++result.plies;
    }
    result.ended = state.over();
    return result;
  }

  std::uint64_t positionHash(const Position& position) const override {
    return kernel::positionHash(*m_rules, position.state());
  }
  std::uint64_t stateHash(const Position& position) const override {
    return kernel::stateHash(*m_rules, position.state());
  }
  std::uint64_t observedHash(const Position& position, kernel::Seat seat) const override {
    return kernel::observedHash(*m_rules, position.state(), seat);
  }
  std::uint64_t observedMoveHash(const Position& position, const Move& move,
                                 kernel::Seat seat) const override {
    return kernel::observedMoveHash(*m_rules, position.state(), toKernel(move), seat);
  }
  void imagine(Position& position, const kernel::TokenPools& pools, Rng& random) const override {
    kernel::imagine(*m_rules, position.state(), pools, random);
  }
  std::size_t positionBytes() const override { return sizeof(kernel::State); }

 private:
  kernel::RulesPtr m_rules;
};

}  // namespace

void Program::listMoves(const Position& position, MoveList& list) const {
  legalMoves(position, list.moves);
  list.size = list.moves.size();
}

Move Program::moveIn(const Position& /*position*/, const MoveList& list, std::size_t number) const {
  return list.moves[number];
}

void Program::applyNumber(Position& position, const MoveList& list, std::size_t number) const {
  apply(position, list.moves[number]);
}

std::size_t Program::countMoves(const Position& position) const {
  thread_local MoveList list;
  listMoves(position, list);
  return list.size;
}

void Program::applyNth(Position& position, std::size_t number) const {
  thread_local MoveList list;
  listMoves(position, list);
  applyNumber(position, list, number);
}

void Program::playouts(const Position& from, Rng& picks, const PlayoutLimits& limits,
                       std::span<PlayoutEnd> ends) const {
  Position position;
  for (PlayoutEnd& end : ends) {
    position = from;
    const Playout playout = this->playout(position, picks, limits);
    end.plies = playout.plies;
    end.ended = playout.ended;
    if (!playout.ended) continue;
    for (kernel::Seat seat = 0; seat < rules().seats(); ++seat)
      end.results[static_cast<std::size_t>(seat)] = result(position, seat);
  }
}

kernel::Move Program::kernelMove(const kernel::State&, const Move& move) const {
  return toKernel(move);
}

std::uint64_t Program::observedHash(const Position& position, kernel::Seat seat) const {
  return kernel::observedHash(rules(), unpack(position), seat);
}

std::uint64_t Program::observedMoveHash(const Position& position, const Move& move, kernel::Seat seat) const {
  return kernel::observedMoveHash(rules(), unpack(position), toKernel(move), seat);
}

void Program::imagine(Position& position, const kernel::TokenPools& pools, Rng& random) const {
  if (pools.empty()) return;
  assert(keepsIdentities());
  kernel::State state = unpack(position);
  kernel::imagine(rules(), state, pools, random);
  position = pack(state);
}

ProgramPtr makeReferenceProgram(kernel::RulesPtr rules) {
  return std::make_shared<ReferenceProgram>(std::move(rules));
}

}  // namespace ludo::engine

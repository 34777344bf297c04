// SPDX-License-Identifier: Apache-2.0
#include "checked_play.h"
#include "checks.h"

namespace ludo::fuzz {
namespace {

constexpr int longestGame = 100;

void checkState(const kernel::Rules& rules, const kernel::State& state) {
  const std::string wrong = testing::unsoundness(rules, state);
  require(wrong.empty(), wrong);
}

}  // namespace

void play(const kernel::Rules& rules) {
  kernel::State state = kernel::initialState(rules, 1);
  Rng random(2);
  for (int ply = 0; ply < longestGame && !state.over(); ++ply) {
    checkState(rules, state);
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
    if (moves.empty()) return;
    kernel::applyMove(rules, state, moves[random.below(moves.size())]);
  }
  checkState(rules, state);
}

}  // namespace ludo::fuzz

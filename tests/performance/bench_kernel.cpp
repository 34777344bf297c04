// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/kernel/kernel.h"
#include "specs.h"

namespace {

using namespace ludo;

struct Position {
  kernel::RulesPtr rules = performance::sample("hex");
  kernel::State state = kernel::initialState(*rules, 1);

  Position() {
    for (int ply = 0; ply < 40; ++ply) {
      const auto legal = kernel::legalMoves(*rules, state);
      kernel::applyMove(*rules, state, legal[static_cast<std::size_t>(ply) * 7 % legal.size()]);
      if (state.over()) break;
    }
  }
};

/// The hash as kept move by move, and as computed afresh, from one run: the ratio is what keeping it saves.
void incrementalHash(benchmark::State& state) {
  const Position position;
  for (auto _ : state) benchmark::DoNotOptimize(kernel::stateHash(*position.rules, position.state));
}
BENCHMARK(incrementalHash);

void hashFromScratch(benchmark::State& state) {
  const Position position;
  for (auto _ : state) benchmark::DoNotOptimize(kernel::recomputeSums(*position.rules, position.state));
}
BENCHMARK(hashFromScratch);

void copyState(benchmark::State& state) {
  const Position position;
  for (auto _ : state) {
    kernel::State copy = position.state;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copyState);

void legalMoves(benchmark::State& state) {
  const Position position;
  for (auto _ : state) benchmark::DoNotOptimize(kernel::legalMoves(*position.rules, position.state));
}
BENCHMARK(legalMoves);

void applyMove(benchmark::State& state) {
  const Position position;
  const kernel::Move move = kernel::legalMoves(*position.rules, position.state).front();
  for (auto _ : state) {
    kernel::State next = position.state;
    kernel::applyMove(*position.rules, next, move);
    benchmark::DoNotOptimize(next);
  }
}
BENCHMARK(applyMove);

}  // namespace

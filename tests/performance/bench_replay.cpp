// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/sim/replay.h"
#include "core/sim/run_game.h"
#include "specs.h"

namespace {

using namespace ludo;

constexpr int plies = 10'000;

const sim::Replay& longReplay() {
  static const sim::Replay replay = [] {
    const auto rules = performance::endlessGame(plies);
    return sim::Replay(rules, sim::runNamedGame(rules, 1, {"random"}));
  }();
  return replay;
}

/// The step just before a kept state is the farthest from the one before it. Promised: under 16 ms.
void seekFarthest(benchmark::State& state) {
  const sim::Replay& replay = longReplay();
  std::size_t step = replay.stepCount() - 1;
  while (step % 50 != 49) --step;
  for (auto _ : state) benchmark::DoNotOptimize(replay.stateAt(step));
}
BENCHMARK(seekFarthest)->Unit(benchmark::kMillisecond);

void seekAnywhere(benchmark::State& state) {
  const sim::Replay& replay = longReplay();
  Rng rng(1);
  for (auto _ : state) benchmark::DoNotOptimize(replay.stateAt(rng.below(replay.stepCount())));
}
BENCHMARK(seekAnywhere)->Unit(benchmark::kMillisecond);

void buildReplay(benchmark::State& state) {
  const sim::Replay& replay = longReplay();
  for (auto _ : state) benchmark::DoNotOptimize(sim::Replay(replay.rules(), replay.trace()).stepCount());
}
BENCHMARK(buildReplay)->Unit(benchmark::kMillisecond);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/metrics/report.h"
#include "specs.h"

namespace {

using namespace ludo;

constexpr const char* samples[] = {"tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money"};

/// Games a second on one thread, with everything that a report needs; `items_per_second` counts games.
void playouts(benchmark::State& state) {
  const char* name = samples[state.range(0)];
  const auto rules = performance::sample(name);
  sim::BatchOptions options;
  options.games = 20;
  options.agents = {"random"};
  options.threads = 1;
  for (auto _ : state) {
    benchmark::DoNotOptimize(sim::runBatch(rules, options));
    ++options.seed;
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(options.games));
  state.SetLabel(name);
}
BENCHMARK(playouts)->DenseRange(0, std::size(samples) - 1)->UseRealTime()->Unit(benchmark::kMillisecond);

/// What evaluate() takes for a large batch.
void evaluateBatch(benchmark::State& state) {
  const auto rules = performance::sample("tic-tac-toe");
  sim::BatchOptions options;
  options.games = 10'000;
  options.agents = {"random"};
  const sim::Batch batch = sim::runBatch(rules, options);
  for (auto _ : state) benchmark::DoNotOptimize(metrics::evaluate(*rules, batch));
}
BENCHMARK(evaluateBatch)->Unit(benchmark::kMillisecond);

}  // namespace

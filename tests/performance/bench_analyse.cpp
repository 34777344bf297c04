// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/service/analysis.h"
#include "specs.h"

namespace {

using namespace ludo;

/// What a keystroke costs: the whole language service on a text of so many lines. Promised: under 100 ms at
/// 500, and under 250 ms at 10,000.
void analyse(benchmark::State& state) {
  const SourcePtr source = performance::longSpecification(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(service::analyse(source));
  state.SetLabel(std::to_string(source->lineCount()) + " lines");
}
BENCHMARK(analyse)->Arg(200)->Arg(500)->Arg(2'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// The samples that are longest, or make most zones: linted and compiled. Promised: under 10 ms.
void compileSample(benchmark::State& state, const char* name) {
  const SourcePtr source = performance::sampleSource(name);
  for (auto _ : state) benchmark::DoNotOptimize(service::analyse(source, 0, {}, service::SpecTests::Leave));
}
BENCHMARK_CAPTURE(compileSample, pente, "pente")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compileSample, foretold, "foretold")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compileSample, shoulder, "shoulder")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compileSample, rail_freight, "rail-freight")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compileSample, nine_mens_morris, "nine-mens-morris")->Unit(benchmark::kMillisecond);

/// The same with their tests played.
void analyseSample(benchmark::State& state, const char* name) {
  const SourcePtr source = performance::sampleSource(name);
  for (auto _ : state) benchmark::DoNotOptimize(service::analyse(source));
}
BENCHMARK_CAPTURE(analyseSample, pente, "pente")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyseSample, foretold, "foretold")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyseSample, shoulder, "shoulder")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyseSample, rail_freight, "rail-freight")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyseSample, nine_mens_morris, "nine-mens-morris")->Unit(benchmark::kMillisecond);

}  // namespace

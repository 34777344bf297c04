// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/compile/analysis.h"
#include "specs.h"

namespace {

using namespace ludo;

/// What a keystroke costs: the whole language service on a text of so many lines. Promised: under 100 ms at
/// 500.
void analyse(benchmark::State& state) {
  const SourcePtr source = performance::longSpecification(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(compile::analyse(source));
  state.SetLabel(std::to_string(source->lineCount()) + " lines");
}
BENCHMARK(analyse)->Arg(200)->Arg(500)->Arg(2'000)->Unit(benchmark::kMillisecond);

}  // namespace

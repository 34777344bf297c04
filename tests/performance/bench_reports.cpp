// SPDX-License-Identifier: Apache-2.0
// Random games with all that reports count of them, as the kernel and as programs play them.
#include <benchmark/benchmark.h>

#include "core/engine/compile.h"
#include "core/sim/play.h"
#include "core/sim/recorded_play.h"
#include "core/sim/run_batch.h"
#include "core/sim/summary.h"
#include "specs.h"

namespace {

using namespace ludo;

void countPlies(benchmark::State& state, std::uint64_t plies) {
  state.counters["plies/s"] = benchmark::Counter(static_cast<double>(plies), benchmark::Counter::kIsRate);
}

void byKernel(benchmark::State& state, const std::string& name) {
  const kernel::RulesPtr rules = performance::sample(name);
  const sim::OwnedAgents agents =
      sim::makeAgents(sim::agentsBySeat({}, rules->seats()), engine::makeReferenceProgram(rules));
  sim::SummaryRecorder recorder(*rules);
  std::uint64_t game = 0;
  std::uint64_t plies = 0;
  for (auto _ : state) {
    sim::play(*rules, sim::gameSeed(1, game++), sim::pointers(agents), 0, {}, recorder);
    plies += recorder.take().plies;
  }
  countPlies(state, plies);
}

void recorded(benchmark::State& state, const std::string& name, engine::Execution execution) {
  sim::RecordedPlay play(engine::compileRecording(performance::sample(name), execution).program);
  std::uint64_t game = 0;
  std::uint64_t plies = 0;
  for (auto _ : state) {
    const std::optional<sim::GameSummary> told = play.play(sim::gameSeed(1, game++), 0, {});
    plies += told ? told->plies : 0;
  }
  countPlies(state, plies);
}

const bool registered = [] {
  for (const std::string name : {"gomoku", "breakthrough", "kalah", "nine-provinces", "kuhn-poker"}) {
    benchmark::RegisterBenchmark(("reportedGame/" + name + "/kernel").c_str(), byKernel, name);
    benchmark::RegisterBenchmark(("reportedGame/" + name + "/interpreted").c_str(), recorded, name,
                                 engine::Execution::Interpreted);
    benchmark::RegisterBenchmark(("reportedGame/" + name + "/native").c_str(), recorded, name,
                                 engine::Execution::Native);
  }
  return true;
}();

}  // namespace

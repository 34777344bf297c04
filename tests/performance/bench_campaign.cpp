// SPDX-License-Identifier: Apache-2.0
// What one candidate of a campaign costs, stage by stage, on one thread: breeding, reading and compiling, the
// cheap filters, everything; and what it takes to keep it.
#include <benchmark/benchmark.h>
#include <unistd.h>

#include <filesystem>

#include "core/base/files.h"
#include "core/campaign/candidate_evaluator.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/random_play.h"
#include "core/campaign/store.h"
#include "core/campaign/variation_breeder.h"

namespace {

using namespace ludo;
using namespace ludo::campaign;

const char* const games[] = {"tic-tac-toe",  "pig",          "kuhn-poker",
                             "connect-four", "breakthrough", "deck-builder"};

constexpr std::int64_t last = std::size(games) - 1;

std::string pathOf(const benchmark::State& state) {
  return std::string(LUDO_SOURCE_DIR "/samples/") + games[state.range(0)] + ".md";
}

Plan standardPlan() {
  Settings settings;
  settings.games = {"game"};
  settings.axes = standardAxes();
  settings.fitness = standardFitness();
  return *Plan::make(settings, 1);
}

void countCandidates(benchmark::State& state) {
  state.SetLabel(games[state.range(0)]);
  state.counters["perMinute"] =
      benchmark::Counter(60.0 * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void breed(benchmark::State& state) {
  const VariationBreeder breeder({});
  const std::string text = *readFile(pathOf(state));
  std::uint64_t seed = 0;
  for (auto step : state) benchmark::DoNotOptimize(breeder.breed(0, {pathOf(state), {text}}, ++seed));
  countCandidates(state);
}

void compile(benchmark::State& state) {
  const std::string text = *readFile(pathOf(state));
  for (auto step : state) benchmark::DoNotOptimize(readCandidate(pathOf(state), text, {}));
  countCandidates(state);
}

void cheapFilters(benchmark::State& state) {
  const VariationBreeder breeder({});
  const Plan plan = standardPlan();
  const std::string text = *readFile(pathOf(state));
  std::uint64_t seed = 0;
  for (auto step : state) {
    const Result<Child> child = breeder.breed(0, {pathOf(state), {text}}, ++seed);
    if (!child) continue;
    const CandidateGame game = readCandidate(pathOf(state), child->text, {});
    if (game.rules != nullptr) benchmark::DoNotOptimize(playRandomly(game.rules, plan, seed, {}));
  }
  countCandidates(state);
}

void everything(benchmark::State& state) {
  const VariationBreeder breeder({});
  const Plan plan = standardPlan();
  const CandidateEvaluator evaluator(plan, breeder);
  Prospect prospect;
  prospect.path = pathOf(state);
  prospect.texts = {*readFile(prospect.path)};
  for (auto step : state) {
    ++prospect.seed;
    benchmark::DoNotOptimize(evaluator.evaluate(prospect, ArchiveState(), {}));
  }
  countCandidates(state);
}

void keep(benchmark::State& state) {
  const std::string path =
      (std::filesystem::temp_directory_path() / ("ludo-bench-" + std::to_string(::getpid()))).string();
  auto opened = Store::open(path, {}, Store::Begin::orResume);
  Store& store = *std::get<std::unique_ptr<Store>>(opened);
  Finding finding;
  finding.child.text = *readFile(LUDO_SOURCE_DIR "/samples/pig.md");
  Sample sample;
  sample.measures.assign(measureTable().size(), {30, 0.5, 0.4, 0.6});
  finding.samples = {sample, sample, sample};
  Prospect prospect;
  prospect.operatorIndex = 0;
  prospect.parents = {0};
  for (auto step : state) {
    ++prospect.id;
    finding.rulesHash = prospect.id;
    store.add(prospect, "numberTweaked", finding, Placement{{1, 0.5, 0.4, 0.6}, 0.5, {1, 2, 3}});
    if (prospect.id % 32 == 0) store.commit();
  }
  static_cast<void>(!store.finish());
  std::filesystem::remove(path);
}

// Games are played by threads of their own: what counts is the processor time of all.
BENCHMARK(breed)->Name("campaign/breed")->DenseRange(0, last)->MeasureProcessCPUTime();
BENCHMARK(compile)->Name("campaign/compile")->DenseRange(0, last)->MeasureProcessCPUTime();
BENCHMARK(cheapFilters)->Name("campaign/cheapFilters")->DenseRange(0, last)->MeasureProcessCPUTime();
BENCHMARK(everything)->Name("campaign/everything")->DenseRange(0, last)->MeasureProcessCPUTime();
BENCHMARK(keep)->Name("campaign/keep")->MeasureProcessCPUTime();

}  // namespace

// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include <utility>
#include <vector>

#include "core/archive/cell_archive.h"
#include "core/archive/centroids.h"
#include "core/archive/deviates.h"
#include "core/archive/evaluation_log.h"
#include "core/archive/grid.h"
#include "core/archive/novelty_archive.h"
#include "core/archive/sliding_archive.h"
#include "core/archive/strategy_emitter.h"

namespace {

using namespace ludo;
using namespace ludo::archive;

constexpr std::size_t candidateCount = 100'000;

/// Candidates in the unit square, with nothing to vary, as a campaign of games has them.
const std::vector<Candidate>& candidates() {
  static const std::vector<Candidate> all = [] {
    Rng rng(1);
    std::vector<Candidate> drawn;
    for (CandidateId id = 0; id < candidateCount; ++id)
      drawn.push_back({id, {}, uniform(rng), {uniform(rng), uniform(rng)}});
    return drawn;
  }();
  return all;
}

Grid square() {
  return *Grid::make({Axis::even("x", 0, 1, 100), Axis::even("y", 0, 1, 100)});
}

/// Adds candidates one by one, to an archive that is empty again after each 100,000. Promised: under 10 us.
template <typename Make>
void insert(benchmark::State& state, const Make& make) {
  auto archive = make();
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(archive.add(candidates()[next]));
    if (++next < candidateCount) continue;
    state.PauseTiming();
    archive = make();
    next = 0;
    state.ResumeTiming();
  }
}

void insertIntoGrid(benchmark::State& state) {
  insert(state, [] { return *CellArchive::make(std::make_shared<Grid>(square()), 0); });
}
BENCHMARK(insertIntoGrid)->Unit(benchmark::kNanosecond);

void insertIntoCentroids(benchmark::State& state) {
  static const auto cells = std::make_shared<Centroids>(
      *Centroids::make({{0, 1}, {0, 1}}, {.count = 10'000, .samples = 100'000, .rounds = 5}));
  insert(state, [] { return *CellArchive::make(cells, 0); });
}
BENCHMARK(insertIntoCentroids)->Unit(benchmark::kNanosecond);

void insertIntoSlidingGrid(benchmark::State& state) {
  insert(state, [] {
    return *SlidingArchive::make(*Grid::make({Axis::sliding("x", 0, 1, 20), Axis::sliding("y", 0, 1, 20)}), 0,
                                 {});
  });
}
BENCHMARK(insertIntoSlidingGrid)->Unit(benchmark::kNanosecond);

/// A threshold at which some 7,000 of the candidates are kept.
void insertIntoNoveltyArchive(benchmark::State& state) {
  insert(state, [] { return *NoveltyArchive::make({.threshold = 0.02, .scales = {1, 1}}, 0); });
}
BENCHMARK(insertIntoNoveltyArchive)->Unit(benchmark::kNanosecond);

void placeCentroids(benchmark::State& state) {
  for (auto _ : state)
    benchmark::DoNotOptimize(Centroids::make({{0, 1}, {0, 1}}, {.count = 10'000, .samples = 100'000}));
}
BENCHMARK(placeCentroids)->Unit(benchmark::kMillisecond);

void projectRecord(benchmark::State& state) {
  EvaluationLog log({"x", "y"});
  for (const Candidate& candidate : candidates()) log.add(candidate);
  const std::vector<std::string> axes = {"y", "x"};
  for (auto _ : state) {
    CellArchive archive = *CellArchive::make(std::make_shared<Grid>(square()), 0);
    benchmark::DoNotOptimize(log.project(axes, archive));
  }
}
BENCHMARK(projectRecord)->Unit(benchmark::kMillisecond);

/// A generation of 36 solutions of as many numbers as the argument says, with what is to be learnt from them.
void generation(benchmark::State& state) {
  const auto length = static_cast<std::size_t>(state.range(0));
  CmaEs strategy({.length = length, .batch = 36, .bounds = {}}, std::vector<double>(length, 0.0));
  Rng rng(1);
  for (auto _ : state) {
    const auto batch = strategy.ask(rng);
    std::vector<const std::vector<double>*> parents;
    for (std::size_t i = 0; i < 18; ++i) parents.push_back(&batch[i]);
    strategy.tell(parents, batch.size());
  }
}
BENCHMARK(generation)->Arg(10)->Arg(100)->Unit(benchmark::kMicrosecond);

}  // namespace

// SPDX-License-Identifier: Apache-2.0
#include "sphere/sphere_runs.h"

#include <cassert>
#include <utility>

#include "core/archive/grid.h"
#include "core/archive/scheduler.h"
#include "core/archive/strategy_emitter.h"
#include "core/archive/variation_emitter.h"
#include "sphere/sphere.h"

namespace ludo::sphere {
namespace {

using archive::Acceptance;
using archive::CellArchive;
using archive::StrategySettings;
using archive::VariationSettings;

constexpr std::size_t batch = 36;
constexpr double sigma = 0.5;
constexpr double lineSigma = 0.2;

StrategySettings strategyOf(std::string_view name, std::vector<double> start) {
  if (name == "cma-mae") return StrategySettings::cmaMae(std::move(start), sigma, batch);
  auto settings = StrategySettings::cmaMe(std::move(start), sigma, batch);
  if (name == "cma-me-mu") settings.selection = archive::Selection::mu;
  return settings;
}

std::unique_ptr<archive::Emitter> emitterOf(std::string_view name, std::size_t length, std::uint64_t seed) {
  std::vector<double> start(length, 0.0);
  if (name.starts_with("cma")) return std::move(*makeStrategyEmitter(strategyOf(name, start), seed));
  auto settings = VariationSettings::gaussian(start, sigma);
  if (name == "iso-line") settings = VariationSettings::isoLine(start, sigma, lineSigma);
  if (name == "iso-line-fine") settings = VariationSettings::isoLine(start, 0.01, lineSigma);
  settings.batch = batch;
  return std::move(*makeVariationEmitter(settings, seed));
}

}  // namespace

std::span<const Algorithm> algorithms() {
  static const std::vector<Algorithm> all = {
      {"gaussian", "MAP-Elites, Gaussian: sigma 0.5", "416,112 ± 2,681; 50.72 %"},
      {"iso-line", "MAP-Elites, iso-line: sigma 0.5, line sigma 0.2", "491,014 ± 1,119; 60.44 %"},
      {"iso-line-fine", "MAP-Elites, iso-line: sigma 0.01, line sigma 0.2", ""},
      {"cma-me", "CMA-ME, improvement, filter selection", "456,678 ± 2,882; 55.84 %"},
      {"cma-me-mu", "CMA-ME, improvement, mu selection", "498,464 ± 2,214; 61.11 %"},
      {"cma-mae", "CMA-MAE: learning rate 0.01, minimum 0", "633,369 ± 1,504; 81.02 %"},
  };
  return all;
}

const Algorithm* algorithm(std::string_view name) {
  for (const Algorithm& candidate : algorithms()) {
    if (candidate.name == name) return &candidate;
  }
  return nullptr;
}

archive::ArchiveSummary run(std::string_view name, std::uint64_t seed, const RunSize& size) {
  assert(algorithm(name) != nullptr);
  const auto grid = std::make_shared<archive::Grid>(*archive::Grid::make(axes(size.length, size.cells)));
  const bool soft = name == "cma-mae";
  CellArchive cells = *CellArchive::make(grid, size.length, soft ? Acceptance{0.01, 0} : Acceptance{});
  CellArchive best = *CellArchive::make(grid, size.length);
  std::vector<std::unique_ptr<archive::Emitter>> emitters;
  for (std::size_t i = 0; i < size.emitters; ++i)
    emitters.push_back(emitterOf(name, size.length, Rng::forRun(seed, i).next()));
  archive::Scheduler scheduler(cells, std::move(emitters), soft ? &best : nullptr);
  std::vector<archive::Evaluation> evaluations;
  for (std::size_t iteration = 0; iteration < size.iterations; ++iteration) {
    evaluations.clear();
    for (const archive::Task& task : scheduler.ask()) evaluations.push_back(evaluate(task.proposal.solution));
    const auto told = scheduler.tell(evaluations);
    assert(told);
    static_cast<void>(told);
  }
  return archive::summarise(soft ? best : cells);
}

}  // namespace ludo::sphere

// SPDX-License-Identifier: Apache-2.0
#include "core/archive/scheduler.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/archive/archive_summary.h"
#include "core/archive/cell_archive.h"
#include "core/archive/grid.h"
#include "core/archive/novelty_archive.h"
#include "core/archive/strategy_emitter.h"
#include "core/archive/variation_emitter.h"
#include "sphere/sphere.h"

namespace ludo::archive {
namespace {

constexpr std::size_t length = 6;

TessellationPtr grid() {
  return std::make_shared<Grid>(*Grid::make(sphere::axes(length, 20)));
}

/// One of each kind, of 8 solutions at a time.
std::vector<std::unique_ptr<Emitter>> emitters(std::uint64_t seed) {
  const std::vector<double> start(length, 0.0);
  auto gaussian = VariationSettings::gaussian(start);
  auto line = VariationSettings::isoLine(start);
  gaussian.batch = 8;
  line.batch = 8;
  auto separable = StrategySettings::cmaMe(start, 0.5, 8);
  separable.strategy.separable = true;
  std::vector<std::unique_ptr<Emitter>> all;
  all.push_back(std::move(*makeVariationEmitter(gaussian, seed)));
  all.push_back(std::move(*makeVariationEmitter(line, seed + 1)));
  all.push_back(std::move(*makeStrategyEmitter(StrategySettings::cmaMe(start, 0.5, 8), seed + 2)));
  all.push_back(std::move(*makeStrategyEmitter(StrategySettings::cmaMae(start, 0.5, 8), seed + 3)));
  all.push_back(std::move(*makeStrategyEmitter(separable, seed + 4)));
  return all;
}

void runRounds(Scheduler& scheduler, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    std::vector<Evaluation> evaluations;
    for (const Task& task : scheduler.ask()) evaluations.push_back(sphere::evaluate(task.proposal.solution));
    ASSERT_TRUE(scheduler.tell(evaluations));
  }
}

/// A soft archive, one that keeps the best, and who fills them.
struct Trial {
  explicit Trial(std::uint64_t seed)
      : soft(*CellArchive::make(grid(), length, {0.1, 0})),
        best(*CellArchive::make(grid(), length)),
        scheduler(soft, emitters(seed), &best) {}

  CellArchive soft;
  CellArchive best;
  Scheduler scheduler;
};

TEST(Scheduler, NumbersTheTasksOfAllEmittersInOrder) {
  Trial run(1);
  const auto tasks = run.scheduler.ask();
  ASSERT_EQ(tasks.size(), 40U);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    EXPECT_EQ(tasks[i].id, i);
    EXPECT_EQ(tasks[i].emitter, i / 8);
  }
  EXPECT_EQ(&run.scheduler.ask()[0], &run.scheduler.ask()[0]);
  EXPECT_EQ(run.scheduler.ask()[39].proposal, tasks[39].proposal);
  runRounds(run.scheduler, 1);
  EXPECT_EQ(run.scheduler.ask()[0].id, 40U);
}

TEST(Scheduler, FollowsFromItsSeed) {
  Trial one(1);
  Trial same(1);
  Trial other(2);
  for (Trial* run : {&one, &same, &other}) runRounds(run->scheduler, 30);
  EXPECT_EQ(one.best.state(), same.best.state());
  EXPECT_EQ(one.soft.state(), same.soft.state());
  EXPECT_EQ(*one.scheduler.state(), *same.scheduler.state());
  EXPECT_NE(one.best.state(), other.best.state());
}

TEST(Scheduler, GoesOnFromAStateAsIfItHadNeverStopped) {
  Trial unbroken(5);
  runRounds(unbroken.scheduler, 25);
  const SchedulerState saved = *unbroken.scheduler.state();
  CellArchive soft = *CellArchive::restore(grid(), length, {0.1, 0}, unbroken.soft.state());
  CellArchive best = *CellArchive::restore(grid(), length, {}, unbroken.best.state());
  Scheduler resumed(soft, emitters(77), &best);
  ASSERT_TRUE(resumed.restore(saved));
  runRounds(unbroken.scheduler, 25);
  runRounds(resumed, 25);
  EXPECT_EQ(unbroken.soft.state(), soft.state());
  EXPECT_EQ(unbroken.best.state(), best.state());
  EXPECT_EQ(*unbroken.scheduler.state(), *resumed.state());
  EXPECT_EQ(saved.rounds, 25U);
  EXPECT_EQ(resumed.state()->rounds, 50U);
}

TEST(Scheduler, StateIsNotTakenInTheMidstOfARound) {
  Trial run(1);
  EXPECT_TRUE(run.scheduler.state());
  run.scheduler.ask();
  EXPECT_FALSE(run.scheduler.state());
  EXPECT_FALSE(run.scheduler.restore({0, 0, {}}));
}

TEST(Scheduler, WantsOneEvaluationATask) {
  Trial run(1);
  run.scheduler.ask();
  const auto told = run.scheduler.tell({});
  ASSERT_FALSE(told);
  EXPECT_EQ(told.failure(), "there are 0 evaluations for 40 tasks");
  EXPECT_EQ(run.scheduler.ask().size(), 40U);
  EXPECT_EQ(run.soft.size(), 0U);
}

TEST(Scheduler, LivesThroughWhatCannotBeEvaluated) {
  Trial run(1);
  for (int round = 0; round < 5; ++round) {
    std::vector<Evaluation> evaluations(run.scheduler.ask().size(), {std::nan(""), {}});
    const auto additions = run.scheduler.tell(evaluations);
    ASSERT_TRUE(additions);
    for (const Addition& addition : *additions) EXPECT_EQ(addition.status, AddStatus::refused);
  }
  EXPECT_EQ(run.best.size(), 0U);
  runRounds(run.scheduler, 5);
  EXPECT_GT(run.best.size(), 10U);
}

TEST(Scheduler, KeepsTheBestBesideASoftArchive) {
  Trial run(3);
  runRounds(run.scheduler, 60);
  EXPECT_EQ(run.best.elites().size(), run.soft.elites().size());
  bool worse = false;
  for (const Elite& elite : run.soft.elites()) {
    const Elite* best = run.best.at(elite.cell);
    ASSERT_NE(best, nullptr);
    EXPECT_GE(best->candidate.objective, elite.candidate.objective);
    worse = worse || best->candidate.objective > elite.candidate.objective;
  }
  EXPECT_TRUE(worse);
}

TEST(NoveltySearch, SpreadsWithoutLookingAtTheObjective) {
  NoveltyArchive novelty = *NoveltyArchive::make({.neighbours = 5, .threshold = 1, .scales = {1, 1}}, length);
  CellArchive cells = *CellArchive::make(grid(), length);
  StrategySettings settings = StrategySettings::cmaMae(std::vector<double>(length, 0.0), 0.5, 16);
  std::vector<std::unique_ptr<Emitter>> one;
  one.push_back(std::move(*makeStrategyEmitter(settings, 1)));
  Scheduler scheduler(novelty, std::move(one), &cells);
  for (int round = 0; round < 150; ++round) {
    std::vector<Evaluation> evaluations;
    for (const Task& task : scheduler.ask())
      evaluations.push_back({0, sphere::evaluate(task.proposal.solution).measures});
    ASSERT_TRUE(scheduler.tell(evaluations));
  }
  CellArchive drawn = *CellArchive::make(grid(), length);
  auto noise = VariationSettings::gaussian(std::vector<double>(length, 0.0), 0.5);
  noise.batch = 150 * 16;
  const NoveltyArchive nobody = *NoveltyArchive::make({.scales = {1, 1}}, length);
  for (const Proposal& proposal : (*makeVariationEmitter(noise, 1))->ask(nobody))
    drawn.add({0, proposal.solution, 0, sphere::evaluate(proposal.solution).measures});
  EXPECT_GT(summarise(cells).coverage, 3 * summarise(drawn).coverage);
  EXPECT_GT(summarise(cells).coverage, 0.5);
}

}  // namespace
}  // namespace ludo::archive

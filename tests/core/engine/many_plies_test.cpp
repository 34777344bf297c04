// SPDX-License-Identifier: Apache-2.0
// Long runs of the samples beside the kernel: every number of players, interpreted and as native code.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <numeric>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "range.h"
#include "samples.h"

namespace ludo::engine {
namespace {

using Clock = std::chrono::steady_clock;

/// A sample with so many players as programs, one for each execution there is here, and how far they have
/// been compared.
struct Played {
  std::vector<ProgramPtr> programs;
  std::uint64_t nextSeed = 1;
  std::uint64_t plies = 0;  ///< of all programs

  std::string name() const {
    const kernel::Rules& rules = programs.front()->rules();
    return rules.def().metadata.id + ", " + std::to_string(rules.seats()) + " players";
  }
};

/// All samples in all sizes. LUDO_PART of LUDO_PARTS: only each so many, for processes side by side.
std::vector<Played> samplesAsPrograms() {
  constexpr std::array executions = {Execution::Interpreted, Execution::Native};
  const std::uint64_t part = numberFrom("LUDO_PART", 0);
  const std::uint64_t parts = std::max<std::uint64_t>(1, numberFrom("LUDO_PARTS", 1));
  std::vector<Played> all;
  std::uint64_t number = 0;
  for (const std::string& name : testing_samples::sampleNames()) {
    for (const kernel::RulesPtr& rules : testing_samples::inAllSizes(name)) {
      if (number++ % parts != part) continue;
      Played played{.programs = {}, .nextSeed = numberFrom("LUDO_FIRST_GAME", 1)};
      for (Execution execution : executions) {
        Compilation made = compileProgram(rules, execution);
        if (made.execution == execution) played.programs.push_back(std::move(made.program));
      }
      if (!played.programs.empty()) all.push_back(std::move(played));
    }
  }
  return all;
}

void playOne(Played& played) {
  const std::uint64_t seed = played.nextSeed++;
  std::vector<const Program*> programs;
  for (const ProgramPtr& program : played.programs) programs.push_back(program.get());
  const Comparison compared = compareGame(programs, seed, 1000);
  played.plies += compared.plies * programs.size();
  ASSERT_FALSE(compared.divergence) << played.name() << ", program " << compared.divergence->program
                                    << ", seed " << seed << " after " << compared.divergence->moves.size()
                                    << " plies: " << compared.divergence->what;
  ASSERT_EQ(compared.withKernel, 0U) << played.name() << ", seed " << seed;
}

std::uint64_t pliesOf(const std::vector<Played>& all) {
  return std::accumulate(all.begin(), all.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const Played& played) { return sum + played.plies; });
}

/// One game of each in turn, so that a run that is ended early has looked at all of them.
void playInTurn(std::vector<Played>& all, std::uint64_t wanted) {
  while (pliesOf(all) < wanted) {
    for (Played& played : all) {
      playOne(played);
      if (::testing::Test::HasFatalFailure()) return;
      if (pliesOf(all) >= wanted) break;
    }
  }
}

/// Each has the same share of the time, round after round: a quick game is compared for more plies.
void playFor(std::vector<Played>& all, std::chrono::seconds seconds) {
  constexpr std::chrono::milliseconds turn(200);
  const Clock::time_point end = Clock::now() + seconds;
  while (Clock::now() < end) {
    for (Played& played : all) {
      const Clock::time_point over = std::min(Clock::now() + turn, end);
      while (Clock::now() < over) {
        playOne(played);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

// LUDO_PLIES says how many plies to play in all, or LUDO_SECONDS how long.
TEST(ManyPlies, OfAllSamplesAreAsTheKernelPlaysThem) {
  std::vector<Played> all = samplesAsPrograms();
  ASSERT_FALSE(all.empty());
  if (const std::uint64_t seconds = numberFrom("LUDO_SECONDS", 0); seconds > 0)
    playFor(all, std::chrono::seconds(seconds));
  else
    playInTurn(all, numberFrom("LUDO_PLIES", 20'000));
  std::uint64_t games = 0;
  for (const Played& played : all) {
    const std::uint64_t here = played.nextSeed - numberFrom("LUDO_FIRST_GAME", 1);
    games += here * played.programs.size();
    std::cout << played.name() << ": " << played.plies << " plies of " << played.programs.size()
              << " programs in " << here << " games\n";
  }
  recordCompared(pliesOf(all), games);
}

}  // namespace
}  // namespace ludo::engine

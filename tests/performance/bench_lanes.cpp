// SPDX-License-Identifier: Apache-2.0
// What it is worth to play many games in step: docs/performance.md, "Many games in step".
#include <benchmark/benchmark.h>

#include <cmath>
#include <vector>

#include "core/bench/measure.h"
#include "core/bench/program_makers.h"
#include "lanes/lanes.h"
#include "specs.h"

namespace {

using namespace ludo;
using namespace ludo::bench;

/// A mean and its standard error, from batches of games.
struct Mean {
  double value = 0;
  double error = 0;
};

Mean meanOf(const std::vector<double>& values) {
  const double n = static_cast<double>(values.size());
  Mean mean;
  for (const double value : values) mean.value += value / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean.value) * (value - mean.value);
  mean.error = std::sqrt(squares / n / (n - 1));
  return mean;
}

struct Behaviour {
  Mean pliesAGame;
  std::array<Mean, 3> shares;  ///< of games: won by the first, won by the second, drawn
};

/// `batch` plays on and says what it played.
template <typename Batch>
Behaviour behaviourOf(Batch batch) {
  constexpr int batches = 100;
  std::vector<double> lengths;
  std::array<std::vector<double>, 3> shares;
  for (int i = 0; i < batches; ++i) {
    const LimitResult played = batch();
    const double games = static_cast<double>(played.games);
    lengths.push_back(static_cast<double>(played.plies) / games);
    const std::array<std::uint64_t, 3> counts = {played.wins[0], played.wins[1], played.draws};
    for (std::size_t k = 0; k < counts.size(); ++k)
      shares[k].push_back(static_cast<double>(counts[k]) / games);
  }
  return {meanOf(lengths), {meanOf(shares[0]), meanOf(shares[1]), meanOf(shares[2])}};
}

Behaviour behaviourOf(const LanesForm& form) {
  const std::unique_ptr<LanesRunner> runner = form.make(2);
  LimitResult before;
  return behaviourOf([&] {
    runner->play(100'000);
    const LimitResult now = runner->result();
    const LimitResult played{now.games - before.games,
                             now.plies - before.plies,
                             {now.wins[0] - before.wins[0], now.wins[1] - before.wins[1]},
                             now.draws - before.draws,
                             now.capped - before.capped};
    before = now;
    return played;
  });
}

Behaviour behaviourOf(const LimitGame& limit) {
  Rng rng(3);
  return behaviourOf([&] { return limit.play(2'000, rng); });
}

bool isSame(const Mean& left, const Mean& right) {
  return std::abs(left.value - right.value) <= 5 * std::hypot(left.error, right.error) + 1e-12;
}

bool isSame(const Behaviour& left, const Behaviour& right) {
  return isSame(left.pliesAGame, right.pliesAGame) && isSame(left.shares[0], right.shares[0]) &&
         isSame(left.shares[1], right.shares[1]) && isSame(left.shares[2], right.shares[2]);
}

struct Named {
  std::string name;
  LanesForm form;
};

/// The forms that the processor can play.
std::vector<Named> formsOf(std::string_view sample) {
  std::vector<Named> found;
  const auto add = [&](const FormsByGame& games, const std::string& processor) {
    for (const std::span<const LanesForm>& forms : games) {
      for (const LanesForm& form : forms) {
        if (form.sample == sample) found.push_back({processor + std::string(form.name), form});
      }
    }
  };
#ifdef LUDO_LANES
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) add(lanesAvx2::forms(), "avx2 ");
  if (__builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512bitalg") &&
      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
    add(lanesAvx512::forms(), "avx512 ");
#endif
  return found;
}

/// One after the other they would be measured at different times; so all take turns in one iteration, and
/// counters have what each came to: million plies a second of the limit, and how many times as fast as that
/// the others are. It fails when a form does not play as the limit does.
void inStep(benchmark::State& state, const char* sample) {
  const LimitGame& limit = *limitGame(sample);
  const std::vector<Named> forms = formsOf(sample);
  const Behaviour expected = behaviourOf(limit);
  for (const auto& [name, form] : forms) {
    if (!isSame(behaviourOf(form), expected)) state.SkipWithError((name + " plays another game").c_str());
  }
  std::vector<Contender> contenders{limitContender(limit)};
  for (const ProgramMaker& maker : programMakers()) {
    if (maker.name != "native" && maker.name != "batch") continue;
    if (auto program = maker.make(performance::sample(sample)))
      contenders.push_back(maker.contender(std::string(maker.name), std::move(program)));
  }
  for (const auto& [name, form] : forms) contenders.push_back({name, form.make});
  MeasureOptions options;
  options.seconds = 3;
  for (auto _ : state) {
    for (const MeasuredSpeed& measured : measure(contenders, options, {})) {
      if (measured.name == "limit")
        state.counters["limit M/s"] = measured.pliesPerSecond.median / 1e6;
      else
        state.counters[measured.name] = measured.ratios.front();
    }
  }
}
BENCHMARK_CAPTURE(inStep, ticTacToe, "tic-tac-toe")->Iterations(1)->UseRealTime()->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(inStep, connectFour, "connect-four")
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(inStep, breakthrough, "breakthrough")
    ->Iterations(1)
    ->UseRealTime()
    ->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(inStep, reversi, "reversi")->Iterations(1)->UseRealTime()->Unit(benchmark::kSecond);

}  // namespace

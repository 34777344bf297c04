// SPDX-License-Identifier: Apache-2.0
#include "core/sim/sprt.h"

#include <cassert>
#include <cmath>
#include <vector>

#include "core/agents/agent_settings.h"
#include "core/sim/elo.h"

namespace ludo::sim {
namespace {

/// One result of a round: its points as a share of all that there are, and how often it came.
struct Outcome {
  double points = 0;
  double count = 0;
};

std::vector<Outcome> outcomes(std::span<const std::uint64_t> rounds) {
  constexpr double never = 1e-3;
  std::vector<Outcome> result;
  const auto most = static_cast<double>(rounds.size() - 1);
  for (std::size_t half = 0; half < rounds.size(); ++half) {
    const auto count = static_cast<double>(rounds[half]);
    result.push_back({static_cast<double>(half) / most, count == 0 ? never : count});
  }
  return result;
}

/// The distribution that fits `outcomes` best among those with this mean gives each the probability
/// share / (1 + tilt * (points - mean)). Found by halving: the mean falls as the tilt grows.
double tiltFor(const std::vector<Outcome>& outcomes, double mean) {
  constexpr int halvings = 100;
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < halvings; ++i) {
    const double tilt = (low + high) / 2;
    double sum = 0;
    for (const Outcome& outcome : outcomes) {
      const double off = outcome.points - mean;
      sum += outcome.count * off / (1 + tilt * off);
    }
    (sum > 0 ? low : high) = tilt;
  }
  return (low + high) / 2;
}

double logLikelihoodRatio(const std::vector<Outcome>& outcomes, double mean0, double mean1) {
  const double tilt0 = tiltFor(outcomes, mean0);
  const double tilt1 = tiltFor(outcomes, mean1);
  double sum = 0;
  for (const Outcome& outcome : outcomes) {
    sum += outcome.count *
           (std::log1p(tilt0 * (outcome.points - mean0)) - std::log1p(tilt1 * (outcome.points - mean1)));
  }
  return sum;
}

const std::vector<agents::AgentOption>& sprtOptions() {
  constexpr double mostElo = 2'000;
  constexpr double leastError = 1e-6;
  constexpr double mostError = 0.49;
  const SprtOptions standard;
  static const std::vector<agents::AgentOption> options{
      {"elo0", -mostElo, mostElo, standard.elo0, false, "Elo difference of the first hypothesis."},
      {"elo1", -mostElo, mostElo, standard.elo1, false, "Elo difference of the second, above the first."},
      {"alpha", leastError, mostError, standard.alpha, false, "Chance to accept elo1 where elo0 is true."},
      {"beta", leastError, mostError, standard.beta, false, "Chance to accept elo0 where elo1 is true."}};
  return options;
}

}  // namespace

Result<SprtOptions> readSprt(std::string_view text) {
  const Result<agents::AgentSettings> settings = agents::AgentSettings::read("--sprt", sprtOptions(), text);
  if (!settings) return Failure{settings.failure()};
  const SprtOptions options{settings->number("elo0"), settings->number("elo1"), settings->number("alpha"),
                            settings->number("beta")};
  if (options.elo0 < options.elo1) return options;
  return Failure{"elo0 is not below elo1 in --sprt '" + std::string(text) +
                 "'; the test is between two differences, as in elo0=0,elo1=20"};
}

SprtState sprt(const SprtOptions& options, std::span<const std::uint64_t> rounds) {
  assert(rounds.size() >= 2 && options.elo0 < options.elo1);
  SprtState state;
  state.lower = std::log(options.beta / (1 - options.alpha));
  state.upper = std::log((1 - options.beta) / options.alpha);
  std::uint64_t played = 0;
  for (const std::uint64_t count : rounds) played += count;
  if (played == 0) return state;
  state.llr = logLikelihoodRatio(outcomes(rounds), scoreOfElo(options.elo0), scoreOfElo(options.elo1));
  if (state.llr >= state.upper) state.verdict = SprtVerdict::Elo1;
  if (state.llr <= state.lower) state.verdict = SprtVerdict::Elo0;
  return state;
}

}  // namespace ludo::sim

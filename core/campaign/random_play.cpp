// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/random_play.h"

#include <algorithm>
#include <cmath>

#include "core/agents/registry.h"
#include "core/campaign/limits.h"
#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "core/metrics/filters.h"

namespace ludo::campaign {
namespace {

/// Games between two looks.
constexpr std::uint64_t slice = 5;

std::optional<Conclusion> flagConclusion(const kernel::Rules& rules, const Plan& plan,
                                         const sim::Batch& batch) {
  for (const metrics::Flag& flag : metrics::findFlags(rules, batch, {})) {
    if (plan.wantsFlag(flag.kind))
      return Conclusion{CandidateEnding::flagged,
                        std::string(metrics::flagName(flag.kind)) + ": " + flag.message};
  }
  return std::nullopt;
}

/// What one decision of the agent costs, in decisions of a random agent.
double costOfDecision(const std::string& text, double movesPerPly, double pliesPerGame) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const auto kind = std::ranges::find(agents::agentKinds(), name, &agents::AgentKind::name);
  if (kind == agents::agentKinds().end() || !kind->usesProgram) return name == "greedy" ? movesPerPly : 1;
  const auto settings = agents::AgentSettings::read(
      name, kind->options, colon == std::string::npos ? "" : std::string_view(text).substr(colon + 1));
  const bool counts =
      std::ranges::find(kind->options, "iterations", &agents::AgentOption::name) != kind->options.end();
  const double iterations = settings && counts ? settings->number("iterations") : 1;
  // Each iteration plays about half a game, in code some ten times as fast as the kernel.
  return iterations * pliesPerGame / 20;
}

}  // namespace

std::optional<Conclusion> givenUpConclusion(const kernel::Rules& rules, const sim::Batch& batch) {
  for (const sim::GameSummary& game : batch.games) {
    if (!game.givenUp) continue;
    diagnostics::List told;
    return Conclusion{CandidateEnding::givenUp,
                      kernel::reportExcess(told, rules, game.givenUp->excess).message};
  }
  return std::nullopt;
}

std::optional<Conclusion> filterConclusion(const Plan& plan, const sim::Batch& batch, std::uint64_t games) {
  const metrics::FlagLimits limits;
  const bool whole = batch.games.size() >= games;
  for (const metrics::Filter& filter : metrics::applyFilters(batch, limits)) {
    if (!plan.wantsFilter(filter.id)) continue;
    // Of games a whole batch may have so many that fail; of plies that is known only at the end.
    const bool ofGames = filter.failing.n == batch.games.size();
    const bool over = ofGames && static_cast<double>(filter.failing.count) >
                                     limits.filterShare * static_cast<double>(games);
    if (whole ? !filter.passed : over && filter.id != "legalMoves")
      return Conclusion{CandidateEnding::filtered, filter.id + ": " + filter.failing.name + " in " +
                                                       std::to_string(filter.failing.count) + " of " +
                                                       std::to_string(filter.failing.n)};
  }
  return std::nullopt;
}

std::optional<RandomPlay> playRandomly(const kernel::RulesPtr& rules, const Plan& plan, std::uint64_t seed,
                                       const std::stop_token& stop) {
  const auto games = static_cast<std::uint64_t>(plan.settings().play.randomGames);
  RandomPlay play;
  play.batch.options.games = 0;
  play.batch.options.seed = seed;
  play.batch.options.agents = {"random"};
  play.batch.options.threads = 1;
  play.batch.options.coverage = plan.needsCoverage();
  play.batch.options.stepsPerGame = limits::gameSteps;
  while (play.batch.games.size() < games && !play.conclusion) {
    sim::BatchOptions options = play.batch.options;
    options.first = play.batch.games.size();
    options.games = std::min(slice, games - options.first);
    sim::append(play.batch, sim::runBatch(rules, options, {}, stop));
    if (play.batch.cancelled && !play.batch.givenUp) return std::nullopt;
    if (plan.wantsFlag(metrics::FlagKind::GivenUp) || play.batch.givenUp)
      play.conclusion = givenUpConclusion(*rules, play.batch);
    if (!play.conclusion) play.conclusion = filterConclusion(plan, play.batch, games);
  }
  if (!play.conclusion) play.conclusion = flagConclusion(*rules, plan, play.batch);
  return play;
}

std::int64_t stepsToMeasure(const Plan& plan, const sim::Batch& randomGames) {
  double plies = 0;
  double moves = 0;
  for (const sim::GameSummary& game : randomGames.games) {
    plies += game.plies;
    moves += static_cast<double>(game.legalMoves);
  }
  if (plies == 0) return 0;
  const double games = static_cast<double>(randomGames.games.size());
  const PlaySettings& settings = plan.settings().play;
  const auto cost = [&](const std::string& agent) {
    return costOfDecision(agent, moves / plies, plies / games);
  };
  double total = static_cast<double>(settings.games) * cost(settings.agent);
  total += static_cast<double>(settings.matchGames) * (cost(settings.agent) + cost(settings.weaker)) / 2;
  if (!settings.searcher.empty())
    total +=
        static_cast<double>(settings.searcherGames) * (cost(settings.agent) + cost(settings.searcher)) / 2;
  total *= static_cast<double>(randomGames.steps) / games;
  constexpr double most = 9e18;
  return static_cast<std::int64_t>(std::min(total, most));
}

engine::ProgramPtr programToMeasure(const kernel::RulesPtr& rules, std::int64_t steps) {
  constexpr std::int64_t worthTranslating = 3'000'000;
  const auto wanted = steps >= worthTranslating ? engine::Execution::Native : engine::Execution::Interpreted;
  return engine::compileProgram(rules, wanted).program;
}

}  // namespace ludo::campaign

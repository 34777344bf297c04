// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/campaign/finding.h"
#include "core/campaign/plan.h"
#include "core/engine/program.h"
#include "core/sim/run_batch.h"

namespace ludo::campaign {

/// What random games say of a candidate.
struct RandomPlay {
  sim::Batch batch;
  std::optional<Conclusion> conclusion;  ///< nothing: it is worth more games
};

/// The cheap filters: games by random agents on the kernel, up to PlaySettings::randomGames of them. They end
/// as soon as no further game can change the conclusion (curtailed sampling). Nothing when stopped.
std::optional<RandomPlay> playRandomly(const kernel::RulesPtr& rules, const Plan& plan, std::uint64_t seed,
                                       const std::stop_token& stop);

/// Why a game of the batch was given up, if one was.
std::optional<Conclusion> givenUpConclusion(const kernel::Rules& rules, const sim::Batch& batch);
/// The first filter that the plan wants passed and `games` games of which this batch is a part must fail.
std::optional<Conclusion> filterConclusion(const Plan& plan, const sim::Batch& batch, std::uint64_t games);

/// How many steps the kernel would take to measure the game, judged by random games of it.
std::int64_t stepsToMeasure(const Plan& plan, const sim::Batch& randomGames);
/// What measures a game soonest that takes so many steps: code is lowered in milliseconds, and translated in
/// some hundred.
engine::ProgramPtr programToMeasure(const kernel::RulesPtr& rules, std::int64_t steps);

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/games_behind.h"

#include <algorithm>

#include "core/campaign/candidate_evaluator.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/measurement.h"
#include "core/campaign/population.h"
#include "core/campaign/random_play.h"

namespace ludo::campaign {
namespace {

std::uint64_t seedBehind(const Settings& settings, const CandidateRecord& record, std::uint64_t sample) {
  if (sample > firstBelievedSample) return furtherSample(settings, record.id, sample).seed;
  const std::uint64_t seed = record.id >= firstByHand ? seedByHand(settings, record.rulesHash.value_or(0))
                                                      : candidateSeed(settings, record.id);
  return CandidateEvaluator::seedOfSample(seed, sample);
}

}  // namespace

Result<std::optional<GamesBehind>> playGamesBehind(StoreReader& reader, CandidateId id, std::uint64_t sample,
                                                   const std::stop_token& stop) {
  const auto record = reader.candidate(id);
  const auto text = reader.specification(id);
  const std::vector<SampleRecord> samples = reader.samples(id);
  const bool isThere = sample >= firstBelievedSample &&
                       std::ranges::find(samples, sample, &SampleRecord::number) != samples.end();
  if (!record || !text || !isThere)
    return Failure{"candidate " + std::to_string(id) + " has no sample " + std::to_string(sample)};
  const CandidateGame game = readCandidate(record->path, *text, stop);
  if (game.stopped) return std::optional<GamesBehind>();
  if (game.rules == nullptr) return Failure{"candidate " + std::to_string(id) + " does not compile any more"};
  const Plan& plan = reader.firstPlan();
  const auto games = static_cast<std::uint64_t>(plan.settings().play.games);
  // A program of any kind plays the same games; the interpreted one is there soonest.
  Measurement measurement(plan, programToMeasure(game.rules, 0), record->ancestor,
                          seedBehind(plan.settings(), *record, sample), stop);
  if (!measurement.play(games)) return std::optional<GamesBehind>();
  GamesBehind behind{game.rules, measurement.batch(), metrics::evaluate(*game.rules, measurement.batch())};
  return std::optional<GamesBehind>(std::move(behind));
}

}  // namespace ludo::campaign

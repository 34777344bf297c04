// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <stop_token>

#include "core/campaign/archive_state.h"
#include "core/campaign/breeder.h"
#include "core/campaign/finding.h"
#include "core/campaign/measurement.h"
#include "core/campaign/plan.h"
#include "core/kernel/rules.h"

namespace ludo::campaign {

/// The earliest candidate before `id` that is known to have these rules.
using FindSame = std::function<std::optional<CandidateId>(std::uint64_t rulesHash, CandidateId id)>;

/// Finds out what a candidate is worth, stage by stage, each dearer than the one before: breeding, compiling,
/// random games, games of an agent, matches; and then once more from the beginning with fresh games, since
/// who was selected for good luck will not have it again. What comes of a prospect follows from the prospect,
/// the plan, the breeder and the archive's state alone. Immutable; used by many threads at once.
class CandidateEvaluator {
 public:
  /// The plan and the breeder outlive it.
  CandidateEvaluator(const Plan& plan, const Breeder& breeder, FindSame findSame = {});

  /// Of the games of one sample of a candidate with that seed, up to the first one that is believed.
  static std::uint64_t seedOfSample(std::uint64_t seed, std::uint64_t number);

  /// Nothing when stopped. A game that the campaign began with is measured to the end, whatever the state.
  std::optional<Finding> evaluate(const Prospect& prospect, const ArchiveState& archiveState,
                                  const std::stop_token& stop) const;

  /// A further sample of a candidate that compiles: its text is the prospect's. Nothing when stopped.
  std::optional<Sample> measureAgain(const Prospect& prospect, const std::stop_token& stop) const;

 private:
  struct Work;
  std::optional<Conclusion> makeGame(Work& work) const;
  std::optional<Conclusion> playRandomGames(Work& work) const;
  std::optional<Conclusion> select(Work& work) const;
  std::optional<Conclusion> selectByPlay(Work& work) const;
  std::optional<Conclusion> believe(Work& work) const;
  std::optional<Conclusion> selectByGames(Work& work) const;
  Measurement::GoesOn whileItMaySurpass(const Work& work, double Incumbent::*bar) const;
  static std::optional<Conclusion> endedMatchConclusion(const Measurement& selection);
  static bool isClearlyWorse(const Work& work, const Sample& sample, double reachable,
                             double Incumbent::*bar);
  static const Incumbent* incumbentOf(const Plan& ground, const Sample& sample,
                                      const ArchiveState& archiveState);

  const Plan& m_plan;
  const Breeder& m_breeder;
  FindSame m_findSame;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/metrics/comparison.h"
#include "core/metrics/report.h"
#include "core/sim/run_batch.h"

namespace ludo::widgets {

/// Random games of one state of the rules, as many as were played so far. A plain value; used on any thread.
struct LiveSample {
  static constexpr std::uint64_t fewestGames = 50;  ///< before anything is called clear
  static constexpr std::uint64_t mostGames = 1600;
  static constexpr double mostSeconds = 6;

  kernel::RulesPtr rules;
  std::uint64_t gameHash = 0;
  sim::Batch batch;  ///< with the coverage of its first games, until they had used everything
  double seconds = 0;

  /// Whether no more games may be played.
  bool isAtBound() const;
};

/// Nothing played yet.
LiveSample sampleOf(const kernel::RulesPtr& rules);

/// Plays about as many games more as were played before, on this thread, as far as the bounds allow. After a
/// stop request only some of them.
void playMore(LiveSample& sample, const std::stop_token& stop);

/// One number of the games, beside the same of the saved rules where these are others.
struct LiveFigure {
  metrics::Figure now;
  metrics::Figure saved;           ///< absent without a comparison
  metrics::Difference difference;  ///< of now from saved, with an interval that allows for looking often
  bool isClear = false;            ///< more games would hardly say more

  bool differs() const { return difference.verdict == metrics::Difference::Verdict::Differs; }
};

/// Who wins how often, how else games end, their length and how much there is to choose from. `saved` is null
/// where there is nothing to compare with.
std::vector<LiveFigure> liveFigures(const metrics::EvalReport& now, const metrics::EvalReport* saved);

/// Actions, triggers, end conditions and effects that none of the games used, in the order of the text; of
/// what was not used, not its parts.
std::vector<metrics::RuleUse> unusedRules(const kernel::Rules& rules, const sim::Coverage& coverage);

}  // namespace ludo::widgets

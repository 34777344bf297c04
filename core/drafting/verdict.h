// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::drafting {

/// What twenty random games say of a game that nobody has played.
struct TrialGames {
  bool ends = false;                ///< at least nine in ten of them
  bool passes = false;              ///< all filters of the report
  bool isTooLarge = false;          ///< to be played at all
  std::vector<std::string> failed;  ///< ids of filters

  /// "ends, passes all filters", "ends; fails noLoops"
  std::string words() const;
};
/// Plays the same games every time.
TrialGames tryGame(const kernel::RulesPtr& rules, const std::stop_token& stop);

/// What is known of a draft: how well it does, from reading it to playing it.
struct Verdict {
  service::AnalysisPtr analysis;  ///< null after a stop request
  std::size_t errors = 0;
  std::size_t failedTests = 0;
  TrialGames trial;  ///< of a game that compiles

  bool compiles() const { return analysis != nullptr && analysis->game != nullptr; }
  bool isSound() const { return compiles() && errors == 0 && failedTests == 0; }
  /// Sound, and its games end and pass all filters.
  bool isGood() const { return isSound() && trial.passes; }
  /// The better, the more: what does not compile is below what does, and that below what ends, and so on.
  int rank() const;
  /// "3 errors", "compiles; 1 test fails; ends, passes all filters".
  std::string words() const;
};

/// Compiles a text, plays its tests and twenty random games. `fixes`: whether fixes of errors are looked for.
Verdict verdictOf(const std::string& name, const std::string& text, service::Fixes fixes,
                  const std::stop_token& stop);

}  // namespace ludo::drafting

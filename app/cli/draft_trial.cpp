// SPDX-License-Identifier: Apache-2.0
#include "app/cli/draft_trial.h"

#include <algorithm>

#include "core/compile/compile.h"
#include "core/metrics/filters.h"
#include "core/sim/run_batch.h"

namespace ludo::cli {

DraftTrial tryDraft(const language::GameDef& game, const std::stop_token& stop) {
  constexpr std::uint64_t games = 20;
  constexpr std::int64_t mostUnfinished = 2;
  DraftTrial trial;
  auto playable = std::make_shared<language::GameDef>(game);
  std::vector<language::TestDef> none;
  diagnostics::List told;
  if (!compile::writeOutEffects(*playable, none, told)) {
    trial.words = "too large to play";
    return trial;
  }
  sim::BatchOptions options;
  options.games = games;
  options.agents = {"random"};
  const sim::Batch batch = sim::runBatch(kernel::makeRules(playable), options, {}, stop);
  const auto unfinished = std::ranges::count_if(
      batch.games, [](const sim::GameSummary& each) { return each.stop != sim::Stop::Ended; });
  trial.ends = !batch.givenUp && unfinished <= mostUnfinished;
  trial.words = trial.ends ? "ends" : "does not end";
  std::string failed;
  for (const metrics::Filter& filter : metrics::applyFilters(batch, {})) {
    if (!filter.passed) failed += (failed.empty() ? "; fails " : ", ") + filter.id;
  }
  trial.passes = trial.ends && failed.empty();
  trial.words += failed.empty() ? ", passes all filters" : failed;
  return trial;
}

}  // namespace ludo::cli

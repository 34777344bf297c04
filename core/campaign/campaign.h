// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <stop_token>
#include <vector>

#include "core/campaign/campaign_file.h"
#include "core/campaign/population.h"
#include "core/campaign/store.h"
#include "core/campaign/task.h"

namespace ludo::campaign {

struct RunOptions {
  unsigned threads = 1;
  std::uint64_t candidates = 0;  ///< to be bred, in whole rounds; 0: without end
  std::uint64_t minutes = 0;     ///< after which to stop; 0: no matter how long it takes
};

/// How far a campaign has come.
struct Progress {
  std::uint64_t evaluated = 0;  ///< candidates, in all runs
  std::uint64_t wanted = 0;     ///< with those that the campaign began with; 0: without end
  double perMinute = 0;         ///< in this run
  archive::ArchiveSummary summary;
};

enum class RunEnd : std::uint8_t {
  complete,
  stopped,
  timeOver,
  notKept,
  waiting,  ///< for answers that this workforce does not give
};

/// What a campaign is, so that a store goes on with no other: the settings but for those that may change (how
/// long, how many threads), the games, the operators, the version of the program.
Store::Identity identityOf(const CampaignFile& file, const std::vector<FirstGame>& games,
                           const Breeder& breeder, const std::string& version);

/// Runs a campaign from its beginning, every time: what the store holds already is taken from there, and only
/// what is missing is evaluated. So a campaign that was ended, however, goes on as if it had not been, and is
/// the same with any number of threads. Two rounds are under way at once: a round is bred from the archive as
/// it was two rounds before, so that no thread waits for the last of a round.
class Campaign {
 public:
  /// Plan, breeder, games and store outlive it.
  static Result<Campaign> make(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games,
                               Store& store);

  /// Once. Returns when all is done, soon after a stop request, or when the store takes nothing more.
  /// `progress` is called some times a second, by this thread, which may look at population() then.
  RunEnd run(const RunOptions& options, const std::function<void(const Progress&)>& progress = {},
             const std::stop_token& stop = {});

  /// The same with whoever shall find the answers; its threads are not those of the options.
  RunEnd runWith(Workforce& workforce, const RunOptions& options,
                 const std::function<void(const Progress&)>& progress = {}, const std::stop_token& stop = {});

  const Population& population() const { return m_population; }

 private:
  class Run;
  Campaign(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games, Store& store,
           Population population);

  const Plan& m_plan;
  const Breeder& m_breeder;
  const std::vector<FirstGame>& m_games;
  Store& m_store;
  Population m_population;
};

}  // namespace ludo::campaign

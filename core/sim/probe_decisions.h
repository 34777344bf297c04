// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/sim/run_batch.h"

namespace ludo::sim {

/// An experiment on what decisions are worth. In each of `games` games one decision with several legal moves
/// is drawn at random, and the game is played on from there three times: twice after the same move and once
/// after another one, both moves drawn at random, each time with fresh chance and fresh agents.
struct ProbeOptions {
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::vector<std::string> agents;  ///< as in BatchOptions
  std::uint64_t maxTurns = 0;       ///< 0: the game's own metadata.maxTurns
  unsigned threads = 0;             ///< 0: as many as the machine has
};

struct DecisionProbe {
  std::uint64_t seed = 0;     ///< of the game, played by the options' agents
  std::uint32_t ply = 0;      ///< plies played before the decision
  bool found = false;         ///< false: the game had no decision with several legal moves
  bool sameDiffers = false;   ///< the result after the same move was another one
  bool otherDiffers = false;  ///< the result after the other move was another one
};

struct Probes {
  ProbeOptions options;
  std::vector<DecisionProbe> probes;  ///< by game; after a stop those before the first unfinished one
  bool cancelled = false;
};

/// The same probes with any number of threads. `progress` is called from worker threads, one call at a time.
Probes probeDecisions(const kernel::RulesPtr& rules, const ProbeOptions& options,
                      const std::function<void(const BatchProgress&)>& progress = {},
                      std::stop_token stop = {}, const JournalPart& journal = {});

}  // namespace ludo::sim

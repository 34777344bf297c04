// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/source_text.h"

#include "widgets/models/games_model.h"

namespace ludo::widgets {

/// In one run of a simulation or a match.
constexpr int mostSimulatedGames = 1'000'000;

/// Everything that a simulation plays: a batch of games, and what is asked beside it.
struct SimulationPlan {
  sim::BatchOptions batch;
  std::vector<std::string>
      ladder;                      ///< from the strongest to the weakest: each plays a match against the next
  std::uint64_t matchGames = 100;  ///< of each match
  std::uint64_t probes = 0;        ///< decisions that are tried otherwise
};

/// How far a simulation is in the part that it has come to.
struct SimulationProgress {
  enum class Part { Games, Match, Probes };
  Part part = Part::Games;
  std::size_t match = 0;  ///< which match, from 0
  sim::BatchProgress games;
};

/// Plays the plan and evaluates it; on a worker thread. `source` is the text that the rules are from, for the
/// lines in the report; it may be null. After a stop request what was played until then is evaluated.
SimulationResult simulate(const kernel::RulesPtr& rules, const SourcePtr& source, const SimulationPlan& plan,
                          const std::stop_token& stop,
                          const std::function<void(const SimulationProgress&)>& report);

}  // namespace ludo::widgets

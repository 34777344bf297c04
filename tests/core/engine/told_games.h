// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/program.h"
#include "core/sim/run_batch.h"
#include "core/sim/summary.h"

/// Games of random moves as the kernel tells them, to hold programs against that tell games.
namespace ludo::testing_games {

inline constexpr std::uint64_t toldTurns = 60;

inline sim::GameSummary toldByKernel(const kernel::RulesPtr& rules, std::uint64_t seed) {
  const sim::OwnedAgents agents =
      sim::makeAgents(sim::agentsBySeat({}, rules->seats()), engine::makeReferenceProgram(rules));
  sim::SummaryRecorder recorder(*rules);
  sim::play(*rules, seed, sim::pointers(agents), toldTurns, {}, recorder);
  return recorder.take();
}

}  // namespace ludo::testing_games

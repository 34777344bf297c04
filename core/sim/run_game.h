// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/agents/agent.h"
#include "core/sim/trace.h"

namespace ludo::sim {

struct RunOptions {
  std::uint64_t maxTurns = 0;  ///< 0: the game's own metadata.maxTurns
  bool recordEntries = true;   ///< false: no trace entries, only how the game ended
};

/// Plays one game between the agents (one a seat) from `seed`. The game's random numbers and each agent's are
/// independent streams of that seed. A game past its turn cap stops; so does one that makes no headway in its
/// turns (more plies than a hundred a turn of the cap, and at least 1,000), and any game of 1,000,000 plies.
/// One in which an agent throws, or chooses no legal move, stops with the error; one that asks for more than
/// limits.h allows is given up.
GameTrace runGame(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  const RunOptions& options = {}, std::stop_token stop = {});

/// Plays one game with agents by name (texts that makeAgent understands, by seat); the trace names them.
GameTrace runNamedGame(const kernel::RulesPtr& rules, std::uint64_t seed,
                       const std::vector<std::string>& agents, const RunOptions& options = {},
                       std::stop_token stop = {});

}  // namespace ludo::sim

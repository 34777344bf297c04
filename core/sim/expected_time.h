// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/program.h"

namespace ludo::sim {

/// What a game costs agents that think, told before the first is played.
struct ExpectedTime {
  double secondsPerGame = 0;      ///< of one thread
  double decisionsPerGame = 0;    ///< with more than one legal move, of all seats
  std::string slowest;            ///< the agent that takes longest for a decision
  double secondsPerDecision = 0;  ///< what that one takes
  /// Whether a decision or a game was cut off, so that all of this may be much more, or the games may end
  /// before all are played.
  enum class Bound : std::uint8_t { About, Least, Most };
  Bound bound = Bound::About;
};

/// Lets each agent decide a few times, in positions of random games, and counts how often it will have to.
/// Takes little more than a second, in which what takes longer is cut off; games of bots may be shorter or
/// longer than random ones, so it is about right and no more. Nothing where nobody thinks ("random"), where
/// an agent fails, and after a stop request. `agentsBySeat`: one text a seat, which makeAgent understands
/// (asserted).
std::optional<ExpectedTime> expectedTime(const engine::ProgramPtr& program,
                                         const std::vector<std::string>& agentsBySeat, std::uint64_t maxTurns,
                                         const std::stop_token& stop);

/// The same where the agents meet each other in all seats: of the average game.
std::optional<ExpectedTime> expectedTimeOfMeetings(const engine::ProgramPtr& program,
                                                   const std::vector<std::string>& agents,
                                                   std::uint64_t maxTurns, const std::stop_token& stop);

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <stop_token>
#include <vector>

#include "core/agents/thought.h"
#include "core/base/rng.h"
#include "core/engine/program.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observe.h"

namespace ludo::agents {

/// What an agent is given to decide with. All references live through the call only.
struct Decision {
  const kernel::Rules& rules;
  const kernel::Observation& observation;  ///< the state as the player may know it, and nothing else
  kernel::Seat player;
  const std::vector<kernel::Move>& legalMoves;  ///< as the player sees them; never empty
  Rng& rng;                                     ///< the agent's own stream, apart from the game's
  std::stop_token stop;  ///< when requested, the choice no longer matters: return any, soon
  /// Where agents that play games in thought tell what they found out, best first; null: nobody asks.
  Thoughts* thoughts = nullptr;
};

/// Chooses moves for one seat in one game at a time. Deterministic given the decisions and the generator.
/// See docs/agents.md for how to add one.
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;
  /// Called before a game's first decision.
  virtual void newGame() {}
  /// Index into decision.legalMoves.
  virtual std::size_t chooseMove(const Decision& decision) = 0;
};

using AgentPtr = std::unique_ptr<Agent>;

/// Lets an agent choose for the player to move, showing it only what that player may know. Index into
/// `legalMoves`, which are those of the real state; one past the end or more when the agent's answer was no
/// index. Throws what the agent throws. `thoughts` are filled as in Decision, and are about `legalMoves`.
std::size_t ask(Agent& agent, const kernel::Rules& rules, const kernel::State& state,
                const std::vector<kernel::Move>& legalMoves, Rng& rng, std::stop_token stop = {},
                Thoughts* thoughts = nullptr);

/// Uniformly random.
AgentPtr makeRandomAgent();
/// Uniformly random among whole turns: a move that opens more ways to go on is taken more often. Where turns
/// are of one move each it plays as the random agent does.
AgentPtr makeRandomTurnAgent();
/// Plays one ply ahead: the move whose resulting state has the best value for the player (the result when
/// the game ends, else own score minus the best other, else own variables minus the others'); ties at random.
/// A move's own randomness, and what the player cannot know, are sampled once.
/// Tries moves on the program, if there is one; the choice is the same without.
AgentPtr makeGreedyAgent(engine::ProgramPtr program = nullptr);

}  // namespace ludo::agents

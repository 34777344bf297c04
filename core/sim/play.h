// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stop_token>
#include <vector>

#include "core/agents/registry.h"
#include "core/base/limits.h"
#include "core/sim/trace.h"

/// The one loop in which agents play, shared by traces and batches. Private to the room.
namespace ludo::sim {

/// Watches a game being played. All references live through the call only.
class PlayObserver {
 public:
  virtual ~PlayObserver() = default;
  /// Whether the logs are to name every effect that has its turn.
  virtual bool wantsEffects() const { return false; }
  /// What happened before the first decision of a game that is played from its beginning.
  virtual void setUp(const kernel::EventLog&) {}
  virtual void started(const kernel::State& state) = 0;
  virtual void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
                      std::size_t choice) = 0;
  virtual void resolved(const kernel::State& after, const kernel::EventLog& log) = 0;
  /// Whether it can keep no more, so that the game is given up.
  virtual bool isFull() const { return false; }
  /// Before finished(): the agent at `error.seat` gave no legal move.
  virtual void failed(const AgentError& error) = 0;
  /// Before finished(): the game asks for too much.
  virtual void givenUp(const GivenUp& why) = 0;
  virtual void finished(const kernel::State& state, Stop stop) = 0;
};

/// Plays from `seed` until the game ends, a cap is reached, the player to move has no move or an agent that
/// fails to choose one, the game asks for more than limits.h allows, or a stop request. The kernel plays;
/// `lister`, if any, lists the legal moves. Gives the steps that the kernel took; more than `steps` of them
/// are asking for too much.
std::int64_t play(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  std::uint64_t maxTurns, const std::stop_token& stop, PlayObserver& observer,
                  const engine::Program* lister = nullptr, std::int64_t steps = limits::stepsPerGame);

/// The same from any state on; the agents' random numbers come from `seed`, the game's from the state.
void playOn(const kernel::Rules& rules, kernel::State state, std::uint64_t seed,
            const std::vector<agents::Agent*>& agents, std::uint64_t maxTurns, const std::stop_token& stop,
            PlayObserver& observer, const engine::Program* lister = nullptr);

/// How far a game goes.
struct Caps {
  std::uint64_t turns = 0;  ///< it stops once State::turnNumber is greater
  std::uint64_t plies = 0;  ///< and with so many
};
/// `maxTurns` 0: the game's own. A turn that never ends never reaches the turn cap, so plies are counted too.
Caps capsOf(const kernel::Rules& rules, std::uint64_t maxTurns);
/// The agents' generators in a game of this seed, one a seat.
std::vector<Rng> agentStreams(std::uint64_t seed, std::size_t seats);

/// No trace has more entries, and no game more plies.
constexpr std::size_t longestGame = 1'000'000;

/// Fewer games than this end sooner than a program could be made.
constexpr std::uint64_t gamesWorthCompiling = 50;

/// The program for so many games: a fast one if it pays, or if one of the agents thinks with it.
engine::ProgramPtr programFor(const kernel::RulesPtr& rules, const std::vector<std::string>& agentTexts,
                              std::uint64_t games);

using OwnedAgents = std::vector<agents::AgentPtr>;
/// One agent a seat, for texts that makeAgent understands (asserted).
OwnedAgents makeAgents(const std::vector<std::string>& textsBySeat, const engine::ProgramPtr& program);
std::vector<agents::Agent*> pointers(const OwnedAgents& owned);

}  // namespace ludo::sim

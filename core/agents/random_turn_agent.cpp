// SPDX-License-Identifier: Apache-2.0
#include <vector>

#include "core/agents/agent.h"

namespace ludo::agents {
namespace {

/// So many states are looked at for one decision, and turns of so many decisions; what lies beyond counts as
/// one turn each.
constexpr int mostStates = 2'000;
constexpr int longestTurn = 32;

/// Counts the ways to go on with a turn until somebody else is to move.
class TurnCounter {
 public:
  explicit TurnCounter(const kernel::Rules& rules) : m_rules(rules) {}

  std::uint64_t turnsThrough(kernel::State state, const kernel::Move& move, int depth = 0) {
    kernel::applyMove(m_rules, state, move);
    --m_statesLeft;
    const bool turnEnds = state.over() || kernel::playerToMove(state) != move.player;
    if (turnEnds || depth == longestTurn) return 1;
    std::uint64_t turns = 0;
    for (const kernel::Move& next : kernel::legalMoves(m_rules, state))
      turns += m_statesLeft > 0 ? turnsThrough(state, next, depth + 1) : 1;
    return turns;
  }

 private:
  const kernel::Rules& m_rules;
  int m_statesLeft = mostStates;
};

class RandomTurnAgent final : public Agent {
 public:
  // A move with a share of the whole turns as large as the number that go through it makes each turn as
  // likely as any other, without remembering which one was meant.
  std::size_t chooseMove(const Decision& decision) override {
    if (decision.legalMoves.size() == 1) return 0;
    const kernel::State state = decision.observation.determinised(decision.rng);
    TurnCounter counter(decision.rules);
    std::vector<std::uint64_t> turns;
    std::uint64_t all = 0;
    for (const kernel::Move& move : decision.legalMoves) {
      // What the player cannot know may make a guessed state refuse the move.
      const bool playable = !decision.rules.mayHide() || kernel::isLegal(decision.rules, state, move);
      turns.push_back(playable ? counter.turnsThrough(state, move) : 1);
      all += turns.back();
    }
    std::uint64_t drawn = decision.rng.below(all);
    std::size_t chosen = 0;
    while (drawn >= turns[chosen]) drawn -= turns[chosen++];
    return chosen;
  }
};

}  // namespace

std::unique_ptr<Agent> makeRandomTurnAgent() {
  return std::make_unique<RandomTurnAgent>();
}

}  // namespace ludo::agents

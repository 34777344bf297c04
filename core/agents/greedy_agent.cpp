// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <limits>

#include "core/agents/agent.h"

namespace ludo::agents {
namespace {

using kernel::Rules;
using kernel::Seat;
using kernel::State;

constexpr std::int64_t won = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t lost = std::numeric_limits<std::int64_t>::min();

/// Keeps sums and differences of extreme scores apart from a result's own values.
std::int64_t betweenResults(std::int64_t value) {
  return std::clamp(value, lost + 1, won - 1);
}

std::int64_t add(std::int64_t a, std::int64_t b) {
  std::int64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) sum = b > 0 ? won : lost;
  return betweenResults(sum);
}

std::int64_t subtract(std::int64_t a, std::int64_t b) {
  std::int64_t difference = 0;
  if (__builtin_sub_overflow(a, b, &difference)) difference = b < 0 ? won : lost;
  return betweenResults(difference);
}

/// What each player has: the score, or in a game without scoring the sum of the player's variables.
std::vector<std::int64_t> wealth(const Rules& rules, const State& state) {
  std::vector<std::int64_t> result = kernel::scores(rules, state);
  if (!result.empty()) return result;
  result.assign(static_cast<std::size_t>(rules.seats()), 0);
  const auto& variables = rules.def().variables;
  for (std::uint32_t variable = 0; variable < variables.size(); ++variable) {
    if (variables[variable].scope != language::VariableScope::Player) continue;
    for (Seat seat = 0; seat < rules.seats(); ++seat) {
      auto& sum = result[static_cast<std::size_t>(seat)];
      sum = add(sum, state.variables[rules.variableSlot(variable, seat)]);
    }
  }
  return result;
}

std::int64_t lead(const std::vector<std::int64_t>& wealthBySeat, Seat player) {
  auto own = static_cast<std::size_t>(player);
  bool alone = true;
  std::int64_t best = lost;
  for (std::size_t seat = 0; seat < wealthBySeat.size(); ++seat) {
    if (seat == own) continue;
    best = std::max(best, wealthBySeat[seat]);
    alone = false;
  }
  return alone ? betweenResults(wealthBySeat[own]) : subtract(wealthBySeat[own], best);
}

std::int64_t valueFor(const Rules& rules, const State& state, Seat player) {
  if (state.outcome) {
    switch (state.outcome->seats[static_cast<std::size_t>(player)]) {
      case kernel::SeatResult::Win:
        return won;
      case kernel::SeatResult::Loss:
        return lost;
      case kernel::SeatResult::Draw:
        return 0;
    }
  }
  return lead(wealth(rules, state), player);
}

class GreedyAgent final : public Agent {
 public:
  std::size_t chooseMove(const Decision& decision) override {
    std::size_t best = 0;
    std::int64_t bestValue = lost;
    std::uint64_t equals = 0;
    for (std::size_t i = 0; i < decision.legalMoves.size(); ++i) {
      State next = decision.observation.determinised(decision.rng);
      // What the player cannot know may make a guessed state refuse the move.
      if (decision.rules.hasSecrets() && !kernel::isLegal(decision.rules, next, decision.legalMoves[i]))
        continue;
      kernel::applyMove(decision.rules, next, decision.legalMoves[i]);
      std::int64_t value = valueFor(decision.rules, next, decision.player);
      if (equals == 0 || value > bestValue) {
        best = i;
        bestValue = value;
        equals = 1;
      } else if (value == bestValue && decision.rng.below(++equals) == 0) {
        best = i;
      }
    }
    return equals > 0 ? best : static_cast<std::size_t>(decision.rng.below(decision.legalMoves.size()));
  }
};

}  // namespace

std::unique_ptr<Agent> makeGreedyAgent() {
  return std::make_unique<GreedyAgent>();
}

}  // namespace ludo::agents

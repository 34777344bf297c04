// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/agents/agent.h"
#include "core/engine/program.h"

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

bool isCounted(const language::VariableDef& variable) {
  return variable.scope == language::VariableScope::Player && variable.isNumber();
}

/// What each player has: the score, or in a game without scoring the sum of the player's numbers.
std::vector<std::int64_t> wealth(const Rules& rules, const State& state) {
  std::vector<std::int64_t> result = kernel::scores(rules, state);
  if (!result.empty()) return result;
  result.assign(static_cast<std::size_t>(rules.seats()), 0);
  const auto& variables = rules.def().variables;
  for (std::uint32_t variable = 0; variable < variables.size(); ++variable) {
    if (!isCounted(variables[variable])) continue;
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

std::int64_t valueOf(kernel::SeatResult result) {
  if (result == kernel::SeatResult::Draw) return 0;
  return result == kernel::SeatResult::Win ? won : lost;
}

std::int64_t valueFor(const Rules& rules, const State& state, Seat player) {
  if (state.outcome) return valueOf(state.outcome->seats[static_cast<std::size_t>(player)]);
  return lead(wealth(rules, state), player);
}

/// Whether every position is worth 0 to all players until the game is over.
bool isWorthless(const Rules& rules) {
  return !rules.def().scoring && std::ranges::none_of(rules.def().variables, isCounted);
}

bool choosesTogether(const Decision& decision) {
  const auto& phases = decision.rules.def().turn.phases;
  return phases[decision.observation.state().phase].simultaneous;
}

/// Where players choose at the same time, a move does nothing until all have chosen: the others choose at
/// random.
void letOthersChoose(const Rules& rules, State& state, Rng rng) {
  constexpr int mostChoices = 1'000;
  for (int i = 0; i < mostChoices && !state.over() && !state.committed.empty(); ++i) {
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
    if (moves.empty()) return;
    kernel::applyMove(rules, state, moves[rng.below(moves.size())]);
  }
}

/// The best of the values so far; of equal ones each has the same chance.
class Choice {
 public:
  void offer(std::size_t move, std::int64_t value, Rng& rng) {
    if (m_equals == 0 || value > m_value) {
      m_move = move;
      m_value = value;
      m_equals = 1;
    } else if (value == m_value && rng.below(++m_equals) == 0) {
      m_move = move;
    }
  }
  bool isMade() const { return m_equals > 0; }
  std::size_t move() const { return m_move; }

 private:
  std::size_t m_move = 0;
  std::int64_t m_value = lost;
  std::uint64_t m_equals = 0;
};

class GreedyAgent final : public Agent {
 public:
  explicit GreedyAgent(engine::ProgramPtr program) : m_program(std::move(program)) {
    if (m_program != nullptr && m_program->isKernel()) m_program = nullptr;
    if (m_program != nullptr) m_worthless = isWorthless(m_program->rules());
  }

  std::size_t chooseMove(const Decision& decision) override {
    const bool seesAll = !decision.rules.mayHide() && !decision.observation.leavesMovesOut();
    if (!seesAll) return chooseByGuess(decision);
    const bool isForProgram = m_program != nullptr && !choosesTogether(decision);
    return isForProgram ? chooseByProgram(decision) : chooseByKernel(decision);
  }

 private:
  /// All moves meet the same choices of the others, so that luck favours none of them.
  static Rng othersOf(const Decision& decision) {
    return choosesTogether(decision) ? Rng(decision.rng.next()) : Rng(0);
  }

  /// Where something is hidden, each move is tried in another state that could be the real one.
  static std::size_t chooseByGuess(const Decision& decision) {
    Choice choice;
    const Rng others = othersOf(decision);
    const std::optional<State> shared = choosesTogether(decision)
                                            ? std::optional(decision.observation.determinised(decision.rng))
                                            : std::nullopt;
    for (std::size_t i = 0; i < decision.legalMoves.size(); ++i) {
      State next = shared ? *shared : decision.observation.determinised(decision.rng);
      // What the player cannot know may make a guessed state refuse the move.
      if (decision.rules.mayHide() && !kernel::isLegal(decision.rules, next, decision.legalMoves[i]))
        continue;
      kernel::applyMove(decision.rules, next, decision.legalMoves[i]);
      letOthersChoose(decision.rules, next, others);
      choice.offer(i, valueFor(decision.rules, next, decision.player), decision.rng);
    }
    return choice.isMade() ? choice.move()
                           : static_cast<std::size_t>(decision.rng.below(decision.legalMoves.size()));
  }

  std::size_t chooseByKernel(const Decision& decision) {
    Choice choice;
    const Rng others = othersOf(decision);
    for (std::size_t i = 0; i < decision.legalMoves.size(); ++i) {
      m_state = decision.observation.state();
      m_state.rng = Rng(decision.rng.next());
      kernel::applyMove(decision.rules, m_state, decision.legalMoves[i]);
      letOthersChoose(decision.rules, m_state, others);
      choice.offer(i, valueFor(decision.rules, m_state, decision.player), decision.rng);
    }
    return choice.move();
  }

  /// The program chooses the same moves from the same random numbers, only faster.
  std::size_t chooseByProgram(const Decision& decision) {
    m_position = m_program->pack(decision.observation.state());
    m_program->listMoves(m_position, m_list);
    if (m_list.size != decision.legalMoves.size()) return chooseByKernel(decision);
    Choice choice;
    for (std::size_t i = 0; i < decision.legalMoves.size(); ++i) {
      m_next = m_position;
      m_program->reseed(m_next, decision.rng.next());
      m_program->applyNumber(m_next, m_list, i);
      choice.offer(i, valueAt(m_next, decision.player), decision.rng);
    }
    return choice.move();
  }

  std::int64_t valueAt(const engine::Position& position, Seat player) const {
    if (m_program->over(position)) return valueOf(m_program->result(position, player));
    if (m_worthless) return 0;
    return valueFor(m_program->rules(), m_program->unpack(position), player);
  }

  engine::ProgramPtr m_program;
  bool m_worthless = false;
  State m_state;
  engine::Position m_position, m_next;
  engine::MoveList m_list;
};

}  // namespace

std::unique_ptr<Agent> makeGreedyAgent(engine::ProgramPtr program) {
  return std::make_unique<GreedyAgent>(std::move(program));
}

}  // namespace ludo::agents

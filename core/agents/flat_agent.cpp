// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <limits>

#include "core/agents/confidence.h"
#include "core/agents/imagined_game.h"
#include "core/agents/search_agents.h"
#include "core/agents/search_budget.h"

namespace ludo::agents {
namespace {

/// What is known of one legal move.
struct Arm {
  std::uint32_t visits = 0;
  std::uint32_t available = 0;
  std::uint32_t points = 0;
  std::size_t move = 0;  ///< in the imagined state of this iteration
  bool legal = false;
  double mean() const { return visits == 0 ? 0 : points / (double{mostPoints} * visits); }
};

class FlatAgent final : public Agent {
 public:
  FlatAgent(const AgentSettings& settings, engine::ProgramPtr program)
      : m_limits(SearchLimits::of(settings)),
        m_exploration(settings.number("exploration")),
        m_program(std::move(program)),
        m_game(*m_program),
        m_points(static_cast<std::size_t>(m_program->rules().seats())) {}

  std::size_t chooseMove(const Decision& decision) override {
    if (decision.legalMoves.size() == 1) return 0;
    m_decisionHashes = m_game.begin(decision);
    m_arms.assign(decision.legalMoves.size(), {});
    SearchBudget budget(m_limits, decision.stop);
    while (budget.next()) iterate(decision);
    const auto rank = [](const Arm& arm) { return std::pair(arm.mean(), arm.visits); };
    const auto best = static_cast<std::size_t>(std::ranges::max_element(m_arms, {}, rank) - m_arms.begin());
    if (decision.thoughts != nullptr) tell(best, *decision.thoughts);
    return best;
  }

 private:
  void tell(std::size_t chosen, Thoughts& thoughts) const {
    thoughts.clear();
    for (std::size_t i = 0; i < m_arms.size(); ++i) {
      if (m_arms[i].visits > 0) thoughts.push_back({i, m_arms[i].visits, m_arms[i].mean()});
    }
    agents::rank(thoughts, chosen);
  }

  void iterate(const Decision& decision) {
    m_game.restart(decision.rng);
    m_game.legalMoves(m_hashes);
    findLegal();
    Arm* arm = select(decision.rng);
    if (arm == nullptr) return;
    m_game.apply(arm->move);
    m_game.finish(decision.rng, m_points);
    ++arm->visits;
    arm->points += m_points[static_cast<std::size_t>(decision.player)];
  }

  // What the player cannot know may make an imagined state refuse a move.
  void findLegal() {
    for (std::size_t i = 0; i < m_arms.size(); ++i) {
      // Nearly always the moves are the same in the same order.
      const bool same = i < m_hashes.size() && m_hashes[i] == m_decisionHashes[i];
      const auto found = same ? m_hashes.begin() + static_cast<std::ptrdiff_t>(i)
                              : std::ranges::find(m_hashes, m_decisionHashes[i]);
      m_arms[i].legal = found != m_hashes.end();
      m_arms[i].move = static_cast<std::size_t>(found - m_hashes.begin());
      m_arms[i].available += m_arms[i].legal ? 1 : 0;
    }
  }

  /// The legal move with the fewest playouts, or with the highest upper confidence bound; ties at random.
  Arm* select(Rng& rng) {
    Arm* best = nullptr;
    double bestScore = 0;
    std::uint64_t equals = 0;
    for (Arm& arm : m_arms) {
      if (!arm.legal) continue;
      const double score = scoreOf(arm);
      if (best == nullptr || score > bestScore) {
        best = &arm;
        bestScore = score;
        equals = 1;
      } else if (score == bestScore && rng.below(++equals) == 0) {
        best = &arm;
      }
    }
    return best;
  }

  double scoreOf(const Arm& arm) const {
    if (m_exploration == 0) return -double{1} * arm.visits;
    if (arm.visits == 0) return std::numeric_limits<double>::max();
    return arm.mean() + m_exploration * confidence(arm.available, arm.visits);
  }

  SearchLimits m_limits;
  double m_exploration;
  engine::ProgramPtr m_program;
  ImaginedGame m_game;
  std::vector<std::uint64_t> m_decisionHashes;
  std::vector<std::uint64_t> m_hashes;
  std::vector<Arm> m_arms;
  Points m_points;
};

}  // namespace

const std::vector<AgentOption>& flatOptions() {
  static const std::vector<AgentOption> options = [] {
    std::vector<AgentOption> all = SearchLimits::options("Games played in thought for each decision.");
    all.push_back({"exploration", 0, 10, 0, false,
                   "0: as many playouts after each move; else the constant of UCB1, which favours what does "
                   "well."});
    return all;
  }();
  return options;
}

AgentPtr makeFlatAgent(const AgentSettings& settings, const engine::ProgramPtr& program) {
  return std::make_unique<FlatAgent>(settings, program);
}

}  // namespace ludo::agents

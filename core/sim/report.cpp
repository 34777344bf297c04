// SPDX-License-Identifier: Apache-2.0
#include "core/sim/report.h"

#include <algorithm>
#include <functional>

#include "core/sim/flags.h"

namespace ludo::sim {
namespace {

using GameTest = std::function<bool(const GameSummary&)>;
using GameCount = std::function<std::uint64_t(const GameSummary&)>;

class Evaluator {
 public:
  Evaluator(const kernel::Rules& rules, const Batch& batch) : m_rules(rules), m_games(batch.games) {}

  Distribution perGame(const std::function<double(const GameSummary&)>& value) const {
    Sample sample;
    for (const GameSummary& game : m_games) sample.add(value(game), game.index);
    return sample.distribution();
  }

  Distribution branching() const {
    Sample sample;
    for (const GameSummary& game : m_games) {
      if (game.plies == 0) continue;
      sample.add(static_cast<double>(game.legalMoves) / static_cast<double>(game.plies), game.index);
    }
    return sample.distribution();
  }

  Distribution branchingPerPly() const {
    Sample sample;
    for (const GameSummary& game : m_games) {
      for (BranchingCount count : game.branching) sample.add(count.legalMoves, game.index, count.plies);
    }
    return sample.distribution();
  }

  std::vector<Share> outcomes() const {
    std::vector<Share> shares;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_rules.seats()); ++seat) {
      shares.push_back(
          shareOfGames("player " + std::to_string(seat + 1) + " wins", [seat](const GameSummary& game) {
            return seat < game.results.size() && game.results[seat] == kernel::SeatResult::Win;
          }));
    }
    shares.push_back(shareOfGames("draw", [](const GameSummary& game) {
      return has(game, kernel::SeatResult::Draw) && !has(game, kernel::SeatResult::Win);
    }));
    Share allLose = shareOfGames("nobody wins", [](const GameSummary& game) {
      return !game.results.empty() && !has(game, kernel::SeatResult::Win) &&
             !has(game, kernel::SeatResult::Draw);
    });
    if (allLose.count > 0) shares.push_back(std::move(allLose));
    shares.push_back(
        shareOfGames("turn cap", [](const GameSummary& game) { return game.stop == Stop::TurnCap; }));
    shares.push_back(shareOfGames("no legal moves",
                                  [](const GameSummary& game) { return game.stop == Stop::NoLegalMoves; }));
    Share agentError =
        shareOfGames("agent error", [](const GameSummary& game) { return game.stop == Stop::AgentError; });
    if (agentError.count > 0) shares.push_back(std::move(agentError));
    return shares;
  }

  std::vector<Share> actions() const {
    const auto& actions = m_rules.def().actions;
    std::vector<Share> shares;
    for (std::size_t action = 0; action < actions.size(); ++action) {
      shares.push_back(shareOfPlies(
          actions[action].id.name,
          [action](const GameSummary& game) -> std::uint64_t { return game.actionCounts[action]; }));
    }
    Share others = shareOfPlies("choices, passes and phase ends", [](const GameSummary& game) {
      std::uint64_t taken = 0;
      for (std::uint32_t count : game.actionCounts) taken += count;
      return game.plies - taken;
    });
    if (others.count > 0) shares.push_back(std::move(others));
    return shares;
  }

  std::vector<Share> triggers() const {
    const auto& triggers = m_rules.def().triggers;
    std::vector<Share> shares;
    for (std::size_t trigger = 0; trigger < triggers.size(); ++trigger) {
      shares.push_back(shareOfGames(triggers[trigger].id.name, [trigger](const GameSummary& game) {
        return game.triggerCounts[trigger] > 0;
      }));
    }
    return shares;
  }

  std::vector<Distribution> scores() const {
    std::vector<Distribution> result;
    if (!m_rules.def().scoring) return result;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_rules.seats()); ++seat) {
      Sample sample;
      for (const GameSummary& game : m_games) {
        if (seat < game.scores.size()) sample.add(static_cast<double>(game.scores[seat]), game.index);
      }
      result.push_back(sample.distribution());
    }
    return result;
  }

 private:
  static bool has(const GameSummary& game, kernel::SeatResult result) {
    return std::find(game.results.begin(), game.results.end(), result) != game.results.end();
  }

  Share shareOfGames(std::string name, const GameTest& test) const {
    return count(std::move(name), m_games.size(),
                 [&test](const GameSummary& game) -> std::uint64_t { return test(game) ? 1 : 0; });
  }

  Share shareOfPlies(std::string name, const GameCount& counter) const {
    std::uint64_t plies = 0;
    for (const GameSummary& game : m_games) plies += game.plies;
    return count(std::move(name), plies, counter);
  }

  Share count(std::string name, std::uint64_t chances, const GameCount& counter) const {
    std::uint64_t total = 0;
    std::vector<std::uint64_t> kept;
    for (const GameSummary& game : m_games) {
      const std::uint64_t times = counter(game);
      total += times;
      if (times > 0 && kept.size() < keptGames) kept.push_back(game.index);
    }
    return makeShare(std::move(name), total, chances, std::move(kept));
  }

  const kernel::Rules& m_rules;
  const std::vector<GameSummary>& m_games;
};

}  // namespace

EvalReport evaluate(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits) {
  const Evaluator evaluator(rules, batch);
  EvalReport report;
  report.gameId = rules.def().metadata.id;
  report.gameHash = gameHash(rules.def());
  report.seats = rules.seats();
  report.options = batch.options;
  report.options.agents = agentsBySeat(batch.options.agents, rules.seats());
  report.limits = limits;
  report.complete = !batch.cancelled;
  report.games = batch.games.size();
  report.plies = evaluator.perGame([](const GameSummary& game) { return static_cast<double>(game.plies); });
  report.turns = evaluator.perGame([](const GameSummary& game) { return static_cast<double>(game.turns); });
  report.branching = evaluator.branching();
  report.branchingPerPly = evaluator.branchingPerPly();
  report.outcomes = evaluator.outcomes();
  report.actions = evaluator.actions();
  report.triggers = evaluator.triggers();
  report.scores = evaluator.scores();
  report.flags = findFlags(rules, batch, limits);
  return report;
}

}  // namespace ludo::sim

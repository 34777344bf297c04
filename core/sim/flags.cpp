// SPDX-License-Identifier: Apache-2.0
#include "core/sim/flags.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace ludo::sim {
namespace {

/// The ply that shows the sign, for a game that has it.
using Check = std::function<std::optional<std::uint32_t>(const GameSummary&)>;

std::string gamesText(std::uint64_t count, std::size_t total) {
  return std::to_string(count) + " of " + std::to_string(total) + (total == 1 ? " game" : " games");
}

std::string percent(double share) {
  return std::to_string(static_cast<int>(share * 100 + 0.5)) + " %";
}

class FlagFinder {
 public:
  FlagFinder(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits)
      : m_rules(rules), m_batch(batch), m_limits(limits) {}

  std::vector<Flag> find() {
    add(FlagKind::LoopDetected,
        "play went round in circles: a position came back more than " + std::to_string(m_limits.loopRepeats) +
            " times by the players' choices alone, or the turn cap was reached while positions recurred",
        [this](const GameSummary& game) { return loopPly(game); });
    add(FlagKind::NoLegalMoves, "the player to move had no legal move although the game was not over",
        [](const GameSummary& game) {
          return game.stop == Stop::NoLegalMoves ? std::optional(game.plies) : std::nullopt;
        });
    addDominantActions();
    add(FlagKind::TrivialWin,
        "somebody won in fewer than " + std::to_string(m_limits.trivialWinTurns) + " turns",
        [this](const GameSummary& game) { return trivialWinPly(game); });
    add(FlagKind::Stall,
        "nothing on the table changed for " + std::to_string(m_limits.stallPlies) + " plies in a row or more",
        [this](const GameSummary& game) {
          return game.longestStall >= m_limits.stallPlies ? std::optional(game.stallPly) : std::nullopt;
        });
    add(FlagKind::TriggerDepthExceeded, "a chain of triggers ran into maxTriggerDepth and was cut off",
        [](const GameSummary& game) {
          return game.depthExceeded > 0 ? std::optional(game.depthPly) : std::nullopt;
        });
    return std::move(m_flags);
  }

 private:
  std::optional<std::uint32_t> loopPly(const GameSummary& game) const {
    if (game.mostRepeats > m_limits.loopRepeats) return game.mostRepeatsPly;
    if (game.stop == Stop::TurnCap && game.repeatedPositions > 0) return game.firstRepeatPly;
    return std::nullopt;
  }

  std::optional<std::uint32_t> trivialWinPly(const GameSummary& game) const {
    const bool won =
        std::find(game.results.begin(), game.results.end(), kernel::SeatResult::Win) != game.results.end();
    return won && game.turns < m_limits.trivialWinTurns ? std::optional(game.plies) : std::nullopt;
  }

  /// One flag an action, so that the message can name it.
  void addDominantActions() {
    const auto& actions = m_rules.def().actions;
    for (std::size_t action = 0; action < actions.size(); ++action) {
      add(
          FlagKind::DominantAction,
          "action \"" + actions[action].id.name + "\" was taken in at least " +
              percent(m_limits.dominantShare) + " of the cases in which there was something else to do",
          [this, action](const GameSummary& game) { return dominantPly(game, action); },
          actions[action].id.name);
    }
  }

  std::optional<std::uint32_t> dominantPly(const GameSummary& game, std::size_t action) const {
    const std::uint32_t chances = game.actionChances[action];
    if (chances < std::max(1U, m_limits.dominantChances)) return std::nullopt;
    const double share = static_cast<double>(game.actionChosen[action]) / chances;
    return share >= m_limits.dominantShare ? std::optional(game.plies) : std::nullopt;
  }

  void add(FlagKind kind, const std::string& what, const Check& check, std::string action = "") {
    Flag flag;
    flag.kind = kind;
    for (const GameSummary& game : m_batch.games) {
      const std::optional<std::uint32_t> ply = check(game);
      if (!ply) continue;
      ++flag.count;
      if (flag.games.size() == keptGames) continue;
      flag.games.push_back(game.index);
      flag.plies.push_back(*ply);
    }
    if (flag.count == 0) return;
    flag.action = std::move(action);
    flag.message = "In " + gamesText(flag.count, m_batch.games.size()) + " " + what;
    m_flags.push_back(std::move(flag));
  }

  const kernel::Rules& m_rules;
  const Batch& m_batch;
  const FlagLimits& m_limits;
  std::vector<Flag> m_flags;
};

}  // namespace

std::string_view flagName(FlagKind kind) {
  switch (kind) {
    case FlagKind::LoopDetected:
      return "LOOP_DETECTED";
    case FlagKind::NoLegalMoves:
      return "NO_LEGAL_MOVES";
    case FlagKind::DominantAction:
      return "DOMINANT_ACTION";
    case FlagKind::TrivialWin:
      return "TRIVIAL_WIN";
    case FlagKind::Stall:
      return "STALL";
    case FlagKind::TriggerDepthExceeded:
      break;
  }
  return "TRIGGER_DEPTH_EXCEEDED";
}

std::vector<Flag> findFlags(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits) {
  return FlagFinder(rules, batch, limits).find();
}

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "core/base/quoted.h"
#include "core/metrics/flag_list.h"

namespace ludo::metrics {
namespace {

using sim::GameSummary;
using sim::Stop;

std::string wholePercent(double share) {
  return std::to_string(std::lround(share * 100)) + " %";
}

/// How single games went: each flag is raised by games that show it by themselves.
class FlagsOfPlay {
 public:
  explicit FlagsOfPlay(FlagList& flags)
      : m_flags(flags), m_rules(flags.rules()), m_batch(flags.batch()), m_limits(flags.limits()) {}

  void find() {
    addGivenUp();
    m_flags.add(
        FlagKind::LoopDetected,
        "play went round in circles: a position came back more than " + std::to_string(m_limits.loopRepeats) +
            " times by the players' choices alone, or the turn cap was reached while positions recurred",
        [this](const GameSummary& game) { return loopPly(game); });
    m_flags.add(FlagKind::NoLegalMoves, "the player to move had no legal move although the game was not over",
                [](const GameSummary& game) {
                  return game.stop == Stop::NoLegalMoves ? std::optional(game.plies) : std::nullopt;
                });
    addDominantActions();
    m_flags.add(FlagKind::TrivialWin,
                "somebody won in fewer than " + std::to_string(m_limits.trivialWinTurns) + " turns",
                [this](const GameSummary& game) {
                  const bool trivial = somebodyWon(game) && game.turns < m_limits.trivialWinTurns;
                  return trivial ? std::optional(game.plies) : std::nullopt;
                });
    m_flags.add(
        FlagKind::Stall,
        "nothing on the table changed for " + std::to_string(m_limits.stallPlies) + " plies in a row or more",
        [this](const GameSummary& game) {
          return game.longestStall >= m_limits.stallPlies ? std::optional(game.stallPly) : std::nullopt;
        });
    m_flags.add(FlagKind::TriggerDepthExceeded,
                "a chain of triggers ran into maxTriggerDepth and was cut off", [](const GameSummary& game) {
                  return game.depthExceeded > 0 ? std::optional(game.depthPly) : std::nullopt;
                });
    m_flags.add(FlagKind::TurnCapReached, "the turn cap was reached before the game ended",
                [](const GameSummary& game) {
                  return game.stop == Stop::TurnCap ? std::optional(game.plies) : std::nullopt;
                });
  }

 private:
  std::optional<std::uint32_t> loopPly(const GameSummary& game) const {
    if (game.mostRepeats > m_limits.loopRepeats) return game.mostRepeatsPly;
    if (game.stop == Stop::TurnCap && game.repeatedPositions > 0) return game.firstRepeatPly;
    return std::nullopt;
  }

  /// One flag for each rule and bound.
  void addGivenUp() {
    std::vector<kernel::Excess> met;
    for (const GameSummary& game : m_batch.games) {
      if (game.givenUp && std::ranges::find(met, game.givenUp->excess) == met.end())
        met.push_back(game.givenUp->excess);
    }
    if (met.size() > mostOfAKind) met.resize(mostOfAKind);
    for (const kernel::Excess& excess : met) {
      const std::string rule = m_flags.ruleText(excess.node);
      m_flags.add(
          FlagKind::GivenUp,
          "the game was given up" + (rule.empty() ? "" : " at " + rule) + ": " +
              kernel::excessText(excess.bound),
          [&excess](const GameSummary& game) {
            const bool isSame = game.givenUp && game.givenUp->excess == excess;
            return isSame ? std::optional(game.plies) : std::nullopt;
          },
          "", excess.node);
    }
  }

  /// One flag an action, so that the message can name it.
  void addDominantActions() {
    const auto& actions = m_rules.def().actions;
    for (std::size_t action = 0; action < actions.size(); ++action) {
      m_flags.add(
          FlagKind::DominantAction,
          "action " + quoted(actions[action].id.name) + " was taken in at least " +
              wholePercent(m_limits.dominantShare) + " of the cases in which there was something else to do",
          [this, action](const GameSummary& game) { return dominantPly(game, action); },
          actions[action].id.name, actions[action].node);
    }
  }

  std::optional<std::uint32_t> dominantPly(const GameSummary& game, std::size_t action) const {
    const std::uint32_t chances = game.actionChances[action];
    if (chances < std::max(1U, m_limits.dominantChances)) return std::nullopt;
    const double share = static_cast<double>(game.actionChosen[action]) / chances;
    return share >= m_limits.dominantShare ? std::optional(game.plies) : std::nullopt;
  }

  FlagList& m_flags;
  const kernel::Rules& m_rules;
  const sim::Batch& m_batch;
  const FlagLimits& m_limits;
};

}  // namespace

void addFlagsOfPlay(FlagList& flags) {
  FlagsOfPlay(flags).find();
}

}  // namespace ludo::metrics

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/base/budget.h"
#include "core/kernel/observe.h"

namespace ludo::widgets {

/// What a move does with a token.
struct TokenGoals {
  std::set<kernel::ZoneId> to;  ///< the zones that the move's own effects bring it to
  bool stays = true;            ///< it is not moved, as far as can be foreseen
};

/// Finds where moves bring tokens by trying the moves. They are tried in positions that could be the real
/// one as far as the player to move knows, and what chance or a hidden token decides is left out: so what is
/// found tells nobody anything. One thread at a time.
class MoveGoals {
 public:
  MoveGoals(kernel::RulesPtr rules, kernel::State state);
  MoveGoals(const MoveGoals&) = delete;
  MoveGoals& operator=(const MoveGoals&) = delete;

  /// Of a legal move of the position. Each answer is found once; it is empty when trying costs too much.
  const TokenGoals& of(const kernel::Move& move, kernel::TokenId token);

 private:
  struct Trial {
    kernel::State state;
    std::vector<kernel::Move> legal;
  };
  void makeTrials();
  TokenGoals find(const kernel::Move& move, kernel::TokenId token);

  kernel::RulesPtr m_rules;
  kernel::State m_state;
  kernel::Observation m_observation;
  Budget m_budget;
  std::vector<Trial> m_trials;  ///< made when something is first asked for
  std::map<std::pair<kernel::Move, kernel::TokenId>, TokenGoals> m_found;
};

}  // namespace ludo::widgets

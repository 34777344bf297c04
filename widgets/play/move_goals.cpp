// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/move_goals.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/kernel/kernel.h"
#include "core/language/parts.h"
#include "core/language/walk.h"

namespace ludo::widgets {
namespace {

using kernel::Delta;
using kernel::Move;
using kernel::TokenId;

/// So many that chance seldom leads to the same place in all of them.
constexpr std::size_t trials = 3;
constexpr std::int64_t stepsForAllTrials = 3'000'000;

/// Whether an action's own effects made a change, and not what follows from it.
bool isOf(const language::ActionDef& action, const Delta& delta) {
  return language::anyWithin(action, [&delta](const language::Type& type, const void* part) {
    const language::Node* node = language::nodeOf(type, part);
    return node != nullptr && node->node == delta.node;
  });
}

TokenGoals goalsOf(const kernel::Rules& rules, const Move& move, TokenId token,
                   const std::vector<Delta>& deltas) {
  TokenGoals goals;
  for (const Delta& delta : deltas) {
    const bool isMoved = delta.kind == Delta::Kind::TokenMoved;
    if (delta.subject != token.index || (!isMoved && delta.kind != Delta::Kind::TokenDestroyed)) continue;
    goals.stays = false;
    const bool isOwn = move.kind != Move::Kind::Action || isOf(rules.def().actions[move.action], delta);
    if (isMoved && isOwn && delta.after >= 0 && delta.after < static_cast<std::int64_t>(rules.zones().size()))
      goals.to.insert(kernel::ZoneId(static_cast<std::size_t>(delta.after)));
  }
  return goals;
}

}  // namespace

MoveGoals::MoveGoals(kernel::RulesPtr rules, kernel::State state)
    : m_rules(std::move(rules)),
      m_state(std::move(state)),
      m_observation(*m_rules, m_state, kernel::playerToMove(m_state)),
      m_budget(stepsForAllTrials) {}

void MoveGoals::makeTrials() {
  Rng random(0);
  for (std::size_t i = 0; i < trials; ++i) {
    Trial trial{m_observation.determinised(random), {}};
    trial.legal = kernel::legalMoves(*m_rules, trial.state, &m_budget);
    m_trials.push_back(std::move(trial));
  }
}

const TokenGoals& MoveGoals::of(const Move& move, TokenId token) {
  const auto [found, isNew] = m_found.try_emplace({move, token});
  if (isNew) found->second = find(move, token);
  return found->second;
}

TokenGoals MoveGoals::find(const Move& move, TokenId token) {
  if (m_state.over() || kernel::playerToMove(m_state) == kernel::nobody) return {};
  if (m_trials.empty()) makeTrials();
  const Move seen = m_observation.seen(move);
  Move carrier;
  carrier.args.push_back(kernel::Value::ofToken(token));
  const TokenId seenToken = m_observation.seen(carrier).args[0].token();
  std::optional<TokenGoals> common;
  for (const Trial& trial : m_trials) {
    if (std::ranges::find(trial.legal, seen) == trial.legal.end()) continue;
    kernel::State state = trial.state;
    kernel::EventLog log;
    kernel::applyMove(*m_rules, state, seen, &log, &m_budget);
    // A move that waits for those of others is carried out after theirs, whatever they are.
    while (!state.committed.empty() && !m_budget.exhausted()) {
      const std::vector<Move> next = kernel::legalMoves(*m_rules, state, &m_budget);
      if (next.empty()) break;
      kernel::applyMove(*m_rules, state, next.front(), &log, &m_budget);
    }
    if (m_budget.exhausted()) return {};
    const TokenGoals goals = goalsOf(*m_rules, seen, seenToken, log.deltas);
    if (!common) {
      common = goals;
      continue;
    }
    std::erase_if(common->to, [&](kernel::ZoneId zone) { return !goals.to.contains(zone); });
    common->stays = common->stays && goals.stays;
  }
  return common.value_or(TokenGoals());
}

}  // namespace ludo::widgets

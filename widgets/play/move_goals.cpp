// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/move_goals.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/kernel/kernel.h"

namespace ludo::widgets {
namespace {

using kernel::Delta;
using kernel::Move;
using kernel::TokenId;

/// So many that chance seldom leads to the same place in all of them.
constexpr std::size_t trials = 3;
constexpr std::int64_t stepsForAllTrials = 3'000'000;

TokenWay wayOf(const kernel::Rules& rules, TokenId token, const std::vector<Delta>& deltas) {
  TokenWay way;
  for (const Delta& delta : deltas) {
    if (delta.subject != token.index) continue;
    if (delta.kind == Delta::Kind::TokenDestroyed) way.stays = false;
    if (delta.kind != Delta::Kind::TokenMoved) continue;
    way.stays = false;
    if (delta.after >= 0 && delta.after < static_cast<std::int64_t>(rules.zones().size()))
      way.to.insert(kernel::ZoneId(static_cast<std::size_t>(delta.after)));
  }
  return way;
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

const TokenWay& MoveGoals::of(const Move& move, TokenId token) {
  const auto [found, isNew] = m_found.try_emplace({move, token});
  if (isNew) found->second = find(move, token);
  return found->second;
}

TokenWay MoveGoals::find(const Move& move, TokenId token) {
  if (m_state.over() || kernel::playerToMove(m_state) == kernel::nobody) return {};
  if (m_trials.empty()) makeTrials();
  const Move seen = m_observation.seen(move);
  Move carrier;
  carrier.args.push_back(kernel::Value::ofToken(token));
  const TokenId seenToken = m_observation.seen(carrier).args[0].token();
  std::optional<TokenWay> common;
  for (const Trial& trial : m_trials) {
    if (m_budget.exhausted()) return {};
    if (std::ranges::find(trial.legal, seen) == trial.legal.end()) continue;
    kernel::State state = trial.state;
    kernel::EventLog log;
    kernel::applyMove(*m_rules, state, seen, &log, &m_budget);
    const TokenWay way = wayOf(*m_rules, seenToken, log.deltas);
    if (!common) {
      common = way;
      continue;
    }
    std::erase_if(common->to, [&](kernel::ZoneId zone) { return !way.to.contains(zone); });
    common->stays = common->stays && way.stays;
  }
  return common.value_or(TokenWay());
}

}  // namespace ludo::widgets

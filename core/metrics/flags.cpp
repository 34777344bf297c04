// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/metrics/flag_list.h"

namespace ludo::metrics {
namespace {

/// What a fair share of games shows now and then, though nothing is wrong.
bool mayBeChance(FlagKind kind) {
  return kind == FlagKind::DominantAction || kind == FlagKind::TrivialWin || kind == FlagKind::EffectRefused;
}

}  // namespace

bool somebodyWon(const GameSummary& game) {
  return std::ranges::find(game.results, kernel::SeatResult::Win) != game.results.end();
}

FlagList::FlagList(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits)
    : m_rules(rules), m_batch(batch), m_limits(limits), m_index(rules.def()) {}

Flag FlagList::collect(FlagKind kind, const Check& check) const {
  Flag flag;
  flag.kind = kind;
  for (const sim::GameSummary& game : m_batch.games) {
    const std::optional<std::uint32_t> ply = check(game);
    if (!ply) continue;
    ++flag.count;
    if (flag.games.size() == sim::keptGames) continue;
    flag.games.push_back(game.index);
    flag.plies.push_back(*ply);
  }
  return flag;
}

void FlagList::take(Flag flag) {
  flag.place = m_index.at(flag.node).span;
  m_flags.push_back(std::move(flag));
}

void FlagList::add(FlagKind kind, const std::string& what, const Check& check, std::string subject,
                   std::uint32_t node) {
  Flag flag = collect(kind, check);
  const double games = static_cast<double>(m_batch.games.size());
  const bool isRare = static_cast<double>(flag.count) < m_limits.rareShare * games;
  if (flag.count == 0 || (mayBeChance(kind) && isRare)) return;
  flag.subject = std::move(subject);
  flag.node = node;
  flag.message = "In " + std::to_string(flag.count) + " of " + std::to_string(m_batch.games.size()) +
                 (m_batch.games.size() == 1 ? " game " : " games ") + what;
  take(std::move(flag));
}

std::vector<Flag> findFlags(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits) {
  FlagList flags(rules, batch, limits);
  addFlagsOfPlay(flags);
  addFlagsOfResults(flags);
  addFlagsOfRules(flags);
  return flags.takeAll();
}

}  // namespace ludo::metrics

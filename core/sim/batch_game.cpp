// SPDX-License-Identifier: Apache-2.0
#include "core/sim/batch_game.h"

#include <algorithm>

#include "core/sim/summary_parts.h"

namespace ludo::sim {
namespace {

bool isSeat(const kernel::Rules& rules, kernel::Seat seat) {
  return seat >= 0 && seat < rules.seats();
}

bool fits(const GivenUp& givenUp, const language::GameDef& def) {
  const kernel::Excess& excess = givenUp.excess;
  return excess.bound <= kernel::Bound::ExtraTurns && excess.node <= def.nodeCount && givenUp.steps >= 0;
}

/// Whether every number that something is looked up by is one of these rules.
bool fits(const kernel::Rules& rules, const GameSummary& game) {
  const language::GameDef& def = rules.def();
  const auto seats = static_cast<std::size_t>(rules.seats());
  const auto none = [](const auto& list, std::size_t size) { return list.empty() || list.size() == size; };
  const PlyProfile& profile = game.legalByPly;
  return game.stop >= Stop::Ended && game.stop <= Stop::GivenUp &&
         (game.stop == Stop::AgentError) == game.agentError.has_value() &&
         (!game.agentError || isSeat(rules, game.agentError->seat)) &&
         (game.stop == Stop::GivenUp) == game.givenUp.has_value() &&
         (!game.givenUp || fits(*game.givenUp, def)) &&
         (game.firstPlayer == kernel::nobody || isSeat(rules, game.firstPlayer)) &&
         (game.endCondition == UINT32_MAX || game.endCondition < def.end.size()) &&
         none(game.results, seats) && none(game.scores, seats) && game.openings.size() == seats &&
         std::ranges::all_of(game.results, [](auto result) { return result <= kernel::SeatResult::Draw; }) &&
         profile.width() != 0 && profile.plies() / profile.width() <= PlyProfile::stretches &&
         std::ranges::all_of(std::array{&game.actionCounts, &game.actionLegal, &game.actionFirstLegal,
                                        &game.actionChances, &game.actionChosen},
                             [&def](const auto* counts) { return counts->size() == def.actions.size(); }) &&
         game.triggerCounts.size() == def.triggers.size() &&
         std::ranges::all_of(game.refusals, [&def](const Refusal& refusal) {
           return refusal.kind <= kernel::Note::Kind::GivenUp && refusal.node <= def.nodeCount;
         });
}

}  // namespace

std::string packGame(const BatchGame& game) {
  return packed(game);
}

std::optional<BatchGame> unpackGame(const kernel::Rules& rules, std::string_view bytes) {
  std::optional<BatchGame> game = unpacked<BatchGame>(bytes);
  if (!game || !fits(rules, game->summary)) return std::nullopt;
  const bool known = std::ranges::all_of(
      game->coverage, [&](const NodeInGame& use) { return use.node <= rules.def().nodeCount; });
  return known ? std::move(game) : std::nullopt;
}

}  // namespace ludo::sim

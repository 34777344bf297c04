// SPDX-License-Identifier: Apache-2.0
#include "lowered_part.h"

#include <memory>
#include <utility>

#include "core/analysis/unsupported.h"
#include "playable/variants.h"

namespace ludo::testing {

using language::GameDef;

namespace {

/// Takes a mark of an action or a phase away that has no node of its own. False when the node has none.
bool unmarked(GameDef& game, std::uint32_t node) {
  for (language::ActionDef& action : game.actions) {
    if (action.node == node && action.longest) {
      action.longest = false;
      return true;
    }
  }
  for (language::PhaseDef& phase : game.turn.phases) {
    if (phase.node == node && phase.pass == language::PassRule::Skip) {
      phase.pass = language::PassRule::Forced;
      return true;
    }
  }
  return false;
}

}  // namespace

Lowered lowered(const kernel::RulesPtr& rules, std::optional<engine::Encoding> only) {
  Lowered result;
  for (const engine::Encoding& encoding : engine::encodings) {
    if (only && encoding != *only) continue;
    try {
      result.code = engine::lowerGame(engine::Reduction(rules, encoding.tokens), encoding);
      return result;
    } catch (const engine::Unsupported& reason) {
      result.missing = reason.node;
    }
  }
  return result;
}

std::optional<GameDef> loweredPart(GameDef game, std::optional<engine::Encoding> only) {
  constexpr int mostConstructs = 100;
  for (int taken = 0; taken < mostConstructs; ++taken) {
    const kernel::RulesPtr rules = kernel::makeRules(std::make_shared<const GameDef>(game));
    const Lowered made = lowered(rules, only);
    if (made.code) return game;
    if (unmarked(game, made.missing)) continue;
    std::optional<GameDef> simpler = gameWithout(game, made.missing);
    if (!simpler) return std::nullopt;
    game = std::move(*simpler);
  }
  return std::nullopt;
}

}  // namespace ludo::testing

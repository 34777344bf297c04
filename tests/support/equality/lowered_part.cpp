// SPDX-License-Identifier: Apache-2.0
#include "lowered_part.h"

#include <memory>
#include <utility>

#include "core/engine/compile.h"
#include "playable/variants.h"

namespace ludo::testing {

using language::GameDef;

std::optional<GameDef> loweredPart(GameDef game, std::optional<engine::Form> form) {
  constexpr int mostConstructs = 100;
  for (int taken = 0; taken < mostConstructs; ++taken) {
    const kernel::RulesPtr rules = kernel::makeRules(std::make_shared<const GameDef>(game));
    const engine::Compilation made = engine::compileProgram(rules, engine::Execution::Interpreted, form);
    if (made.execution != engine::Execution::Reference) return game;
    std::optional<GameDef> simpler = gameWithout(game, made.node);
    if (!simpler) return std::nullopt;
    game = std::move(*simpler);
  }
  return std::nullopt;
}

}  // namespace ludo::testing

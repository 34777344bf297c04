// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/language/game_def.h"
#include "core/lowering/lowered.h"

namespace ludo::testing {

/// A game's code in the fastest form that will do, or in none but `only`; or the node that there is none for.
struct Lowered {
  std::optional<engine::LoweredGame> code;
  std::uint32_t missing = 0;
};
Lowered lowered(const kernel::RulesPtr& rules, std::optional<engine::Encoding> only = std::nullopt);

/// The game without the constructs that there is no code for: all that a program can play. Nothing when there
/// would be no game left.
std::optional<language::GameDef> loweredPart(language::GameDef game,
                                             std::optional<engine::Encoding> only = std::nullopt);

}  // namespace ludo::testing

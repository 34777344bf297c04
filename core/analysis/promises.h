// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/analysis/content.h"
#include "core/kernel/rules.h"

/// What the text of an action promises about all of its moves, so that code need not ask in play.
namespace ludo::engine {

/// What the zone that is chosen for the parameter always holds at that time.
Content contentOf(const kernel::Rules& rules, const language::ActionDef& action, std::size_t parameter);

/// Whether the selector names a parameter whose zone is always empty at that time.
bool isEmptyParameter(const kernel::Rules& rules, const language::ActionDef& action,
                      const language::ZoneSelector& zone);

/// The zone that the effect puts one token into; null for all other effects.
const language::ZoneSelector* filledZone(const language::Effect& effect);

/// Whether the action has one parameter, which is any zone without a token, and puts a token there whatever
/// else it does. Costs and `post` may still refuse some of the zones.
bool fillsAnyEmptyZone(const kernel::Rules& rules, const language::ActionDef& action);

/// Whether each round of the loop moves no token but its own, and the loop removes none.
bool movesOnlyItsOwn(const kernel::Rules& rules, const language::ForEachEffect& loop);

/// Whether the query asks for all tokens without a condition.
bool isEveryToken(const language::TokensQuery& query);

/// Whether in play no token changes its owner, and each new one belongs to the actor, to a seat that the text
/// names, or to nobody.
bool keepsOwners(const kernel::Rules& rules);

/// Whether in play tokens are created by actions of which fillsAnyEmptyZone() is true and by nothing else,
/// and are never moved or removed: each such action leaves one empty zone fewer.
bool zonesOnlyFill(const kernel::Rules& rules);

}  // namespace ludo::engine

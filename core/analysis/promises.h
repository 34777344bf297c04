// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>

#include "core/analysis/content.h"
#include "core/kernel/rules.h"

/// What the text of the actions promises about all of their moves, so that code need not ask in play.
namespace ludo::engine {

/// What the parameter's zone always holds when the move is chosen.
Content contentOf(const kernel::Rules& rules, const language::ActionDef& action, std::size_t parameter);

/// Whether the zone is a parameter that holds nothing then.
bool isEmptyParameter(const kernel::Rules& rules, const language::ActionDef& action,
                      const language::ZoneSelector& zone);

/// The zone that the effect puts one token into; null for all other effects.
const language::ZoneSelector* filledZone(const language::Effect& effect);

/// Whether the action has one parameter, which is any zone without a token, and puts a token there whatever
/// else it does. Costs and `post` may still refuse some of the zones.
bool fillsAnyEmptyZone(const kernel::Rules& rules, const language::ActionDef& action);

/// Whether of the tokens that are there the loop may move only the one whose round it is, and takes none.
bool movesOnlyItsOwn(const kernel::Rules& rules, const language::ForEachEffect& loop);

/// Whether the query is every token there is.
bool isEveryToken(const language::TokensQuery& query);

/// Whether in play no token gets another owner, and those that come belong to the actor, to a seat that the
/// text names, or to nobody.
bool keepsOwners(const kernel::Rules& rules);

/// Whether in play tokens come by such actions alone, and never go or move: zones without a token only become
/// fewer, one with each such action.
bool zonesOnlyFill(const kernel::Rules& rules);

}  // namespace ludo::engine

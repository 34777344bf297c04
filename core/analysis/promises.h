// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <vector>

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

/// The zones of which the action fills any that is empty: it has one parameter, which is any of these without
/// a token, and puts a token there whatever else it does. Costs and `post` may still refuse some of them. No
/// zones where the action does something else.
std::vector<kernel::ZoneId> zonesFilledBy(const kernel::Rules& rules, const language::ActionDef& action);

/// Whether each round of the loop moves no token but its own, and the loop removes none.
bool movesOnlyItsOwn(const kernel::Rules& rules, const language::ForEachEffect& loop);

/// Whether the query asks for all tokens, or all in its region, without a condition.
bool isEveryTokenIn(const language::TokensQuery& query);

/// Whether in play no token changes its owner, and each new one belongs to the actor, to a seat that the text
/// names, or to nobody.
bool keepsOwners(const kernel::Rules& rules);

/// The zones that zonesFilledBy() gives for each action that has some, where in play nothing else brings a
/// token to them, moves or removes one: each such action leaves one empty zone fewer. Tokens may come and go
/// in other zones. No zones where that is not so.
std::vector<kernel::ZoneId> zonesThatOnlyFill(const kernel::Rules& rules);

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/language/type.h"
#include "core/text/data_node.h"
#include "core/wording/known_words.h"

/// Lists and mappings that stand for one another; each a Null where the value is nothing of the kind.
namespace ludo::mend {

/// { deck: {...}, hand: {...} } as a list of what has a name.
text::DataNode namedItems(const std::string& name, const text::DataNode& node);
/// { draw: {...}, endTurn: {} } as a list of mappings with one key each.
text::DataNode entriesAsItems(const text::DataNode& node);
/// [{ id: "x", min: 0 }], [{ type: "x", count: 1 }] and [{ x: {...} }] as a mapping by name; nothing where an
/// entry has no name.
text::DataNode byName(const language::Type& type, const text::DataNode& list, bool isRecord,
                      const KnownWords& words);
/// [{ id: "pot", scope: "global", min: 0 }] as { global: { pot: { min: 0 } } }, where an item says under
/// which key of the record it stands; nothing where one does not.
text::DataNode byGroup(const language::Type& record, const text::DataNode& list);
/// ["salt", "iron", "iron"] as { salt: 1, iron: 2 }; a Null where an item names nothing.
text::DataNode counted(const language::Type& type, const text::DataNode& list, const KnownWords& words);
/// { global: { pot: 1 }, perPlayer: { money: 2 } } as { pot: 1, money: 2 }; a Null where a key is a name
/// itself.
text::DataNode withoutSorts(const language::Type& type, const text::DataNode& node, const KnownWords& words);
/// "5-14", { from: 5, to: 14 } and a query of numbers as the numbers in full; a Null where the list is none
/// of numbers.
text::DataNode numbersMeant(const language::Type& list, const text::DataNode& node);
/// { "0": a, "1": b } as [a, b]; a Null where the keys are no such numbers.
text::DataNode byNumbers(const text::DataNode& node);
/// { "coins:0": 3, "coins:1": 4 } as { coins: [3, 4] }; a Null where a key says no seat.
text::DataNode bySeatOfKey(const text::DataNode& node);
/// [["suit", 1], ["rank", 2]] as { suit: 1, rank: 2 }.
text::DataNode ofPairs(const text::DataNode& list);
/// ["suit", 1, "rank", 2] as { suit: 1, rank: 2 }.
text::DataNode inTurn(const text::DataNode& list);
/// [{ draw: [{...}, {...}] }] as [{ draw: {...} }, { draw: {...} }].
text::DataNode withEachTagged(const language::Type& item, const text::DataNode& list);
/// ["hop(a), hop(b)"] as ["hop(a)", "hop(b)"]: moves in one text.
text::DataNode withEachMove(const text::DataNode& list, const KnownWords& words);
/// [{ sequence: [a, b] }, c] and [[a, b], c] as [a, b, c].
text::DataNode withoutGroups(const language::Type& item, const text::DataNode& list);
/// "deck, hand" and "a; b" as lists; of the marks that are given, or those that seem to part it.
text::DataNode partsOfText(const std::string& text, const char* marks);

}  // namespace ludo::mend

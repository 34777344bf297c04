// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/meanings.h"

namespace ludo::mend {

/// What a value may mean where a notation of fixed words is wanted, such as "win" or ["win", "lose"]: other
/// words, several in one text, or one for each seat in a mapping. Nothing where the notation has no words.
MeaningList fixedWordMeanings(const language::Type& notation, const text::DataNode& node,
                              const KnownWords& words);

/// The field of a record with the fixed words of which this is one: `over: true` for `result: "over"`, and
/// `over: false` for `result: "notOver"`. Empty text where it is none.
std::string fixedWordSaid(const language::Type& notation, const text::DataEntry& entry);

/// The results of all seats, where one is said to be that of one seat: `winner: 1` for ["lose", "win"], for
/// each number of players that there may be. Nothing where the notation has no results.
MeaningList seatThatIs(const language::Type& notation, const text::DataEntry& entry, const KnownWords& words);

/// The values of { "0": a, "1": b }, { P1: a, P2: b } and [{ player: "0", result: a }, ...] by seat; a Null
/// where it is nothing of the kind.
text::DataNode bySeats(const text::DataNode& node);

}  // namespace ludo::mend

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/data_node.h"
#include "core/wording/known_words.h"

/// What formulas are made of: operators as people write them, and the constructs that they stand for.
namespace ludo::mend {

/// Operators that bind equally strongly.
struct PrecedenceLevel {
  std::vector<std::pair<std::string_view, std::string_view>> operators;  ///< as written, and as meant
};
/// From the weakest binding to the strongest.
const std::vector<PrecedenceLevel>& precedenceLevels();

/// "isEmpty" or "empty"; an empty text when it is no such word.
std::string occupancyMeant(std::string_view word);
/// The operator between two values; "$zone is empty" where that is meant. `goesOn`: the left one was joined
/// by the same word, "and" or "or", and goes on with the right one.
text::DataNode joined(std::string_view op, text::DataNode left, text::DataNode right, bool goesOn = false);
/// The zone next to one, in a direction.
text::DataNode stepFrom(const std::string& zone, std::string_view direction);
/// The size of a zone, what stands there, the zone next to it, or a property of it or of a token.
text::DataNode memberOf(const std::string& owner, std::string_view name, const KnownWords& words);
text::DataNode withValue(const std::string& op, text::DataNode value);
/// One of two values, by a condition.
text::DataNode chosen(text::DataNode when, text::DataNode then, text::DataNode otherwise);

/// What range(a, b) means in Python: the end is no part of it. The values as they are with any other number.
text::DataNode rangeOf(std::vector<text::DataNode> given);
/// A name without what people put before it to say of which kind it is.
std::string_view withoutKind(std::string_view word);
/// "actor's fame" and "my fame" as "actor.fame".
std::string withOwners(std::string_view text);
/// The text with its brackets as those of a call: "step[a, b]", "step(a, b".
std::string withBrackets(std::string_view text);

}  // namespace ludo::mend

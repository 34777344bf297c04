// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text/data_node.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// A move in any form that people write: its action, and what it is given, by name where names are known.
struct MoveSaid {
  std::string action;
  std::vector<std::pair<std::string, std::string>> arguments;  ///< names with their $, or empty; texts
};

/// "hop(a -> b)", "hop a b", "hop from a to b", "hop($from=a, $to=b)", "0: hop('a'; 'b')". Nothing where it
/// begins with no action, or gives more than the action takes.
std::optional<MoveSaid> moveSaid(const std::string& text, const KnownWords& words);
/// { hop: [a, b] }, { hop: { from: a, to: b } } and ["hop", a, b].
std::optional<MoveSaid> moveSaid(const text::DataNode& node, const KnownWords& words);

/// "hop(a, b)"; empty where an argument is named that others would have to stand before.
std::string asMove(const MoveSaid& said, const KnownWords& words);
/// { action: "hop", with: { $from: a, $to: b } }; a Null where a name is not known.
text::DataNode asTaken(const MoveSaid& said, const KnownWords& words);

}  // namespace ludo::mend

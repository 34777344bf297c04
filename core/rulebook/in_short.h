// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/rulebook/rulebook.h"

namespace ludo::rulebook {

/// A game in five lines at most: what it says of itself, who takes turns, how it is set up where no
/// picture shows it, the names of its actions, how it ends. Long lines are cut. What it says follows from the
/// rules alone but for the first line.
std::vector<std::string> rulesInShort(const Rulebook& book);

/// The picture of the boards at the start, as SVG; empty where the game has none.
std::string pictureOf(const Rulebook& book);

}  // namespace ludo::rulebook

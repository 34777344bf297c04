// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/generate/written_game.h"
#include "core/grammar/grammar.h"

namespace ludo::drafting {

/// What a model is shown of a game that is known (Tanaka and Simo-Serra 2024, section IV-A): what somebody
/// who wants it would say, the grammar that it takes, and its text.
struct Demonstration {
  std::string id;
  std::string request;
  std::string rules;    ///< of its minimal grammar, as ruleText() has them
  std::string surface;  ///< the game as the grammar derives it
};

/// A game that can be shown. What takes time is made when it is chosen.
struct KnownGame {
  std::string id;
  std::string request;
  std::string surface;
};

/// The request is the game's description and the prose before its rules.
KnownGame knownGame(const generate::WrittenGame& game);

/// The games from the likest on: by the cosine of their words' weights, each the number of times in the text
/// times the logarithm of its rareness (Salton and Buckley, "Term-weighting approaches in automatic text
/// retrieval", 1988). Games that are equally like stay in their order.
std::vector<std::size_t> byLikeness(const std::string& request, const std::vector<KnownGame>& games);

/// Of the likest games as many as take no more than `bytes` together, at most `most`.
std::vector<Demonstration> demonstrationsFor(const std::string& request, const std::vector<KnownGame>& games,
                                             const grammar::Grammar& whole, std::size_t most,
                                             std::size_t bytes);

}  // namespace ludo::drafting

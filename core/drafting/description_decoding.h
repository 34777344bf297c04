// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>

#include "core/drafting/asking.h"
#include "core/drafting/prompts.h"
#include "core/drafting/wishes.h"
#include "core/grammar/grammar.h"

namespace ludo::drafting {

/// A game that a model has written.
struct DecodedGame {
  std::string text;             ///< valid under the grammar from its beginning, in the surface's form
  bool isComplete = false;      ///< it is a whole game of the grammar
  std::size_t steps = 0;        ///< how often the rest was asked for
  std::size_t backtracked = 0;  ///< how often something valid was taken back
  std::size_t forced = 0;       ///< words that came without a call
  Wishes wishes;                ///< what was cut off
};

struct DescriptionOptions {
  std::size_t limit = 10;   ///< steps, at most: each is a call of the model
  bool withNames = true;    ///< holds names to those that are defined, once the definitions are written
  bool isEnforced = false;  ///< the server is asked to hold the answers to the grammar itself
};

/// The game description decoding stage (Tanaka and Simo-Serra 2024, figure 6 and equations 4 and 5): the
/// longest valid prefix of an answer is kept; what must follow is appended, or the model chooses among what
/// may; it writes the rest, and so on, at most `limit` times. What the paper leaves out: an answer is cut at
/// its first wrong byte while it comes; one that is a game of the whole grammar, and compiles, is taken at
/// once; where there is one continuation it is not asked for; a prefix that has stopped growing loses its
/// last entries, one more each time.
DecodedGame decodeDescription(const grammar::Grammar& whole, const grammar::Grammar& predicted,
                              const Prompts& prompts, Asking& asking, const DescriptionOptions& options = {});

}  // namespace ludo::drafting

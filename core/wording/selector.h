// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/wording/known_words.h"

namespace ludo::mend {

struct SelectorMeant {
  std::string text;
  int cost = 0;  ///< what it supposes
};

/// The selectors of zones, tokens and players, and the bound names, that a text is meant for in any way
/// people write them: "actor.hand", "top of deck", "params.card". Without the text itself; in no order.
std::vector<SelectorMeant> selectorsMeant(const std::string& text, const KnownWords& words);

}  // namespace ludo::mend

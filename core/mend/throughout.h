// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/mend/context.h"

/// What was written otherwise in all its places is one mistake.
namespace ludo::mend {

/// So many places may have one cause.
constexpr std::size_t severalPlaces = 3;
/// Of very many mistakes so many are looked at.
constexpr std::size_t mostPlacesLookedAt = 200;

/// Puts edits in the order of the text, each place once.
inline void sortPlaces(std::vector<diagnostics::TextEdit>& edits) {
  std::ranges::sort(edits, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
  const auto isSame = [](const auto& a, const auto& b) { return a.span.begin == b.span.begin; };
  edits.erase(std::unique(edits.begin(), edits.end(), isSame), edits.end());
}

/// Zones, tokens and players in another form ("hand.actor"), and other words for the keys that say what a
/// mapping is (`select: "players"`), wherever they stand.
void proposeFormsThroughout(const Context& context, Proposals& proposals);

}  // namespace ludo::mend

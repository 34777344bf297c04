// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::mend {

/// A change that may be what mends a mistake.
struct Proposal {
  std::vector<diagnostics::TextEdit> edits;  ///< in source order
  std::string title;
  std::string message;  ///< what is wrong if this is what mends it; empty where what was told says it well
  /// How much it supposes: what keeps all that is written, and adds little, is likelier than what does not.
  int cost = 0;
  bool certain = false;
  bool isOffered = false;        ///< it is the fix that was offered where the mistake was found
  std::vector<Span> alike = {};  ///< where the same mistake was told besides
  bool needsProof = false;       ///< taken only where the game's own tests speak for it
  bool isRefutable = false;      ///< a mere likeness: not taken where the game's own tests speak against it
};

using Proposals = std::vector<Proposal>;

/// Text that the edits take away for nothing, in letters and digits.
int lossOf(std::string_view text, const std::vector<diagnostics::TextEdit>& edits);

/// What cannot be told from anything else that could be meant costs so much, or more.
constexpr int guess = 30;
/// What takes text away costs so much, or more.
constexpr int loss = 16;
/// The fixes of all mistakes at once cost so much: what mends them alone comes first.
constexpr int togetherCost = guess - 1;

}  // namespace ludo::mend

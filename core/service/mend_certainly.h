// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stop_token>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::service {

/// A text after its certain fixes.
struct MendedText {
  SourcePtr source;  ///< the one that was given when nothing was certain
  struct Step {
    std::uint32_t line = 0;  ///< in the text of its round
    std::string title;
  };
  std::vector<Step> steps;  ///< what was applied, in order
  int rounds = 0;           ///< how often fixes were applied, all at once that do not touch one another
  int searches = 0;         ///< how often fixes were looked for by trying, which takes longest
};

/// Applies the fixes that are certain as long as there are any: mending one mistake can bring the next to
/// light. `told` is what analyse() says of the text. Rounds are limited, and a fix that is told again and again
/// for the same mistake is taken back, for it mends nothing; `stop` ends it early, with what is mended by then.
MendedText mendCertainly(SourcePtr source, diagnostics::List told, const std::stop_token& stop);

}  // namespace ludo::service

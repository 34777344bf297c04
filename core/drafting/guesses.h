// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::drafting {

/// A change that may mend a mistake which has no fix. Nothing but trying tells.
struct Guess {
  std::vector<diagnostics::TextEdit> edits;
  std::string words;  ///< "2.5 becomes 2"
};

/// What may be meant, from what keeps everything to what gives something up: the value within the construct
/// that the help shows; the missing key, or section, with the example's value or another; of what stands
/// there twice, once; another value in the place of a wrong one.
std::vector<Guess> guessesFor(const diagnostics::Diagnostic& told, const service::Analysis& analysis);

}  // namespace ludo::drafting

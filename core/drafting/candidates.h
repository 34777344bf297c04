// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/drafting/verdict.h"
#include "core/generate/tree_model.h"

namespace ludo::drafting {

/// What may stand at a place of a text.
struct Candidate {
  std::string value;  ///< on one line
  std::string text;   ///< the whole text with it; all else is as it was
  std::string words;  ///< how the game does with it; empty where it cannot be played for other reasons
  std::size_t failedTests = 0;
  std::optional<TrialGames> trial;  ///< nothing where there are no words
};

/// What may stand at an offset of a text: in a hole such as "TODO", in a list without entries, after a key
/// without a value, as known games have it that the model has learned from. At most `count`, each once, those
/// first with which twenty random games go best. While the text has other mistakes, plain values only. Fails,
/// with the reason, when nothing is missing at the place, or nothing was found. Everything follows from the
/// arguments.
Result<std::vector<Candidate>> candidatesAt(const std::string& name, const std::string& text,
                                            std::size_t offset, const generate::TreeModel& model,
                                            std::uint64_t seed, std::size_t count,
                                            const std::stop_token& stop);

}  // namespace ludo::drafting

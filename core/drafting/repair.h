// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/drafting/asking.h"
#include "core/drafting/fix_memory.h"
#include "core/drafting/prompts.h"
#include "core/drafting/verdict.h"
#include "core/drafting/wishes.h"

namespace ludo::drafting {

/// What became of a text with mistakes.
struct Repair {
  std::string text;
  Verdict verdict;                   ///< of the text
  std::vector<std::string> done;     ///< the fixes and answers that were taken, in order
  std::vector<std::string> refused;  ///< those that were not, and why
  std::vector<KeptFix> fixes;        ///< those of done that mended a mistake, to be kept
  Wishes wishes;                     ///< of the text, and of a model's answers
};

/// Mends a text by the fixes that are told with its mistakes: first those that are certain, then those that
/// were found to mend by trying, as long as there are fewer mistakes after each. Where a mistake has no fix,
/// wrong words and numbers become others that may stand there, of several the one that plays best; that is
/// told as a guess. Nothing that the text defines is lost. Everything follows from the text, and from the
/// memory where there is one: what mended the same words in a mistake like it is guessed first.
Repair repairByFixes(const std::string& name, const std::string& text, const std::stop_token& stop,
                     const FixMemory* memory = nullptr);

/// Then lets a model write the text anew with its mistakes beside it, at most `rounds` times. An answer is
/// taken when it does better and loses nothing that was defined. It is shown what mended mistakes like them.
Repair repairWithModel(const std::string& name, const std::string& text, const Prompts& prompts,
                       Asking& asking, int rounds = 5, const FixMemory* memory = nullptr);

}  // namespace ludo::drafting

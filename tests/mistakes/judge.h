// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "mistake.h"

namespace ludo::mistakes {

enum class Outcome {
  Mended,  ///< no error is left, and the game is the one without the mistake
  None,    ///< there is nothing to apply
  Errors,  ///< errors are left
  Other,   ///< no error is left, and the game is another one
};

/// What is told of a mistake, and what becomes of the text by the fixes.
struct Verdict {
  bool silent = false;     ///< nothing is told
  bool harmless = false;   ///< the text says the same as before, so that nothing needs to be told
  bool rightLine = false;  ///< a diagnostic marks a line that was changed
  std::size_t diagnostics = 0;
  Outcome first = Outcome::None;    ///< the first fix that is offered
  Outcome certain = Outcome::None;  ///< all that `lint --fix` does
  std::string damaged;
  std::string told;  ///< as `lint` prints it
};

/// What a text says, as JSON: the compiled game, how it is drawn, and its tests. Nothing when it has errors.
std::optional<std::string> meaningOf(const std::string& content);

/// Whether nothing is told of a text.
bool isClean(const std::string& content);

/// Makes the mistake in the game, whose meaning is known, and looks what is told. Of several mistakes at once
/// as many first fixes are taken, each in the text that the one before made.
Verdict judge(const GameText& game, const std::string& meaning, const Mistake& mistake,
              std::size_t fixes = 1);

}  // namespace ludo::mistakes

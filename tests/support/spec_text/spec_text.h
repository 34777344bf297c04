// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::testing {

/// A fenced block of a specification.
std::string block(const std::string& yaml);

/// A whole game without mistakes, with everything that the examples of the language refer to: global variable
/// `threat`, player variable `money`, shared zones `deck` and `market`, players' zones `hand` and `discard`,
/// a board `cell` of three by three, token type `card` with `cost`, constants `GOAL` and `HAND_LIMIT`, phase
/// `main`, action `wait`. Sections named in `without` are left out, so that a test can bring its own.
std::string hostGame(const std::vector<std::string>& without = {});

service::AnalysisPtr analysed(const std::string& text);

/// A text with its cursor, which stands as `@` in what a test writes.
struct WithCursor {
  std::string text;
  std::size_t offset = 0;
};
WithCursor withCursor(std::string text);

/// One diagnostic a line: severity, code, the text it marks, message, suggestion.
std::string shown(const service::Analysis& analysis);

}  // namespace ludo::testing

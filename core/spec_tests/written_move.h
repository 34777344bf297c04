// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "core/language/spec_tests.h"

namespace ludo::spec_tests {

/// A move as a test writes it, in either form. Private to the room.
struct WrittenMove {
  std::string name;                                       ///< the action's id, or "choose", "pass", ...
  std::vector<std::string> arguments;                     ///< from the left; further ones are left open
  std::vector<std::pair<std::string, std::string>> with;  ///< by parameter
  std::string text;                                       ///< to speak of it

  explicit WrittenMove(const language::TestMove& move);
  explicit WrittenMove(const language::TakeStep& step);
};

}  // namespace ludo::spec_tests

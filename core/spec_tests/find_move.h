// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/language/spec_tests.h"
#include "core/spec_tests/test_game.h"

/// Which of the legal moves a test means. Private to the room.
namespace ludo::spec_tests {

/// A move as a test writes it, in either form.
struct WrittenMove {
  std::string name;                                       ///< the action's id, or "choose", "pass", ...
  std::vector<std::string> arguments;                     ///< from the left; further ones are left open
  std::vector<std::pair<std::string, std::string>> with;  ///< by parameter
  std::string text;                                       ///< to speak of it

  explicit WrittenMove(const language::TestMove& move);
  explicit WrittenMove(const language::TakeStep& step);
};

/// Whether the legal move is one that was meant.
bool fits(const WrittenMove& written, const kernel::Rules& rules, const kernel::State& state,
          const kernel::Move& move);

/// The indices of the legal moves that fit.
std::vector<std::size_t> fittingMoves(const WrittenMove& written, TestGame& game);

/// Whether it makes no difference which of the moves is played.
bool leadToOnePosition(const std::vector<std::size_t>& moves, TestGame& game);

/// The legal moves as texts, for messages; not all when they are many.
std::vector<std::string> legalTexts(TestGame& game);

}  // namespace ludo::spec_tests

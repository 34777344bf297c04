// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/rules.h"

/// Games to test with.
namespace ludo::testing {

/// A sample by its file name without ".md". Fails the test, and throws, when it does not compile.
kernel::RulesPtr sample(const std::string& name, kernel::Seat players = 0);

/// A game of two players made of Markdown blocks. `rest` holds whole YAML blocks after the metadata.
kernel::RulesPtr game(const std::string& blocks, int maxTurns = 50);

/// One YAML block with its fences.
std::string block(const std::string& yaml);

/// One phase "main" with one action a turn.
std::string plainTurn();

/// A game that never ends by itself; the only action turns a switch on and off.
kernel::RulesPtr switchGame();

/// A game that never ends by itself either; players choose whether to turn the switch on or off.
kernel::RulesPtr choiceGame();

}  // namespace ludo::testing

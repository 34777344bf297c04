// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/rules.h"

/// Games given as text, for tests.
namespace ludo::engine::testing_games {

/// Null, and a failure, when it does not compile.
kernel::RulesPtr rulesOf(const std::string& text);

/// Plays it in each form that there is code for; there must be some.
void expectPlayedAsByTheKernel(const std::string& text);

}  // namespace ludo::engine::testing_games

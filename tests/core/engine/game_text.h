// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "core/kernel/rules.h"

/// Games given as text, for tests.
namespace ludo::engine::testing_games {

/// The text with something else in place of each of some words.
std::string filledIn(std::string text, const std::vector<std::pair<std::string, std::string>>& words);

/// Two players put stones on a square board until so many turns are over. `effects` are lines of the list of
/// what comes after each stone, which lies on `$c`; `more` are blocks.
std::string gameOfStones(int rows, int turns, const std::string& effects = "", const std::string& more = "");

/// Null, and a failure, when it does not compile.
kernel::RulesPtr rulesOf(const std::string& text);

/// Plays it in each form that there is code for; there must be some.
void expectPlayedAsByTheKernel(const std::string& text);

/// How many instructions a random ply takes, as the rules were written out, without any preparation.
double instructionsPerPly(const std::string& text);

}  // namespace ludo::engine::testing_games

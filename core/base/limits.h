// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

/// All bounds on what a text can make the program do, stage by stage. They count, and never measure time, so
/// that every machine stops at the same place. docs/limits.md says what happens at each.
///
/// They are chosen so that the worst text that is allowed takes less than 512 MiB and some seconds, and so
/// that no game that people play comes near them.
namespace ludo::limits {

// Lowering to the engine: beyond them the kernel plays, and no code is lost. The samples take up to a tenth.

/// Parts of rules that one function writes out. A definition is written out wherever it is used, so that
/// definitions of definitions multiply.
constexpr std::int64_t loweredParts = 200'000;
/// Instructions and blocks of one function, of some 100 bytes each.
constexpr std::size_t functionSize = 100'000;

// Translation to native code: beyond it the interpreter plays.

/// Instructions of one function as LLVM is given it, which takes some 20 microseconds and 1 kB for each.
constexpr std::size_t translatedSize = 40'000;

// Playing. What one legalMoves or applyMove call may cost: an evaluated expression or a visited candidate is
// one step.

constexpr std::int64_t stepsPerCall = 10'000'000;
/// The steps of one effect: a move resolves at most a million of them.
constexpr std::int64_t stepsPerEffect = 10;
/// How often the turn machinery may go on by itself before a player must decide.
constexpr std::int64_t turnStepsPerCall = 100'000;
constexpr std::size_t maximumMoves = 100'000;     ///< listed by legalMoves
constexpr std::size_t maximumOptions = 100'000;   ///< of one query
constexpr std::size_t maximumTokens = 100'000;    ///< ever created in one game
constexpr std::size_t maximumEvents = 10'000;     ///< waiting at once
constexpr std::size_t maximumExtraTurns = 1'000;  ///< waiting at once

}  // namespace ludo::limits

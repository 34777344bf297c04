// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/analysis/standing.h"
#include "core/language/game_def.h"
#include "core/layout/state_layout.h"
#include "core/lowering/choice_point.h"
#include "core/lowering/method_notes.h"
#include "core/machine/code.h"

namespace ludo::engine {

/// How functions take and give moves in their argument memory. A move is a code and its arguments, a word
/// each: the action's number, or after all actions `pass`, `end the phase`, `choose` and `choose no more`.
constexpr std::size_t mostMoveWords = 1 + language::maximumParameters;
/// In lists every move of a game has as many words as its longest one.
inline std::size_t moveWordsOf(const language::GameDef& def) {
  std::size_t most = 2;  // a choice has one argument
  for (const language::ActionDef& action : def.actions) most = std::max(most, 1 + action.params.size());
  return most;
}
/// A list of moves in argument memory: for how many there is room, the number of the first that is asked for;
/// and where the code leaves which actions have a move, a bit each for the first of them and one for all
/// moves that are no actions, and the moves.
constexpr std::uint32_t listCapacity = 0;
constexpr std::uint32_t listFirst = 8;
constexpr std::uint32_t listOffered = 16;
constexpr std::uint32_t listedMoves = 24;
constexpr std::size_t offeredActions = 63;
/// The argument of a playout: the state of the generator of its picks, any number; and where it leaves how
/// many plies it played; and from how many used ids on it stops before a decision (where tokens are created).
constexpr std::uint32_t playoutPicks = 0;
constexpr std::uint32_t playoutPlies = 8;
constexpr std::uint32_t playoutCrowded = 16;
constexpr std::size_t playoutWords = 3;

/// A game's rules as code.
struct LoweredGame {
  machine::Module module;
  StateLayout layout;
  std::optional<LineTable> lines;
  std::size_t scratchBytes = 0;
  std::vector<ChoicePoint> choices;  ///< by status from Status::FirstChoice on
  bool mayEscape = false;            ///< Status::Escaped can come about
  Facts facts;
  std::vector<std::vector<kernel::Value::Kind>> parameters;  ///< by action: kinds
  std::vector<MethodNote> notes;
  Standing standing;

  /// For the others to call: takes an occupied zone of cells, and gives what its token adds to what stands.
  static constexpr std::uint32_t standingTerm = 0;
  /// For the others to call: how many moves can follow one, where only the longest series are legal; see
  /// Series.
  static constexpr std::uint32_t series = 1;
  /// No parameters; the move is at the argument's beginning.
  static constexpr std::uint32_t apply = 2;
  /// Gives back how many legal moves there are; -1 when the kernel has to say. For its argument see
  /// listCapacity.
  static constexpr std::uint32_t legalMoves = 3;
  /// Takes the most plies and the last turn number; gives back whether the game ended. Its argument: see
  /// playoutPicks.
  static constexpr std::uint32_t playout = 4;
  /// Where moves are recorded: what apply does, and tells what it changes. For its argument see Record.
  static constexpr std::uint32_t recordedApply = 5;
  /// The same: writes the score of each seat, a word each; gives back -1 when the kernel has to say.
  static constexpr std::uint32_t scores = 6;
  bool records = false;        ///< whether there are these two
  std::string whyNoRecording;  ///< where they were asked for: what there is no code for
};

/// Of the reduced rules. Throws Unsupported. `records`: with code that tells what moves change, if there can
/// be such code. `known`: what setup, which the kernel plays, tells.
LoweredGame lowerGame(const Reduction& reduction, Encoding encoding, bool records = false,
                      Discoveries known = {});

}  // namespace ludo::engine

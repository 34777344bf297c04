// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/analysis/repetition_keys.h"
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
/// The argument memory of the function legalMoves, as byte offsets. The caller writes for how many moves
/// there is room and the number of the first move wanted. The code writes which of the first `offeredActions`
/// actions have a move (a bit each, and one more for all moves that are no actions) and, from listedMoves on,
/// the moves.
constexpr std::uint32_t listCapacity = 0;
constexpr std::uint32_t listFirst = 8;
constexpr std::uint32_t listOffered = 16;
constexpr std::uint32_t listedMoves = 24;
constexpr std::size_t offeredActions = 63;
/// The argument memory of the function playout, as byte offsets: the state of the generator of its picks,
/// which may be any number; how many plies were played, which the code writes; and from how many used ids on
/// the playout stops before a decision, in games that create tokens.
constexpr std::uint32_t playoutPicks = 0;
constexpr std::uint32_t playoutPlies = 8;
constexpr std::uint32_t playoutCrowded = 16;
constexpr std::size_t playoutWords = 3;

/// A game's rules as code, with what is needed to run it. A value.
struct LoweredGame {
  machine::Module module;            ///< its functions are those below
  StateLayout layout;                ///< of its positions
  std::optional<LineTable> lines;    ///< that positions keep
  std::size_t scratchBytes = 0;      ///< of scratch memory that the functions need
  std::vector<ChoicePoint> choices;  ///< number i is the choice pending at status Status::FirstChoice + i
  bool mayEscape = false;            ///< Status::Escaped can come about
  Facts facts;
  std::vector<std::vector<kernel::Value::Kind>> parameters;  ///< by action: the kinds of its parameters
  std::vector<MethodNote> notes;                             ///< how it does what the rules ask for
  RepetitionKeys repetitionKeys;

  // The functions of the module, by number.
  /// For the others to call: takes an occupied zone of cells, and gives what its token adds to the repetition
  /// keys.
  static constexpr std::uint32_t repetitionTerm = 0;
  /// For the others to call: how many moves can follow one, where only the longest series are legal; see
  /// Series.
  static constexpr std::uint32_t series = 1;
  /// Plays the move at the beginning of the argument memory.
  static constexpr std::uint32_t apply = 2;
  /// Gives how many legal moves there are; -1 when the kernel has to say. For its argument see listCapacity.
  static constexpr std::uint32_t legalMoves = 3;
  /// Takes the most plies and the last turn number; gives whether the game ended. For its argument see
  /// playoutPicks.
  static constexpr std::uint32_t playout = 4;
  /// Only where `records`: does what apply does, and tells what it changes. For its argument see
  /// ChangeMemory.
  static constexpr std::uint32_t recordedApply = 5;
  /// Only where `records`: writes the score of each seat, a word each; gives -1 when the kernel has to say.
  static constexpr std::uint32_t scores = 6;
  bool records = false;        ///< whether the module has recordedApply and scores
  std::string whyNoRecording;  ///< if they were asked for and are missing: what there is no code for
};

/// Lowers the reduced rules. Throws Unsupported. `records`: with code that tells what moves change, if there
/// can be such code. `known`: what is known beforehand from the setup, which the kernel plays.
LoweredGame lowerGame(const Reduction& reduction, Encoding encoding, bool records = false,
                      Discoveries known = {});

}  // namespace ludo::engine

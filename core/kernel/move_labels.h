// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <string>
#include <vector>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// Moves and zones as people say them, the same wherever they are told of: by the action's label, zones by
/// ZoneNames, tokens by their titles. What tests and traces hold is moveText (kernel.h), which is exact.
namespace ludo::kernel {

/// The words of labels, to be replaced by those of another language; %1 and %2 mark where something is put
/// in.
struct LabelWords {
  std::string choose = "Choose %1";
  std::string stop = "Stop choosing";
  std::string endPhase = "End the phase";
  std::string pass = "Pass";
  std::string hiddenToken = "hidden token";
  std::string player = "player %1";
  std::string onSpace = "%1 on %2";  ///< a token on a space of rows and columns
  std::string inZone = "%1 in %2";   ///< a token in any other zone
  std::string ofPlayer = "%1 of player %2";
};

/// "c4", "dark forest", "hand of player 1".
std::string zoneTitle(const Rules& rules, ZoneId zone, const LabelWords& words = {});

/// The action's label with its holes filled, or its id in words with what was picked: "Mark c4", "Wait:
/// town". A token that the mover does not know is a "hidden token"; one on a space of a board is named with
/// the space, unless the move names that space anyway. A space that holds one piece of a mover who has
/// several kinds of pieces is named with the piece.
std::string moveLabel(const Rules& rules, const State& state, const Move& move, const LabelWords& words = {});
/// One label for each move. Where several would read alike, they name the places of all their tokens, if
/// these differ; moves of tokens that are alike in everything read alike.
std::vector<std::string> moveLabels(const Rules& rules, const State& state, std::span<const Move> moves,
                                    const LabelWords& words = {});
/// The label that moveLabels gives to one of the moves.
std::string moveLabelAmong(const Rules& rules, const State& state, std::span<const Move> moves,
                           const Move& move, const LabelWords& words = {});

}  // namespace ludo::kernel

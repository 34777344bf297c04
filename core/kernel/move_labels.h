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

/// What labels are made of in another language; %1 and %2 are where something is put in.
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
/// town". Tokens that the mover does not know are only that; those on a board's spaces tell where, unless the
/// move names the space anyway. A space with one piece of a mover who has several kinds is told
/// with the piece.
std::string moveLabel(const Rules& rules, const State& state, const Move& move, const LabelWords& words = {});
/// One a move; where several would read alike, with the places of all their tokens if these tell them apart.
/// Those of tokens that are alike in all read alike.
std::vector<std::string> moveLabels(const Rules& rules, const State& state, std::span<const Move> moves,
                                    const LabelWords& words = {});
/// What moveLabels says of one of them.
std::string moveLabelAmong(const Rules& rules, const State& state, std::span<const Move> moves,
                           const Move& move, const LabelWords& words = {});

}  // namespace ludo::kernel

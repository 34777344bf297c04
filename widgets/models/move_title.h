// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

#include "core/kernel/kernel.h"

/// Moves as players read them: in the words of the rules, without the numbers that tokens have inside.
namespace ludo::widgets {

enum class TokenPlaces {
  Left,  ///< "Play Blaze"
  Told   ///< "Play Blaze in hand:0"
};

QString moveTitle(const kernel::Rules& rules, const kernel::State& state, const kernel::Move& move,
                  TokenPlaces places = TokenPlaces::Left);
/// One a move; where several read alike, with the places of their tokens if these tell them apart. Those of
/// tokens that are alike in all read alike.
std::vector<QString> moveTitles(const kernel::Rules& rules, const kernel::State& state,
                                const std::vector<kernel::Move>& moves);

}  // namespace ludo::widgets

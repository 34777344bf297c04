// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>

namespace ludo::engine {

/// How a position keeps tokens and turns. What asks for less room or time can do less.
struct Form {
  bool tokensById = false;  ///< TokenStore instead of Cells
  bool freeTurn = false;    ///< the turn is looked up in play, and effects may change it; see free_turn.cpp
  auto operator<=>(const Form&) const = default;
};

/// All that there are; what is fastest comes first.
inline constexpr std::array forms = {Form{false, false}, Form{false, true}, Form{true, true}};

}  // namespace ludo::engine

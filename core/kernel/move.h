// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <compare>

#include "core/kernel/arguments.h"
#include "core/kernel/value.h"

namespace ludo::kernel {

/// One decision of one player. A value; equal moves in equal states lead to equal states.
struct Move {
  enum class Kind : std::uint8_t {
    Action,    ///< take `action` with `args`
    Choice,    ///< answer the pending decision with args[0]
    Stop,      ///< end a chooseN early, where that is allowed
    EndPhase,  ///< the built-in end of an open-ended phase
    Pass,      ///< do nothing, where the phase allows it
  };
  Kind kind = Kind::Action;
  Seat player = nobody;      ///< who decides
  std::uint32_t action = 0;  ///< index into GameDef::actions, for Kind::Action
  Arguments args;            ///< one for each parameter; a Choice has one; else empty

  auto operator<=>(const Move&) const = default;
  bool operator==(const Move&) const = default;
};

}  // namespace ludo::kernel

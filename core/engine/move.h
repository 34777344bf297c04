// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>

#include "core/kernel/move.h"
#include "core/language/game_def.h"

namespace ludo::engine {

/// The most parameters of an action.
using language::maximumParameters;

/// A move as programs take it: kernel::Move without an allocation. Unused arguments are Nothing, so that
/// equal moves are equal bytes. Values are the kernel's own, except that a program without identities (see
/// Program::keepsIdentities) gives a token as its zone.
struct Move {
  kernel::Move::Kind kind = kernel::Move::Kind::Action;
  std::uint8_t argumentCount = 0;
  kernel::Seat player = kernel::nobody;
  std::uint32_t action = 0;  ///< index into GameDef::actions, for Kind::Action
  std::array<kernel::Value, maximumParameters> arguments;

  bool operator==(const Move&) const = default;
};

/// The move must have at most maximumParameters arguments (asserted).
Move fromKernel(const kernel::Move& move);
kernel::Move toKernel(const Move& move);
/// For hash tables of moves.
std::uint64_t hashOf(const Move& move);

}  // namespace ludo::engine

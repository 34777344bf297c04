// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// What a seat sees, as numbers to find it again by. Tokens count by what the seat knows of them and where
/// they are, not by their ids; see observe.h for what a seat knows. The seat `nobody` sees everything.
namespace ludo::kernel {

inline bool knows(const Rules& rules, const Token& token, Seat seat) {
  return !rules.hasSecrets() || seat == nobody || ((token.knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
}

/// A token wherever it is.
std::uint64_t bareLook(const Rules& rules, const Token& token, Seat seat);

/// A token where it is.
std::uint64_t lookOf(const Rules& rules, const State& state, TokenId token, Seat seat);

/// A move is found again in another state that looks the same to the seat, and moves that the seat cannot
/// tell apart are one.
std::uint64_t moveLook(const Rules& rules, const State& state, const Move& move, Seat seat);

/// As positionHash, of what the seat knows: equal for positions that look the same to it. That the tokens
/// which it does not know are these and no others, it does know.
std::uint64_t observedHash(const Rules& rules, const State& state, Seat seat);

}  // namespace ludo::kernel

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// Hashes of what a seat sees. Tokens count by what the seat knows of them and where they are, not by their
/// ids; observe.h says what a seat knows. The seat `nobody` sees everything.
namespace ludo::kernel {

/// Whether the seat knows what the token is.
inline bool knows(const Rules& rules, const Token& token, Seat seat) {
  return !rules.hasSecrets() || seat == nobody || ((token.knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
}

/// Whether the seat cannot even tell where a token (in play) is that was named before: among others, with
/// which it may have been mixed since. A zone that has room for one token keeps it in sight.
inline bool isAmongOthers(const Rules& rules, const Token& token, Seat seat) {
  return !knows(rules, token, seat) && rules.zone(token.zone).capacity != 1;
}

/// What the seat knows of the token, wherever it is.
std::uint64_t observedTokenHash(const Rules& rules, const Token& token, Seat seat);

/// What the seat knows of the token and where it is.
std::uint64_t observedPlacedHash(const Rules& rules, const State& state, TokenId token, Seat seat);

/// Equal for moves that the seat cannot tell apart, also in two states that look the same to it.
std::uint64_t observedMoveHash(const Rules& rules, const State& state, const Move& move, Seat seat);

/// As positionHash, of what the seat knows: equal for positions that look the same to it. The seat knows
/// which tokens there are, but not where those are that are hidden from it.
std::uint64_t observedHash(const Rules& rules, const State& state, Seat seat);

}  // namespace ludo::kernel

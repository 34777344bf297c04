// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

/// The terms that State::positionSum and State::identitySum add up. Sums rather than exclusive ors: two equal
/// cards in one set must not cancel.
namespace ludo::kernel {

std::uint64_t variableFeature(const Rules& rules, std::size_t slot, std::int64_t value);

/// What a token looks like, wherever it is: type, owner and properties.
std::uint64_t tokenLook(const Rules& rules, const Token& token);

/// A look at a place: the zone, and the position in it where the zone has an order.
std::uint64_t placedLook(const Rules& rules, std::uint64_t look, ZoneId zone, std::size_t index);

/// A token with its identity at a place.
std::uint64_t placedToken(std::uint64_t placedLook, TokenId token);

}  // namespace ludo::kernel

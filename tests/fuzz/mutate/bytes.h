// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/rng.h"

namespace ludo::fuzz {

/// Cuts, doubles, moves or overwrites some stretches of a text, or takes some from the other.
std::string damaged(std::string_view text, std::string_view other, Rng& random);

/// The text with one stretch of it repeated until it has some size up to `largest`; each order of magnitude
/// is as probable as the others.
std::string grown(std::string_view text, std::size_t largest, Rng& random);

}  // namespace ludo::fuzz

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::engine {

/// A random specification of a board game. Not every one compiles, and not every game is fun; but each
/// construct that lowering knows for boards turns up inside the others.
std::string randomBoardGame(std::uint64_t seed);

}  // namespace ludo::engine

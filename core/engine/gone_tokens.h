// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/kernel/state.h"

namespace ludo::engine {

/// The same state without the tokens that have left play: the others keep their order, and get the ids from 0
/// on. For PositionFormat::pack, which asks for no sums: those are not kept. Nothing while something is under
/// way that names tokens.
std::optional<kernel::State> withoutGoneTokens(const kernel::State& state);

}  // namespace ludo::engine

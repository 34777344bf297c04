// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// The state without the tokens that have left play; the others keep their order and get new ids from 0 on.
/// The incremental sums are not kept up to date: PositionFormat::pack, which this is for, does not read them.
/// Nothing while something is under way that refers to tokens.
std::optional<kernel::State> withoutGoneTokens(const kernel::Rules& rules, const kernel::State& state);

}  // namespace ludo::engine

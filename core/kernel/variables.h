// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <utility>

#include "core/kernel/value.h"
#include "core/language/game_def.h"

/// What State::variables keeps of a variable: a number itself; of anything else the payload, -1 for nothing.
/// The kind is that of the variable.
namespace ludo::kernel {

class Rules;

constexpr std::int64_t heldNothing = -1;

Value::Kind kindOf(language::VariableType type);
/// What the kept number stands for.
Value valueHeld(const language::VariableDef& variable, std::int64_t kept);
/// What is kept of a value of something else than numbers; of one of another kind nothing.
std::int64_t keptOf(const language::VariableDef& variable, const Value& value);
/// The least and the greatest that is kept; of a number its bounds.
std::pair<std::int64_t, std::int64_t> boundsOf(const Rules& rules, const language::VariableDef& variable);

}  // namespace ludo::kernel

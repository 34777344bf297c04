// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/variables.h"

#include <algorithm>

#include "core/kernel/rules.h"

namespace ludo::kernel {

using namespace language;

Value::Kind kindOf(VariableType type) {
  switch (type) {
    case VariableType::Integer:
      return Value::Kind::Integer;
    case VariableType::Text:
      return Value::Kind::Symbol;
    case VariableType::Token:
      return Value::Kind::Token;
    case VariableType::Zone:
      return Value::Kind::Zone;
    case VariableType::Player:
      return Value::Kind::Player;
  }
  return Value::Kind::Nothing;
}

Value valueHeld(const VariableDef& variable, std::int64_t kept) {
  const bool isNothing = !variable.isNumber() && kept == heldNothing;
  return isNothing ? Value::nothing() : Value{kindOf(variable.type), kept};
}

std::int64_t keptOf(const VariableDef& variable, const Value& value) {
  return value.kind == kindOf(variable.type) ? value.payload : heldNothing;
}

std::pair<std::int64_t, std::int64_t> boundsOf(const Rules& rules, const VariableDef& variable) {
  switch (variable.type) {
    case VariableType::Integer: {
      const std::int64_t low = rules.number(variable.min);
      return {low, std::max(low, rules.number(variable.max))};
    }
    case VariableType::Zone:
      return {heldNothing, static_cast<std::int64_t>(rules.zones().size()) - 1};
    case VariableType::Player:
      return {heldNothing, rules.seats() - 1};
    case VariableType::Token:
      return {heldNothing, static_cast<std::int64_t>(rules.mostTokens()) - 1};
    case VariableType::Text:
      // Texts that only a test mentions have great numbers.
      break;
  }
  return {heldNothing, UINT32_MAX};
}

}  // namespace ludo::kernel

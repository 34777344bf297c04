// SPDX-License-Identifier: Apache-2.0
#include "core/compile/value_type.h"

namespace ludo::compile {

std::string_view valueTypeLabel(ValueType type) {
  switch (type) {
    case ValueType::Any:
      return "any value";
    case ValueType::Integer:
      return "a number";
    case ValueType::Bool:
      return "true or false";
    case ValueType::Text:
      return "text";
    case ValueType::Token:
      return "a token";
    case ValueType::Zone:
      return "a zone";
    case ValueType::Player:
      return "a player";
    case ValueType::Direction:
      return "a direction";
  }
  return "a value";
}

std::string howToWrite(ValueType type) {
  switch (type) {
    case ValueType::Integer:
      return "Write a whole number, the name of a constant, or what counts or reads one, such as { ref: "
             "\"zoneCount\", zone: \"deck\" }";
    case ValueType::Bool:
      return "Write true or false";
    case ValueType::Text:
      return "Write quoted text";
    case ValueType::Token:
      return "Write a bound token such as \"$card\", or { ref: \"token\", token: \"top(deck)\" }";
    case ValueType::Zone:
      return "Write a bound zone such as \"$cell\", or { ref: \"zone\", zone: \"deck\" }";
    case ValueType::Player:
      return "Write { ref: \"player\", player: \"actor\" }, or a bound player such as \"$player\"";
    case ValueType::Direction:
      return "Write the name of a direction, or a bound direction: { query: \"directions\" } goes through "
             "them";
    case ValueType::Any:
      break;
  }
  return "Write a value";
}

}  // namespace ludo::compile

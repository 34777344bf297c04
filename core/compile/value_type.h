// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::compile {

/// What an expression is known to yield.
enum class ValueType { Any, Integer, Bool, Text, Token, Zone, Player, Direction };
std::string_view valueTypeLabel(ValueType type);  ///< "a number", "a token", ...
std::string howToWrite(ValueType type);           ///< a sentence without its period

}  // namespace ludo::compile

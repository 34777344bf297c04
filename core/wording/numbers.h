// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <utility>

/// Numbers as people write them.
namespace ludo::mend {

/// Fewer than ten digits and nothing else.
bool isDigits(std::string_view text);

/// The number that a word, or digits with a slip, stand for: "three", "1O", "3 sides". Empty when they are
/// none.
std::string numberMeant(std::string_view written);

/// "2-4", "2 to 4", "2..4", "4": the two ends. Empty when it is no range.
std::pair<std::string, std::string> rangeMeant(std::string_view written);

}  // namespace ludo::mend

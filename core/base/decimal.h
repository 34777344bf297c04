// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace ludo {

/// "0.25", "-3", "12": a finite number in decimal digits, and nothing else. At most 400 characters.
std::optional<double> decimalOf(std::string_view text);
/// The shortest text that decimalOf reads as the very same number.
std::string decimalWords(double number);

}  // namespace ludo

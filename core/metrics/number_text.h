// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::metrics {

std::string countText(std::uint64_t value);                          ///< "12,345"
std::string decimalText(double value, int decimals = 2);             ///< "7.63"; "1.20e+18" far from 0
std::string percentText(double share);                               ///< "58.5 %"
std::string countOf(std::uint64_t count, const std::string& thing);  ///< "1 game", "1,200 games"
std::string pliesText(std::uint64_t plies);                          ///< "1 ply", "1,200 plies"

}  // namespace ludo::metrics

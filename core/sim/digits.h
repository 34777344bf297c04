// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ludo::sim {

/// A hash as 16 hexadecimal digits, the one way in which files and screens show it.
std::string hashText(std::uint64_t hash);
/// Exactly 16 hexadecimal digits; nothing else.
std::optional<std::uint64_t> parseHash(std::string_view text);
/// Decimal digits up to 2^64 - 1; nothing else.
std::optional<std::uint64_t> parseSeed(std::string_view text);

}  // namespace ludo::sim

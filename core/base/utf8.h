// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ludo {

/// Length in bytes of the well-formed UTF-8 sequence at `position`, or 0.
std::size_t utf8Length(std::string_view text, std::size_t position);

/// The character of a well-formed sequence of `length` bytes.
std::uint32_t decodeUtf8(std::string_view text, std::size_t position, std::size_t length);

void appendUtf8(std::string& text, std::uint32_t character);

}  // namespace ludo

// SPDX-License-Identifier: Apache-2.0
#include "core/base/utf8.h"

namespace ludo {

std::size_t utf8Length(std::string_view text, std::size_t position) {
  auto byteAt = [&](std::size_t i) {
    return static_cast<unsigned char>(position + i < text.size() ? text[position + i] : '\0');
  };
  unsigned char lead = byteAt(0);
  if (position >= text.size()) return 0;
  if (lead < 0x80U) return 1;
  std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
  if (lead < 0xC2U || lead > 0xF4U) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byteAt(i) & 0xC0U) != 0x80U) return 0;
  }
  // Overlong forms, surrogates and what lies beyond U+10FFFF.
  if ((lead == 0xE0U && byteAt(1) < 0xA0U) || (lead == 0xEDU && byteAt(1) > 0x9FU)) return 0;
  if ((lead == 0xF0U && byteAt(1) < 0x90U) || (lead == 0xF4U && byteAt(1) > 0x8FU)) return 0;
  return length;
}

std::uint32_t decodeUtf8(std::string_view text, std::size_t position, std::size_t length) {
  auto byte = static_cast<unsigned char>(text[position]);
  if (length == 1) return byte;
  std::uint32_t character = byte & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    character = (character << 6U) | (static_cast<unsigned char>(text[position + i]) & 0x3FU);
  }
  return character;
}

void appendUtf8(std::string& text, std::uint32_t c) {
  auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (c < 0x80U) {
    add(c);
  } else if (c < 0x800U) {
    add(0xC0U | (c >> 6U));
    add(0x80U | (c & 0x3FU));
  } else if (c < 0x10000U) {
    add(0xE0U | (c >> 12U));
    add(0x80U | ((c >> 6U) & 0x3FU));
    add(0x80U | (c & 0x3FU));
  } else {
    add(0xF0U | (c >> 18U));
    add(0x80U | ((c >> 12U) & 0x3FU));
    add(0x80U | ((c >> 6U) & 0x3FU));
    add(0x80U | (c & 0x3FU));
  }
}

}  // namespace ludo

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/printable.h"

#include <array>

#include "core/base/utf8.h"

namespace ludo::cli {
namespace {

constexpr char escape = '\x1B';

/// What diagnostics are written with. Others, such as invisible letters, may come from a name.
constexpr std::array<std::string_view, 5> ownColours = {"\x1B[0m", "\x1B[1m", "\x1B[1;31m", "\x1B[1;33m",
                                                        "\x1B[1;36m"};

/// Length of the program's own colour that begins at a position, or 0.
std::size_t colourLength(std::string_view text, std::size_t position) {
  for (const std::string_view colour : ownColours) {
    if (text.substr(position, colour.size()) == colour) return colour.size();
  }
  return 0;
}

bool isHarmful(std::uint32_t character) {
  const bool isControl =
      (character < 0x20 && character != '\n' && character != '\t') || (character >= 0x7F && character < 0xA0);
  const bool turnsDirection =
      (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
  return isControl || turnsDirection;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t position = 0; position < text.size();) {
    std::size_t length = text[position] == escape ? colourLength(text, position) : 0;
    if (length == 0) {
      length = utf8Length(text, position);
      if (length == 0 || isHarmful(decodeUtf8(text, position, length))) {
        result += '?';
        position += length == 0 ? 1 : length;
        continue;
      }
    }
    result += text.substr(position, length);
    position += length;
  }
  return result;
}

}  // namespace ludo::cli

// SPDX-License-Identifier: Apache-2.0
#include "core/wording/colours.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

constexpr std::string_view hexDigits = "0123456789abcdef";

bool isHex(std::string_view text) {
  return text.find_first_not_of(hexDigits) == std::string_view::npos;
}

/// "#d55e00ff" and "#ffd55e00", which is not seen through, "#d55eO0" and "#d55e00;": six digits and little
/// else.
std::string sixDigits(std::string_view text) {
  if (!text.starts_with('#')) return {};
  std::string digits(text.substr(1));
  std::erase_if(digits, [](char c) { return c == ';' || c == ',' || c == ' '; });
  std::ranges::replace(digits, 'o', '0');
  std::ranges::replace(digits, 'l', '1');
  constexpr std::size_t whole = 6;
  if (digits.size() == whole + 2 && digits.ends_with("ff"))
    digits.resize(whole);
  else if (digits.size() == whole + 2 && digits.starts_with("ff"))
    digits.erase(0, 2);
  return digits.size() == whole && isHex(digits) ? "#" + digits : std::string();
}

/// "0xd55e00", "##d55e00" and "hex(d55e00)": six digits between other marks.
std::string hexMeant(std::string_view text) {
  for (const std::string_view mark : {"0x", "##", "hex(", "#hex(", "hex:", "&h", "\\#", "# "}) {
    if (!text.starts_with(mark)) continue;
    std::string rest(text.substr(mark.size()));
    std::erase_if(rest, [](char c) { return c == ')' || c == '#'; });
    if (rest.size() == 6 && isHex(rest)) return "#" + rest;
  }
  return {};
}

struct Channel {
  double value = 0;
  bool isPercent = false;
};

/// The numbers of "(204, 50%, 0.5)"; nothing where something else stands between them.
std::vector<Channel> channelsOf(std::string_view text, std::string_view allowed) {
  std::vector<Channel> parts;
  for (std::size_t i = 0; i < text.size();) {
    if (!isDigit(text[i]) && text[i] != '.') {
      if (allowed.find(text[i]) == std::string_view::npos) return {};
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && (isDigit(text[end]) || text[end] == '.')) ++end;
    const std::string number(text.substr(i, end - i));
    constexpr std::size_t longest = 8;
    if (number.size() > longest || std::ranges::count(number, '.') > 1 || number == ".") return {};
    parts.push_back({std::stod(number), end < text.size() && text[end] == '%'});
    i = end + (parts.back().isPercent ? 1 : 0);
  }
  return parts;
}

std::string colourOf(const std::vector<double>& parts) {
  std::string colour = "#";
  for (const double part : parts) {
    const long value = std::lround(part);
    if (value < 0 || value > 255) return {};
    colour += hexDigits[static_cast<std::size_t>(value) / 16];
    colour += hexDigits[static_cast<std::size_t>(value) % 16];
  }
  return colour;
}

/// "213 94 0" and "213/94/0": three numbers up to 255, of which one is more than a share.
std::string plainNumbers(std::string_view text) {
  const std::vector<Channel> parts = channelsOf(text, " ,;/");
  std::vector<double> values;
  for (const Channel& part : parts) values.push_back(part.isPercent ? part.value * 2.55 : part.value);
  const bool isAny = std::ranges::any_of(values, [](double value) { return value > 1; });
  return values.size() == 3 && isAny ? colourOf(values) : std::string();
}

/// What is seen through is no colour of its own.
bool isOpaque(const Channel& part) {
  return part.isPercent ? part.value == 100 : part.value == 1 || part.value == 255;
}

/// Hue, saturation and lightness as red, green and blue.
std::vector<double> ofHue(double hue, double saturation, double lightness) {
  const double chroma = (1 - std::abs(2 * lightness - 1)) * saturation;
  const auto channel = [&](double turn) {
    const double at = std::fmod(hue / 30 + turn, 12);
    return 255 * (lightness - chroma / 2 * std::max(-1.0, std::min({at - 3, 9 - at, 1.0})));
  };
  return {channel(0), channel(8), channel(4)};
}

}  // namespace

std::string colourMeant(std::string_view written) {
  const std::string text = lowerCase(written);
  if (const std::string hex = hexMeant(text); !hex.empty()) return hex;
  if (const std::string hex = sixDigits(text); !hex.empty() && hex != text) return hex;
  if (const std::string numbers = plainNumbers(text); !numbers.empty()) return numbers;
  const std::size_t open = text.find_first_of("([{");
  if (open == std::string::npos || std::string_view(")]}").find(text.back()) == std::string_view::npos)
    return {};
  const std::string_view name = std::string_view(text).substr(0, open);
  const bool isMap = text[open] == '{' && open == 0;
  const bool isHue = name == "hsl" || name == "hsla";
  if (!isHue && !isMap && open != 0 && name != "rgb" && name != "rgba") return {};
  // { r: 204, g: 121, b: 167 } in its order.
  if (isMap && !(text.find('r') < text.find('g') && text.find('g') < text.find('b'))) return {};
  std::vector<Channel> parts =
      channelsOf(std::string_view(text).substr(open), isMap ? "{}: ,redgnblua" : "()[] ,/deg");
  if (parts.size() == 4 && isOpaque(parts.back())) parts.pop_back();
  if (parts.size() != 3) return {};
  if (isHue) {
    if (!parts[1].isPercent || !parts[2].isPercent || parts[1].value > 100 || parts[2].value > 100) return {};
    return colourOf(ofHue(parts[0].value, parts[1].value / 100, parts[2].value / 100));
  }
  const bool areFractions = text.find('.') != std::string::npos &&
                            std::ranges::all_of(parts, [](const Channel& part) { return part.value <= 1; });
  std::vector<double> values;
  for (const Channel& part : parts)
    values.push_back(part.isPercent ? part.value * 2.55 : areFractions ? part.value * 255 : part.value);
  return colourOf(values);
}

}  // namespace ludo::mend

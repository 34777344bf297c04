// SPDX-License-Identifier: Apache-2.0
#include "core/text/yaml_scalar.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "core/base/letters.h"
#include "core/base/utf8.h"

namespace ludo::text {
namespace {

bool isHex(char c) {
  return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lowerCase(x) == y; });
}

bool isJsonInteger(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  if (text.empty() || (text[0] == '0' && text.size() > 1)) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return isDigit(c); });
}

/// The integer that digits of a base mean, in decimal; empty beyond 64 bits or without digits.
std::string decimal(bool negative, std::string_view digits, int base) {
  std::string clean = negative ? "-" : "";
  std::copy_if(digits.begin(), digits.end(), std::back_inserter(clean), [](char c) { return c != '_'; });
  std::int64_t value = 0;
  auto [end, error] = std::from_chars(clean.data(), clean.data() + clean.size(), value, base);
  if (error != std::errc() || end != clean.data() + clean.size()) return {};
  return std::to_string(value);
}

/// Digits with a fraction or an exponent that come to an integer, e.g. 1e3 or 2.0.
std::string decimalOfFloat(bool negative, std::string_view text) {
  std::size_t exponentAt = text.find_first_of("eE");
  int exponent = 0;
  if (exponentAt != std::string_view::npos) {
    std::string_view digits = text.substr(exponentAt + 1);
    if (digits.starts_with('+')) digits.remove_prefix(1);
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
    if (error != std::errc() || end != digits.data() + digits.size()) return {};
    text = text.substr(0, exponentAt);
  }
  std::size_t point = text.find('.');
  std::string digits(text.substr(0, point));
  if (point != std::string_view::npos) {
    std::string_view fraction = text.substr(point + 1);
    digits += fraction;
    exponent -= static_cast<int>(fraction.size());
  }
  while (exponent < 0 && digits.size() > 1 && digits.back() == '0') {
    digits.pop_back();
    ++exponent;
  }
  if (exponent < 0 || exponent > 18) return {};
  return decimal(negative, digits + std::string(static_cast<std::size_t>(exponent), '0'), 10);
}

/// How many bytes a minus takes at the beginning, be it one of the dashes that word processors write; 0
/// where there is none.
std::size_t minusLength(std::string_view text) {
  static constexpr std::string_view marks[] = {"-",      "\u2010", "\u2011", "\u2012", "\u2013",
                                               "\u2014", "\u2015", "\u2212", "\uff0d"};
  for (const std::string_view mark : marks) {
    if (text.starts_with(mark)) return mark.size();
  }
  return 0;
}

/// Whether the text is a number in some notation; `meant` gets the integer it evidently stands for.
bool isNumber(std::string_view text, std::string& meant) {
  const std::size_t minus = minusLength(text);
  const bool negative = minus > 0;
  if (negative || text.starts_with('+')) text.remove_prefix(std::max<std::size_t>(minus, 1));
  if (text.empty()) return false;
  if (equalsIgnoringCase(text, ".inf") || equalsIgnoringCase(text, ".nan")) return true;
  if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    if (!std::all_of(text.begin() + 2, text.end(), [](char c) { return isHex(c) || c == '_'; })) return false;
    meant = decimal(negative, text.substr(2), 16);
    return true;
  }
  if (text.size() > 2 && text[0] == '0' && (text[1] == 'o' || text[1] == 'b')) {
    int base = text[1] == 'o' ? 8 : 2;
    meant = decimal(negative, text.substr(2), base);
    return !meant.empty();
  }
  if (!isDigit(text[0]) && !(text[0] == '.' && text.size() > 1 && isDigit(text[1]))) return false;
  if (std::all_of(text.begin(), text.end(), [](char c) { return isDigit(c) || c == '_'; })) {
    meant = decimal(negative, text, 10);
    return true;
  }
  std::size_t at = std::min(text.find_first_not_of("0123456789"), text.size());
  if (at < text.size() && text[at] == '.')
    at = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (at == text.size()) return false;
    at = std::min(text.find_first_not_of("0123456789", at), text.size());
  }
  if (at != text.size()) return false;
  meant = decimalOfFloat(negative, text);
  return true;
}

/// "1.000" and "12.500": three digits behind the point may be a group of thousands.
bool isGrouped(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  constexpr std::size_t group = 3;
  return point != std::string_view::npos && point > 0 && point <= group && text.size() == point + 1 + group &&
         text[0] != '0' && std::ranges::all_of(text, [](char c) { return isDigit(c) || c == '.'; });
}

bool isNameStart(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '$' || static_cast<unsigned char>(c) >= 0x80U;
}

}  // namespace

PlainScalar readPlain(std::string_view text) {
  PlainScalar scalar;
  if (isJsonInteger(text)) {
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), scalar.integer);
    scalar.reading = error == std::errc() ? PlainReading::Integer : PlainReading::HugeInteger;
  } else if (equalsIgnoringCase(text, "true") || equalsIgnoringCase(text, "false")) {
    scalar.boolean = text.size() == 4;
    scalar.meant = scalar.boolean ? "true" : "false";
    scalar.reading = text == scalar.meant ? PlainReading::Boolean : PlainReading::Capitalised;
  } else if (equalsIgnoringCase(text, "yes") || equalsIgnoringCase(text, "on")) {
    scalar.reading = PlainReading::Ambiguous;
    scalar.meant = "true";
  } else if (equalsIgnoringCase(text, "no") || equalsIgnoringCase(text, "off")) {
    scalar.reading = PlainReading::Ambiguous;
    scalar.meant = "false";
  } else if (text == "~" || equalsIgnoringCase(text, "null")) {
    scalar.reading = PlainReading::Null;
  } else if (isNumber(text, scalar.meant)) {
    scalar.reading = PlainReading::Number;
    if (isGrouped(text)) {
      scalar.otherwise = std::exchange(scalar.meant, std::string(text));
      std::erase(scalar.meant, '.');
    }
  }
  return scalar;
}

bool isPlainKey(std::string_view key) {
  if (key.empty() || key.size() > 200 || !isNameStart(key.front()) || key.back() == ' ') return false;
  static constexpr std::string_view joining = "-./+* ";
  for (std::size_t i = 0; i < key.size();) {
    std::size_t length = utf8Length(key, i);
    if (length == 0 || strangeSpaceAt(key, i).length > 0 || smartQuoteLength(key, i) > 0) return false;
    if (length == 1 && !isNameStart(key[i]) && joining.find(key[i]) == std::string_view::npos) return false;
    // U+0080 to U+009F are control characters.
    if (length == 2 && static_cast<unsigned char>(key[i]) == 0xC2U &&
        static_cast<unsigned char>(key[i + 1]) < 0xA0U) {
      return false;
    }
    i += length;
  }
  return key.find("//") == std::string_view::npos && key.find("/*") == std::string_view::npos;
}

std::string quoteYaml(std::string_view text) {
  static constexpr std::string_view hex = "0123456789ABCDEF";
  std::string result = "\"";
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = utf8Length(text, i);
    auto byte = static_cast<unsigned char>(text[i]);
    if (length == 0) {
      result += "\xEF\xBF\xBD";
      length = 1;
    } else if (byte == '"' || byte == '\\') {
      (result += '\\') += text[i];
    } else if (byte == '\n') {
      result += "\\n";
    } else if (byte == '\t') {
      result += "\\t";
    } else if (byte == '\r') {
      result += "\\r";
    } else if (byte < 0x20U || byte == 0x7FU) {
      ((result += "\\x") += hex[byte >> 4U]) += hex[byte & 15U];
    } else if (std::uint32_t c = decodeUtf8(text, i, length);
               strangeSpaceAt(text, i).length > 0 || (c >= 0x80U && c < 0xA0U) || c == 0xFFFEU ||
               c == 0xFFFFU) {
      // Invisible characters are shown, so that nobody wonders why two equal texts differ; two are none.
      result += "\\u";
      for (unsigned shift : {12U, 8U, 4U, 0U}) result += hex[(c >> shift) & 15U];
    } else {
      result += text.substr(i, length);
    }
    i += length;
  }
  return result += '"';
}

StrangeSpace strangeSpaceAt(std::string_view text, std::size_t position) {
  if (position >= text.size() || static_cast<unsigned char>(text[position]) < 0xC2U) return {};
  std::size_t length = utf8Length(text, position);
  if (length < 2 || length > 3) return {};
  std::uint32_t c = decodeUtf8(text, position, length);
  switch (c) {
    case 0x00ADU:
    case 0x200BU:
    case 0x200CU:
    case 0x200DU:
    case 0x200EU:
    case 0x200FU:
    case 0x2060U:
    case 0xFEFFU:
      return {length, true};
    case 0x0085U:
    case 0x00A0U:
    case 0x1680U:
    case 0x2028U:
    case 0x2029U:
    case 0x202FU:
    case 0x205FU:
    case 0x3000U:
      return {length, false};
    default:
      break;
  }
  return c >= 0x2000U && c <= 0x200AU ? StrangeSpace{length, false} : StrangeSpace{};
}

std::size_t smartQuoteLength(std::string_view text, std::size_t position) {
  static constexpr std::array<std::string_view, 10> marks = {
      "\xE2\x80\x98", "\xE2\x80\x99", "\xE2\x80\x9A", "\xE2\x80\x9B", "\xE2\x80\x9C",
      "\xE2\x80\x9D", "\xE2\x80\x9E", "\xE2\x80\x9F", "\xC2\xAB",     "\xC2\xBB"};
  std::string_view rest = text.substr(std::min(position, text.size()), 3);
  for (std::string_view mark : marks) {
    if (rest.starts_with(mark)) return mark.size();
  }
  return 0;
}

}  // namespace ludo::text

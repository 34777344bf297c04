// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/embedded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace ludo::pictures {
namespace {

constexpr double drawnSide = 1024;  ///< pixels of a drawing's longer side
constexpr std::size_t pngWidthAt = 16;
constexpr std::string_view attributeBlanks = " \t\r\n";

struct Size {
  double width = 0, height = 0;
};

std::uint32_t bigEndianAt(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

/// Where the first element's tag stands, without its brackets.
std::pair<std::size_t, std::size_t> rootTag(const std::string& svg) {
  std::size_t at = svg.find('<');
  while (at != std::string::npos && at + 1 < svg.size()) {
    const bool isComment = svg.compare(at, 4, "<!--") == 0;
    if (!isComment && svg[at + 1] != '?') break;
    const std::size_t end = svg.find(isComment ? "-->" : "?>", at);
    at = end == std::string::npos ? end : svg.find('<', end);
  }
  if (at == std::string::npos) return {0, 0};
  char quote = 0;
  for (std::size_t end = at + 1; end < svg.size(); ++end) {
    const char letter = svg[end];
    if (quote == 0 && letter == '>') return {at + 1, svg[end - 1] == '/' ? end - 1 : end};
    if (quote == 0 && (letter == '"' || letter == '\'')) {
      quote = letter;
    } else if (letter == quote) {
      quote = 0;
    }
  }
  return {0, 0};
}

struct Attribute {
  std::size_t begin = 0, end = 0;  ///< with its name and quotes
  std::string value;
};

std::optional<Attribute> attributeOf(const std::string& tag, const std::string& name) {
  std::size_t at = tag.find_first_of(attributeBlanks);
  while (at != std::string::npos) {
    const std::size_t begin = tag.find_first_not_of(attributeBlanks, at);
    const std::size_t equals = begin == std::string::npos ? begin : tag.find('=', begin);
    const std::size_t open = equals == std::string::npos ? equals : tag.find_first_of("\"'", equals);
    const std::size_t close = open == std::string::npos ? open : tag.find(tag[open], open + 1);
    if (close == std::string::npos) return std::nullopt;
    std::string found = tag.substr(begin, equals - begin);
    found.erase(std::min(found.size(), found.find_last_not_of(attributeBlanks) + 1));
    if (found == name) return Attribute{begin, close + 1, tag.substr(open + 1, close - open - 1)};
    at = close + 1;
  }
  return std::nullopt;
}

/// The numbers at the beginning of a text, as many as there are one behind the other.
std::vector<double> numbersIn(const std::string& text) {
  std::vector<double> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    while (at != end && (attributeBlanks.find(*at) != std::string_view::npos || *at == ',' || *at == '+'))
      ++at;
    double number = 0;
    const auto [behind, error] = std::from_chars(at, end, number);
    if (error != std::errc() || !std::isfinite(number)) break;
    numbers.push_back(number);
    at = behind;
  }
  return numbers;
}

std::optional<double> lengthOf(const std::string& tag, const std::string& name) {
  const std::optional<Attribute> attribute = attributeOf(tag, name);
  if (!attribute || attribute->value.ends_with('%')) return std::nullopt;
  const std::vector<double> numbers = numbersIn(attribute->value);
  return numbers.size() == 1 ? std::optional(numbers[0]) : std::nullopt;
}

std::optional<Size> sizeOf(const std::string& tag) {
  if (const std::optional<Attribute> box = attributeOf(tag, "viewBox")) {
    const std::vector<double> numbers = numbersIn(box->value);
    if (numbers.size() == 4) return Size{numbers[2], numbers[3]};
  }
  const std::optional<double> width = lengthOf(tag, "width");
  const std::optional<double> height = lengthOf(tag, "height");
  return width && height ? std::optional(Size{*width, *height}) : std::nullopt;
}

std::string wholeText(double number) {
  return std::to_string(std::max(1L, std::lround(number)));
}

std::optional<Embedded> embedDrawing(std::string svg) {
  const auto [begin, end] = rootTag(svg);
  std::string tag = svg.substr(begin, end - begin);
  const std::optional<Size> size = sizeOf(tag);
  if (!size || size->width <= 0 || size->height <= 0) return std::nullopt;
  std::string more;
  if (!attributeOf(tag, "viewBox"))
    more = " viewBox=\"0 0 " + std::to_string(size->width) + ' ' + std::to_string(size->height) + '"';
  for (const char* name : {"width", "height"}) {
    if (const auto old = attributeOf(tag, name)) tag.erase(old->begin, old->end - old->begin);
  }
  const double scale = drawnSide / std::max(size->width, size->height);
  more +=
      " width=\"" + wholeText(size->width * scale) + "\" height=\"" + wholeText(size->height * scale) + '"';
  svg.replace(begin, end - begin, tag + more);
  return Embedded{"data:image/svg+xml;base64," + base64(svg), size->width, size->height};
}

}  // namespace

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::size_t taken = std::min<std::size_t>(3, bytes.size() - at);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
      bits = bits << 8U | (i < taken ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i) text += i <= taken ? digits[bits >> (18 - 6 * i) & 63U] : '=';
  }
  return text;
}

std::optional<Embedded> embed(Format format, const std::string& bytes) {
  if (format == Format::Svg) return embedDrawing(bytes);
  if (bytes.size() < pngWidthAt + 8) return std::nullopt;
  return Embedded{"data:image/png;base64," + base64(bytes),
                  static_cast<double>(bigEndianAt(bytes, pngWidthAt)),
                  static_cast<double>(bigEndianAt(bytes, pngWidthAt + 4))};
}

}  // namespace ludo::pictures

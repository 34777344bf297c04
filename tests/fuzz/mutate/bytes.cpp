// SPDX-License-Identifier: Apache-2.0
#include "bytes.h"

#include <algorithm>
#include <bit>

namespace ludo::fuzz {
namespace {

constexpr std::string_view scraps[] = {"\"",
                                       "{",
                                       "}",
                                       "[",
                                       "]",
                                       ": ",
                                       "- ",
                                       "\t",
                                       "\n",
                                       "\r\n",
                                       "$zone",
                                       "999999999999",
                                       "-1",
                                       "&a",
                                       "*a",
                                       "|",
                                       "#",
                                       "\\",
                                       "\\u0000",
                                       std::string_view("\0", 1),
                                       "\xff",
                                       "\xe2\x80\xa8",
                                       "\xf0\x9f\x8e\xb2",
                                       "```",
                                       "~~~ yaml\n",
                                       R"(section: "turn"
)"};

/// Where the line of a byte begins, and where it ends with its newline.
std::size_t lineBegin(std::string_view text, std::size_t at) {
  const std::size_t newline = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return newline == std::string_view::npos ? 0 : newline + 1;
}
std::size_t lineEnd(std::string_view text, std::size_t at) {
  const std::size_t newline = text.find('\n', at);
  return newline == std::string_view::npos ? text.size() : newline + 1;
}

/// Not empty; whole lines half of the time. The text must not be empty.
std::string_view stretch(std::string_view text, Rng& random) {
  const std::size_t longest = std::size_t{1} << random.below(std::bit_width(text.size()));
  std::size_t begin = random.below(text.size());
  std::size_t end = begin + 1 + random.below(std::min(longest, text.size() - begin));
  if (random.below(2) == 0) {
    begin = lineBegin(text, begin);
    end = lineEnd(text, end - 1);
  }
  return text.substr(begin, end - begin);
}

void change(std::string& text, std::string_view other, Rng& random) {
  const std::string piece(stretch(text, random));
  const std::size_t at = random.below(text.size());
  switch (random.below(other.empty() ? 4 : 6)) {
    case 0:
      text.erase(at, piece.size());
      break;
    case 1:
      text.insert(at, piece);
      break;
    case 2:
      text.replace(at, piece.size(), piece);
      break;
    case 3:
      text.replace(at, random.below(4), scraps[random.below(std::size(scraps))]);
      break;
    case 4:
      text.insert(at, stretch(other, random));
      break;
    default:
      text.replace(at, piece.size(), stretch(other, random));
  }
}

}  // namespace

std::string damaged(std::string_view text, std::string_view other, Rng& random) {
  std::string result(text);
  for (std::uint64_t changes = 1 + random.below(4); changes > 0; --changes) {
    if (result.empty()) return std::string(scraps[random.below(std::size(scraps))]);
    change(result, other, random);
  }
  return result;
}

std::string grown(std::string_view text, std::size_t largest, Rng& random) {
  const std::string_view piece = stretch(text, random);
  const auto begin = static_cast<std::size_t>(piece.data() - text.data());
  const std::size_t order = std::size_t{1} << random.below(std::bit_width(largest));
  const std::size_t size = std::min(largest, order + random.below(order));
  std::string result(text.substr(0, begin));
  result.reserve(size + text.size());
  while (result.size() + piece.size() + text.size() - begin <= size) result += piece;
  return result.append(text.substr(begin));
}

}  // namespace ludo::fuzz

// SPDX-License-Identifier: Apache-2.0
#include "core/wording/foreign_marks.h"

#include <algorithm>
#include <utility>

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

using Pairs = std::pair<std::string_view, std::string_view>;

/// Written by pages and by editors of text for marks that a text may have, too.
constexpr Pairs entities[] = {{"&quot;", "\""}, {"&#34;", "\""}, {"&ldquo;", "\""}, {"&rdquo;", "\""},
                              {"&lt;", "<"},    {"&gt;", ">"},   {"&#39;", "'"},    {"&apos;", "'"},
                              {"&nbsp;", " "},  {"&amp;", "&"},  {"\u2033", "\""},  {"\uff02", "\""}};

/// Of other widths and scripts: meant for a mark of the language outside of texts.
constexpr Pairs wideMarks[] = {{"\uff5b", "{ "}, {"\uff5d", " }"}, {"\uff3b", "["},  {"\uff3d", "]"},
                               {"\uff1a", ": "}, {"\u2236", ":"},  {"\uff0c", ", "}, {"\u3001", ", "},
                               {"\uff1b", "; "}, {"\u2212", "-"},  {"\u2010", "-"},  {"\u2011", "-"}};

constexpr std::string_view bullets[] = {"\u2022", "\u25e6", "\u2023", "\u25aa", "\u25ab", "\u25cf", "\u25cb",
                                        "\u25a0", "\u25a1", "\u2043", "\u00b7", "\u2013", "\u2014", "\u2012",
                                        "\u2212", "\u2010", "\u2011", "\\-",    "\\*",    "*",      "+"};

constexpr std::string_view blanks[] = {"\u00b7", "\u2420", "\u2423", "\u3000", "\u2003", "\u2002", "&nbsp;"};

constexpr std::string_view tags[] = {"b", "i", "em", "strong", "code", "u", "span", "tt", "kbd", "mark"};

/// The first of them that the text begins with; empty where it is none.
template <typename Marks>
std::string_view beginning(std::string_view text, const Marks& marks) {
  const auto found = std::ranges::find_if(marks, [&](auto mark) { return text.starts_with(mark); });
  return found == std::end(marks) ? std::string_view() : *found;
}

std::string withoutTags(std::string_view line) {
  std::string made;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::size_t end = line[i] == '<' ? line.find('>', i) : std::string_view::npos;
    if (end != std::string_view::npos) {
      std::string_view name = line.substr(i + 1, end - i - 1);
      if (name.starts_with('/')) name.remove_prefix(1);
      if (std::ranges::find(tags, name) != std::end(tags)) {
        i = end;
        continue;
      }
    }
    made += line[i];
  }
  return made;
}

/// What pages write for marks; those of other scripts only outside of texts.
std::string withMarks(std::string_view line) {
  std::string made;
  bool isText = false;
  for (std::size_t i = 0; i < line.size();) {
    // All of them begin so; most text does not.
    if (line[i] != '&' && static_cast<unsigned char>(line[i]) < 0x80) {
      isText ^= line[i] == '"';
      made += line[i++];
      continue;
    }
    const std::string_view rest = line.substr(i);
    const auto begins = [&](const Pairs& pair) { return rest.starts_with(pair.first); };
    const Pairs* found = std::ranges::find_if(entities, begins);
    if (found == std::end(entities)) {
      const Pairs* wide = isText ? std::end(wideMarks) : std::ranges::find_if(wideMarks, begins);
      if (wide == std::end(wideMarks)) {
        isText ^= line[i] == '"';
        made += line[i++];
        continue;
      }
      found = wide;
    }
    isText ^= found->second == "\"";
    // A space behind a mark is there once.
    const bool hasSpace = found->second.size() > 1 && found->second.ends_with(' ');
    made += hasSpace && rest.substr(found->first.size()).starts_with(' ') ? found->second.substr(0, 1)
                                                                          : found->second;
    i += found->first.size();
  }
  return made;
}

/// "1. ", "2) " and "a) " before a mapping, a text or a key.
std::size_t numberLength(std::string_view rest) {
  std::size_t at = 0;
  while (at < rest.size() && isDigit(rest[at])) ++at;
  if (at == 0 && !rest.empty() && isLetter(rest[0]) && rest.substr(1).starts_with(')')) at = 1;
  const bool isNumber = at > 0 && at + 2 < rest.size() && (rest[at] == '.' || rest[at] == ')') &&
                        rest[at + 1] == ' ' &&
                        (isLetter(rest[at + 2]) || rest[at + 2] == '{' || rest[at + 2] == '"');
  return isNumber ? at + 1 : 0;
}

/// Blanks that are drawn, and what stands for a dash before an entry.
std::string withBeginning(std::string_view line) {
  std::string made;
  for (;;) {
    const std::string_view blank = beginning(line, blanks);
    // "· stone" is an entry.
    const bool isBullet = !blank.empty() && blank == "\u00b7" && line.substr(blank.size()).starts_with(' ');
    if (!line.starts_with(' ') && (blank.empty() || isBullet)) break;
    line.remove_prefix(line.starts_with(' ') ? 1 : blank.size());
    made += ' ';
  }
  const std::string_view bullet = beginning(line, bullets);
  const std::size_t length = bullet.empty() ? numberLength(line) : bullet.size();
  if (length > 0 && line.substr(length).starts_with(' ')) {
    made += '-';
    line.remove_prefix(length);
  }
  return made + std::string(line);
}

/// `**key**: value`, `*key:* value`, `` `key`: value``: the key alone.
std::string withPlainKey(std::string_view line) {
  std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  if (line.substr(begin).starts_with("- ")) begin += 2;
  for (const std::string_view mark : {"**", "__", "*", "_", "`"}) {
    const std::string_view rest = line.substr(begin);
    if (!rest.starts_with(mark)) continue;
    std::size_t end = mark.size();
    while (end < rest.size() && isWordByte(rest[end]) && !rest.substr(end).starts_with(mark)) ++end;
    const std::string key(rest.substr(mark.size(), end - mark.size()));
    std::string_view behind = rest.substr(end);
    const bool hasColon = behind.starts_with(':');
    if (hasColon) behind.remove_prefix(1);
    if (key.empty() || !behind.starts_with(mark)) continue;
    behind.remove_prefix(mark.size());
    if (hasColon || behind.starts_with(':'))
      return std::string(line.substr(0, begin)) + key + (hasColon ? ":" : "") + std::string(behind);
  }
  return std::string(line);
}

/// "\u20acn" for "$n": keyboards have other currencies in its place.
std::string withDollars(std::string line) {
  for (const std::string_view mark : {"\u20ac", "\u00a3", "\u00a4"}) {
    for (std::size_t at = line.find(mark); at != std::string::npos; at = line.find(mark, at + 1)) {
      const std::size_t end = at + mark.size();
      const bool isName = at > 0 &&
                          std::string_view("\"{:(,[ ").find(line[at - 1]) != std::string_view::npos &&
                          end < line.size() && isLetter(line[end]);
      if (isName) line.replace(at, mark.size(), "$");
    }
  }
  return line;
}

}  // namespace

std::string withPlainMarks(std::string_view line) {
  return withPlainKey(withBeginning(withDollars(withMarks(withoutTags(line)))));
}

}  // namespace ludo::mend

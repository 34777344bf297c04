// SPDX-License-Identifier: Apache-2.0
#include "core/wording/line_repairs.h"

#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/wording/line_rewrites.h"
#include "core/wording/line_shape.h"

namespace ludo::mend {
namespace {

/// Longer lines are left alone: there are too many ways to change them.
constexpr std::size_t longestLine = 400;

bool isPlainByte(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '$' || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

/// Marks of other languages, and what is meant by them, in pairs to be changed all at once.
constexpr std::pair<std::string_view, std::string_view> lookAlikes[] = {
    {"\uff1a ", ": "},      {"\uff1a", ": "},
    {"\uff0c", ","},        {"\xE2\x80\x9C", "\""},
    {"\xE2\x80\x9D", "\""}, {"\xE2\x80\x9E", "\""},
    {"\xE2\x80\x98", "\""}, {"\xE2\x80\x99", "\""},
    {"\\\"", "\""},         {"`", "\""},
    {"\u2033", "\""},       {"\u2032", "\""},
    {"&quot;", "\""},       {"&#34;", "\""},
    {"''", "\""},           {"'", "\""},
    {"\"\"", "\""}};

class Repairs {
 public:
  Repairs(std::string_view line, bool isInBrackets)
      : m_line(line),
        m_isInBrackets(isInBrackets),
        m_indent(std::min(line.find_first_not_of(' '), line.size())) {}

  std::vector<LineRepair> take() {
    if (m_line.size() > longestLine || m_indent >= m_line.size()) return {};
    marks();
    noise();
    quotes();
    for (LineRepair& rewrite : lineRewrites(m_line))
      offer(std::move(rewrite.text), rewrite.title, rewrite.message, rewrite.cost);
    strayQuotes();
    gaps();
    for (std::size_t at : m_places) insertions(at);
    changes();
    pairs();
    return std::move(m_found);
  }

 private:
  void offer(std::string text, const std::string& title, const std::string& message, int cost) {
    if (!(m_isInBrackets ? hasRowShape(text) : hasLineShape(text)) || text == m_line ||
        !m_seen.insert(text).second)
      return;
    m_found.push_back({std::move(text), title, message, cost});
  }

  std::string with(std::size_t begin, std::size_t end, std::string_view text) const {
    return std::string(m_line.substr(0, begin)) + std::string(text) + std::string(m_line.substr(end));
  }

  /// What stands before an item in place of a dash.
  void marks() {
    const std::string_view rest = m_line.substr(m_indent);
    std::size_t length = 0;
    for (std::string_view mark :
         {"* ", "+ ", "-- ", "\xE2\x80\x93 ", "\xE2\x80\x94 ", "\xE2\x80\xA2 ", "> ", "- - ", "-"}) {
      if (rest.starts_with(mark)) length = std::max(length, mark.size());
    }
    std::size_t digits = 0;
    while (digits < rest.size() && isDigit(rest[digits])) ++digits;
    if (digits > 0 && digits + 1 < rest.size() && (rest[digits] == '.' || rest[digits] == ')') &&
        rest[digits + 1] == ' ')
      length = digits + 2;
    // Something slipped in before it.
    if (rest.size() > 3 && (rest.substr(1).starts_with("- ") ||
                            std::string_view("\\.:;,`!?|~^").find(rest[0]) != std::string_view::npos))
      offer(with(m_indent, m_indent + 1, ""), "Take out what stands before it",
            "Something stands before the line that is no part of it", 4);
    if (length > 0)
      offer(with(m_indent, m_indent + length, "- "), "Begin the item with a dash",
            "An item of a list begins with a dash and a space", 2);
  }

  /// Marks and numbers round the key that are no part of it: "-> label:", "12  label:", "[label]:",
  /// "**label**:" and "label: label:".
  void noise() {
    std::size_t begin = 0;
    while (begin < m_line.size() && !isLetter(m_line[begin]) &&
           std::string_view("\"'{$").find(m_line[begin]) == std::string_view::npos)
      ++begin;
    std::size_t end = begin;
    while (end < m_line.size() && isPlainByte(m_line[end])) ++end;
    std::size_t colon = end;
    while (colon < m_line.size() && std::string_view("]*_`)>~").find(m_line[colon]) != std::string_view::npos)
      ++colon;
    if (end == begin || colon >= m_line.size() || m_line[colon] != ':') return;
    const std::string key(m_line.substr(begin, end - begin));
    const std::string rest(m_line.substr(colon));
    const std::string title = "Take out what stands round the key";
    const std::string message = "Something stands round the key that is no part of it";
    // What stood before the indentation, or in it.
    const std::string before(m_line.substr(0, begin));
    const std::size_t last = before.find_last_not_of(' ');
    const std::string dash =
        before.find("- ") != std::string::npos && before.find("->") == std::string::npos ? "- " : "";
    const std::string behind = last == std::string::npos ? before : before.substr(last + 1);
    const std::string ahead(before.substr(0, m_indent));
    if (m_indent > 0 || last == std::string::npos || dash == "- ")
      offer(ahead + dash + key + rest, title, message, 4);
    offer(behind + key + rest, title, message, 4);
    if (behind.size() > 1) offer(behind.substr(1) + key + rest, title, message, 5);
    if (rest.starts_with(": " + key + ":"))
      offer(before + rest.substr(2), "Write the key once", "The key stands there twice", 2);
  }

  /// Quotes that have changed places with what stands beside them, and what stands before or round them.
  void strayQuotes() {
    const std::string misplaced = "A quote stands in the wrong place";
    const auto offerAll = [&](std::string_view from, std::string_view to, int cost) {
      std::string text(m_line);
      replaceAll(text, from, to);
      offer(std::move(text), "Put the quote in its place", misplaced, cost);
    };
    offerAll(",\" ", "\", ", 3);
    offerAll("\": ", ": \"", 2);
    offerAll(" }\"", "\" }", 3);
    offerAll("]\"", "\"]", 3);
    offerAll("\"\"\"", "\"", 1);
    for (const std::string_view end : {"\" }", "\"]", "\" } }", "\"}"})
      offer(std::string(m_line) + std::string(end), "Close the text and the bracket",
            "A quote and a bracket are missing", 6);
    // "name:" "deck"
    std::string plain(m_line);
    for (std::size_t at = plain.find(":\" "); at != std::string::npos; at = plain.find(":\" ", at + 1)) {
      const std::size_t open = plain.rfind('"', at - 1);
      if (open == std::string::npos) break;
      plain.replace(at, 2, ":");
      plain.erase(open, 1);
    }
    offer(plain, "Write keys without quotes", "Keys stand without quotes", 2);
    // f"deck" of Python, and ("deck").
    for (std::size_t at = m_indent; at + 1 < m_line.size(); ++at) {
      const bool isFirst = at > 0 && m_line[at - 1] == ' ';
      if (isFirst && isLetter(m_line[at]) && m_line[at + 1] == '"')
        offer(with(at, at + 1, ""), "Take the letter out", "A letter stands before the quote", 3);
      if (m_line[at] != '(' || m_line[at + 1] != '"') continue;
      const std::size_t close = m_line.find("\")", at + 2);
      if (close == std::string_view::npos) continue;
      std::string text(m_line);
      text.erase(close + 1, 1);
      text.erase(at, 1);
      offer(std::move(text), "Take the brackets out", "A text stands without brackets", 3);
    }
  }

  /// All marks of one kind that stand for quotes.
  void quotes() {
    std::string all(m_line);
    for (const auto& [written, meant] : lookAlikes) {
      std::string one(m_line);
      replaceAll(one, written, meant);
      offer(one, "Use double quotes", "Text belongs in double quotes", 1);
      if (written != "\"\"") replaceAll(all, written, meant);
    }
    offer(all, "Use double quotes", "Text belongs in double quotes", 1);
    // "key: value" as one text.
    const std::size_t colon = m_line.find(": ");
    const std::size_t start = m_line.find('"', m_indent);
    if (colon != std::string_view::npos && start < colon && m_line.ends_with('"') &&
        m_line.find('"', start + 1) == m_line.size() - 1) {
      const std::string key = with(start, start + 1, "").substr(0, colon - 1);
      const std::string value(m_line.substr(colon + 2, m_line.size() - colon - 3));
      offer(key + ": \"" + value + '"', "Put the quotes round the value alone", "Keys stand without quotes",
            3);
      offer(key + ": " + value, "Take the quotes out", "Keys stand without quotes", 3);
    }
    // {{ ... }} for { ... }.
    std::string single(m_line);
    replaceAll(single, "{{", "{");
    replaceAll(single, "}}", "}");
    offer(single, "Use one brace", "A mapping stands in one pair of braces", 3);
    // JSON's keys.
    std::string plain;
    for (std::size_t i = 0; i < m_line.size(); ++i) {
      std::size_t end = i + 1;
      while (m_line[i] == '"' && end < m_line.size() && isPlainByte(m_line[end])) ++end;
      const bool isKey =
          end > i + 1 && end + 1 < m_line.size() && m_line[end] == '"' && m_line[end + 1] == ':';
      plain += isKey ? m_line.substr(i + 1, end - i - 1) : m_line.substr(i, 1);
      if (isKey) i = end;
    }
    offer(plain, "Write keys without quotes", "Keys stand without quotes", 2);
  }

  static void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
      text.replace(at, from.size(), to);
  }

  /// What stands between two words, texts or brackets: a colon or a comma is meant.
  void gaps() {
    std::size_t at = m_indent;
    m_places.push_back(at);
    while (at < m_line.size()) {
      const std::size_t begin = at;
      if (m_line[at] == '"') {
        // A text's own marks are none of the line's, when the text is whole.
        const std::size_t close = m_line.find('"', at + 1);
        const char next = close + 1 < m_line.size() ? m_line[close + 1] : ' ';
        const bool isWhole = close != std::string_view::npos && !isPlainByte(next) && next != '"';
        at = isWhole ? close + 1 : at + 1;
      } else if (isPlainByte(m_line[at])) {
        while (at < m_line.size() && (isPlainByte(m_line[at]) || m_line[at] == '.' || m_line[at] == '-'))
          ++at;
        while (at > begin + 1 && !isPlainByte(m_line[at - 1])) --at;
      } else {
        ++at;
      }
      m_places.push_back(begin);
      m_places.push_back(at);
      gap(at);
    }
    std::ranges::sort(m_places);
    m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
  }

  /// The marks from `begin` to the next word, text or opening bracket.
  void gap(std::size_t begin) {
    std::size_t end = begin;
    while (end < m_line.size() && !isPlainByte(m_line[end]) &&
           std::string_view("\"'`{[}]#").find(m_line[end]) == std::string_view::npos)
      ++end;
    const std::string_view marks = m_line.substr(begin, end - begin);
    const int lost =
        static_cast<int>(marks.size() - static_cast<std::size_t>(std::ranges::count(marks, ' ')));
    // A minus belongs to its number.
    if (end > begin && end < m_line.size() && m_line[end - 1] == '-' && isDigit(m_line[end])) --end;
    if (end >= m_line.size()) {
      offer(with(begin, end, ":"), "Write a colon", "A key ends with a colon", 3 + lost);
      offer(with(begin, end, ""), "Remove what stands after the value", "Nothing follows a value on its line",
            5 + lost);
      return;
    }
    // What denies something is not there for nothing, and neither is what makes it less.
    if (marks.find('!') != std::string_view::npos) return;
    if (marks.ends_with('-') && end < m_line.size() && m_line[end] == '"') return;
    // id": name": the colon is there.
    if (!m_line.substr(end).starts_with("\": "))
      offer(with(begin, end, ": "), "Write a colon and a space",
            "A colon and a space stand between a key and its value", 3 + lost);
    offer(with(begin, end, ", "), "Write a comma", "A comma stands between two entries", 3 + lost);
    const char next = m_line[end];
    // "2-" is less than nothing.
    const bool isMinus = marks.starts_with('-') && begin > 0 && isDigit(m_line[begin - 1]);
    if ((next == ']' || next == '}') && !isMinus)
      offer(with(begin, end, " "), "Remove what stands before the bracket",
            "Nothing stands between the last entry and its bracket", 4 + lost);
  }

  void insertions(std::size_t at) {
    const auto inserted = [&](std::string_view text) { return with(at, at, text); };
    // A text neither begins nor ends with a blank.
    const bool closes = std::ranges::count(m_line.substr(0, at), '"') % 2 == 1;
    const bool isAtBlank = closes ? at > 0 && m_line[at - 1] == ' ' : at < m_line.size() && m_line[at] == ' ';
    offer(inserted("\""), "Insert a quote", "A quote is missing: text stands between two of them",
          isAtBlank ? 5 : 4);
    offer(inserted("{ "), "Insert \"{\"", "The \"{\" of a mapping is missing", 5);
    offer(inserted(" }"), "Insert \"}\"", "The \"}\" of a mapping is missing", 5);
    offer(inserted("["), "Insert \"[\"", "The \"[\" of a list is missing", 5);
    offer(inserted("]"), "Insert \"]\"", "The \"]\" of a list is missing", 5);
  }

  /// A single mark left out, or taken for another.
  void changes() {
    for (std::size_t at = m_indent; at < m_line.size(); ++at) {
      const char c = m_line[at];
      if (std::string_view("{}[]()\"'`;:,.|<>").find(c) == std::string_view::npos || isInNumber(at)) continue;
      offer(with(at, at + 1, ""), "Remove the " + named(c), "There is a " + named(c) + " too many", 5);
      for (char other : std::string_view("{}[]\"")) {
        if (other == c) continue;
        offer(with(at, at + 1, std::string(1, other)), "Write " + named(other),
              "The " + named(c) + " stands where a " + named(other) + " belongs", 4);
      }
    }
  }

  bool isInNumber(std::size_t at) const {
    const auto isDigitAt = [&](std::size_t i) { return i < m_line.size() && isDigit(m_line[i]); };
    return at > 0 && isDigitAt(at - 1) && isDigitAt(at + 1);
  }

  static std::string named(char c) {
    switch (c) {
      case '"':
        return "double quote";
      case '\'':
        return "single quote";
      case '`':
        return "backtick";
      default:
        return std::string("\"") + c + "\"";
    }
  }

  /// Both brackets of a pair: of another kind, or missing.
  void pairs() {
    constexpr std::pair<char, char> kinds[] = {{'{', '}'}, {'[', ']'}, {'(', ')'}, {'<', '>'}};
    for (std::size_t open = m_indent; open < m_line.size(); ++open) {
      for (const auto& [first, last] : kinds) {
        if (m_line[open] != first) continue;
        for (std::size_t close = open + 1; close < m_line.size(); ++close) {
          if (m_line[close] != last) continue;
          for (const auto& [other, otherLast] : {std::pair{'{', '}'}, std::pair{'[', ']'}}) {
            std::string text(m_line);
            text[open] = other;
            text[close] = otherLast;
            offer(std::move(text), other == '{' ? "Write { }" : "Write [ ]",
                  other == '{' ? "A mapping stands in { }" : "A list stands in [ ]", 4);
          }
        }
      }
    }
    for (std::size_t open : m_places) {
      if (!maySurround(open, true)) continue;
      for (std::size_t close : m_places) {
        if (close <= open || !maySurround(close, false)) continue;
        for (const auto& [first, last] :
             {std::pair<std::string_view, std::string_view>{"{ ", " }"}, {"[", "]"}, {"\"", "\""}}) {
          std::string text = with(close, close, last);
          text.insert(open, first);
          const bool isQuote = first == "\"";
          // A text does not end with a blank.
          if (isQuote && m_line[close - 1] == ' ') continue;
          offer(std::move(text),
                isQuote        ? "Put quotes round it"
                : first == "[" ? "Put [ ] round it"
                               : "Put { } round it",
                isQuote        ? "Text belongs in double quotes"
                : first == "[" ? "A list stands in [ ]"
                               : "A mapping stands in { }",
                7);
        }
      }
    }
  }

  /// Whether a value may begin, or end, at the place.
  bool maySurround(std::size_t at, bool begins) const {
    const std::string_view before = m_line.substr(0, at);
    const std::string_view after = m_line.substr(at);
    if (begins)
      return at == m_indent || before.ends_with(": ") || before.ends_with("- ") || before.ends_with(", ") ||
             before.ends_with('[');
    return after.empty() || after[0] == ',' || after[0] == '}' || after[0] == ']' || after.starts_with(" }");
  }

  std::string_view m_line;
  bool m_isInBrackets;
  std::size_t m_indent;
  std::vector<std::size_t> m_places;
  std::vector<LineRepair> m_found;
  std::set<std::string, std::less<>> m_seen;
};

}  // namespace

std::vector<LineRepair> lineRepairs(std::string_view line, bool isInBrackets) {
  return Repairs(line, isInBrackets).take();
}

}  // namespace ludo::mend

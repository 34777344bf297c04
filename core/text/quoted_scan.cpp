// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/base/utf8.h"
#include "core/text/scalar_scan.h"

namespace ludo::text {
namespace {

using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

/// How far reading looks ahead to guess what a misplaced quote means.
constexpr std::size_t farthestGuess = 2000;
constexpr int mostLines = 50;

bool isWord(char c) {
  auto byte = static_cast<unsigned char>(c);
  return isLetterOrDigit(c) || c == '_' || byte >= 0x80U;
}

/// Whether a line reads as a key or a list item, and so not as the continuation of a text.
bool looksLikeEntry(std::string_view line) {
  if (line.starts_with("- ")) return true;
  std::size_t word = 0;
  while (word < line.size() && isWord(line[word])) ++word;
  return word > 0 && line.substr(word).starts_with(':') && (word + 1 == line.size() || line[word + 1] == ' ');
}

}  // namespace

/// The place of the quote that closes the one at `position`, or npos.
std::size_t ScalarScan::closingQuote(std::size_t position, std::size_t limit) const {
  char quote = m_context.at(position);
  for (std::size_t i = position + 1; i < limit; ++i) {
    char c = m_context.at(i);
    if (quote == '"' && c == '\\') {
      ++i;
    } else if (c == quote) {
      if (quote == '"' || m_context.at(i + 1) != '\'' || i + 1 >= limit) return i;
      ++i;
    }
  }
  return std::string_view::npos;
}

/// Whether what stands at `position`, right after a quote, lets that quote be a closing one.
bool ScalarScan::goodAfterQuote(std::size_t position, bool inFlow) {
  std::size_t line = m_context.lineEnd(position);
  std::size_t next = m_context.peekBlanks(position, line);
  if (next >= line) return true;
  char c = m_context.at(next);
  if (c == '#' || m_context.isJsonComment(next)) return next > position;
  if (c == ',') return inFlow || m_context.peekBlanks(next + 1, line) >= line;
  return inFlow && (c == ']' || c == '}' || c == ':');
}

std::size_t ScalarScan::quoted(std::size_t position, bool inFlow, int parentColumn) {
  std::size_t line = m_context.lineEnd(position);
  std::size_t close = closingQuote(position, line);
  if (close == std::string_view::npos) {
    if (!continuesOverLines(position, inFlow, parentColumn, close)) return unclosed(position, inFlow);
  } else if (!goodAfterQuote(close + 1, inFlow)) {
    bool handled = false;
    std::size_t end = strayQuote(position, close, inFlow, handled);
    if (handled) return end;
  }
  checkEscapes(position, close);
  m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] = static_cast<std::uint32_t>(close + 1);
  return close + 1;
}

/// A quote closes but text follows: decides whether a quote is missing or one inside the text is not escaped.
std::size_t ScalarScan::strayQuote(std::size_t position, std::size_t close, bool inFlow, bool& handled) {
  char quote = m_context.at(position);
  std::size_t limit = std::min(m_context.lineEnd(position), position + farthestGuess);
  std::size_t good = std::string_view::npos;
  std::size_t count = 2;
  std::size_t next = std::string_view::npos;
  for (std::size_t i = close + 1; i < limit && good == std::string_view::npos; ++i) {
    if (m_context.at(i) != quote || (quote == '"' && m_context.at(i - 1) == '\\')) continue;
    ++count;
    if (next == std::string_view::npos) next = i;
    if (goodAfterQuote(i + 1, inFlow)) good = i;
  }
  if (good == std::string_view::npos) return close + 1;
  std::string_view between = m_context.text().substr(close + 1, next - close - 1);
  bool isApostrophe = quote == '\'' && isWord(m_context.at(close - 1)) && isWord(m_context.at(close + 1));
  if (!isApostrophe && inFlow) {
    std::size_t gap = between.find_first_not_of(" \t");
    // Two texts side by side, or a text and the next key: a comma is missing, not an escape.
    if (gap == std::string_view::npos) return close + 1;
    std::size_t tail = between.find_last_not_of(" \t");
    if (gap > 0 && between[tail] == ':') return close + 1;
    if (count % 2 == 1) {
      handled = true;
      return unclosed(position, true);
    }
  }
  handled = true;
  std::vector<TextEdit> edits;
  for (std::size_t i = position + 1; i < good; ++i) {
    if (quote == '"' && m_context.at(i) == '\\') {
      ++i;
    } else if (m_context.at(i) == quote) {
      edits.push_back({spanOf(i, i + 1), quote == '"' ? "\\\"" : "''"});
    }
  }
  std::size_t index = m_context.reportRepaired(
      kinds::UnescapedQuote, spanOf(close, close + 1),
      quote == '"'
          ? "A quote inside the quoted text " + m_context.shown(position, good + 1) + " ends it early"
          : "An apostrophe inside the quoted text " + m_context.shown(position, good + 1) + " ends it early",
      quote == '"' ? "Escape the inner quotes as \\\"" : "Double the apostrophe", std::move(edits),
      isApostrophe);
  m_context.mistakes().at(index).suggestion = quote == '"'
                                                  ? "Write \\\" for a quote inside double quotes"
                                                  : "Write '' for an apostrophe, or use double quotes";
  checkEscapes(position, good);
  m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] = static_cast<std::uint32_t>(good + 1);
  return good + 1;
}

/// Whether a quoted text goes on over the next lines, as YAML allows; `close` is then its closing quote.
bool ScalarScan::continuesOverLines(std::size_t position, bool inFlow, int parentColumn, std::size_t& close) {
  char quote = m_context.at(position);
  std::string_view text = m_context.text();
  std::size_t line = text.find('\n', position);
  for (int lines = 0; lines < mostLines && line != std::string_view::npos; ++lines) {
    std::size_t begin = line + 1;
    line = text.find('\n', begin);
    std::size_t end = line == std::string_view::npos ? text.size() : line;
    std::size_t content = std::min(text.find_first_not_of(" \t\r", begin), end);
    if (content == end) continue;
    bool isOutside = !inFlow && static_cast<int>(content - begin) <= parentColumn;
    if (isOutside || text[content] == '#' || looksLikeEntry(text.substr(content, end - content)))
      return false;
    std::size_t found = std::string_view::npos;
    for (std::size_t i = content; i < end && found == std::string_view::npos; ++i) {
      if (quote == '"' && text[i] == '\\') {
        ++i;
      } else if (text[i] == quote) {
        if (quote == '\'' && i + 1 < end && text[i + 1] == '\'') {
          ++i;
        } else {
          found = i;
        }
      }
    }
    if (found == std::string_view::npos) continue;
    close = found;
    return goodAfterQuote(found + 1, inFlow);
  }
  return false;
}

std::size_t ScalarScan::unclosed(std::size_t position, bool inFlow) {
  std::size_t line = m_context.lineEnd(position);
  std::string_view text = m_context.text();
  std::size_t end = line;
  if (inFlow) {
    end = std::min(text.find_first_of(",]}", position + 1), line);
    // Another quote before that opens the next text, and a word with a colon before it is the next key.
    std::size_t next = std::min(closingQuote(position, end), end);
    if (next < end) {
      end = m_context.trimmedEnd(position + 1, next);
      std::size_t word = end > position + 1 && text[end - 1] == ':' ? end - 1 : end;
      while (word < end && word > position + 1 && isWord(text[word - 1])) --word;
      if (word > position + 1 && word + 1 < end) end = word;
    }
  }
  end = m_context.trimmedEnd(position + 1, end);
  bool hasHash = text.substr(position, end - position).find(" #") != std::string_view::npos;
  // The text may have been closed by a quote of the other kind.
  const bool endsQuoted = end > position + 1 && (text[end - 1] == '"' || text[end - 1] == '\'');
  std::string insertion(1, m_context.at(position));
  std::size_t backslashes = 0;
  while (m_context.at(position) == '"' && end - backslashes > position + 1 &&
         text[end - 1 - backslashes] == '\\') {
    ++backslashes;
  }
  if (backslashes % 2 == 1) insertion.insert(0, "\\");
  std::size_t index = m_context.reportRepaired(
      kinds::UnclosedQuote, spanOf(position, end),
      "The text \"" + m_context.shown(position + 1, end) + "\" has no closing quote", "Close the quote",
      {{spanOf(end, end), insertion}}, !inFlow && !hasHash && !endsQuoted);
  m_context.mistakes().at(index).suggestion = "End the text with " + insertion.substr(insertion.size() - 1);
  checkEscapes(position, end - backslashes % 2);
  m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] = static_cast<std::uint32_t>(end);
  return end;
}

/// Reports the escapes YAML does not know between the opening quote and `end`.
void ScalarScan::checkEscapes(std::size_t begin, std::size_t end) {
  if (m_context.at(begin) != '"') return;
  static constexpr std::string_view known = "0abtnvfre \"/\\N_LP\n\r";
  std::string_view text = m_context.text();
  for (std::size_t i = begin + 1; i + 1 < end; ++i) {
    if (text[i] != '\\') continue;
    char c = text[++i];
    if (known.find(c) != std::string_view::npos) continue;
    std::size_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    std::size_t count = 0;
    std::uint32_t value = 0;
    while (count < digits && i + 1 + count < end) {
      char digit = text[i + 1 + count];
      std::size_t hex = std::string_view("0123456789abcdef").find(static_cast<char>(digit | 0x20));
      if (hex == std::string_view::npos || (digit < '0')) break;
      value = value * 16 + static_cast<std::uint32_t>(hex);
      ++count;
    }
    bool isSurrogate = value >= 0xD800U && value <= 0xDFFFU;
    if (digits > 0 && count == digits && !isSurrogate && value <= 0x10FFFFU) {
      i += count;
      continue;
    }
    if (digits == 4 && count == 4 && isSurrogate) {
      i += surrogatePair(i - 1, end) - 2;
      continue;
    }
    std::size_t length = std::max<std::size_t>(utf8Length(text, i), 1);
    m_context.reportRepaired(kinds::InvalidEscape, spanOf(i - 1, i + length),
                             "The escape \"" + m_context.shown(i - 1, i + length) + "\" is unknown",
                             "Double the backslash", {{spanOf(i - 1, i), "\\\\"}}, true);
  }
}

/// JSON writes a character beyond U+FFFF as two escapes, which YAML refuses: the character itself will do.
/// Returns how many bytes were judged.
std::size_t ScalarScan::surrogatePair(std::size_t position, std::size_t end) {
  auto unit = [&](std::size_t at) -> std::uint32_t {
    std::string_view text = m_context.text();
    if (at + 6 > end || text[at] != '\\' || text[at + 1] != 'u') return 0;
    std::uint32_t value = 0;
    for (std::size_t i = at + 2; i < at + 6; ++i) {
      std::size_t hex = std::string_view("0123456789abcdef").find(static_cast<char>(text[i] | 0x20));
      if (hex == std::string_view::npos) return 0;
      value = value * 16 + static_cast<std::uint32_t>(hex);
    }
    return value;
  };
  std::uint32_t high = unit(position);
  std::uint32_t low = unit(position + 6);
  if (high < 0xDC00U && low >= 0xDC00U && low <= 0xDFFFU) {
    std::string character;
    appendUtf8(character, 0x10000U + ((high - 0xD800U) << 10U) + (low - 0xDC00U));
    m_context.reportRepaired(kinds::InvalidEscape, spanOf(position, position + 12),
                             "YAML writes no character as two \\u escapes", "Write the character itself",
                             {{spanOf(position, position + 12), character}}, true);
    return 12;
  }
  m_context.reportRepaired(
      kinds::InvalidEscape, spanOf(position, position + 6),
      "The escape \"" + m_context.shown(position, position + 6) + "\" is half a character",
      "Double the backslash", {{spanOf(position, position + 1), "\\\\"}}, false);
  return 6;
}

/// What stands in the quotes, without the blanks that French puts inside its own.
std::string ScalarScan::withinQuotes(std::size_t opening, std::size_t begin, std::size_t end) const {
  std::string_view content = m_context.text().substr(begin, end - begin);
  static constexpr std::string_view pointed[] = {"\u00ab", "\u00bb", "\u2039", "\u203a"};
  const std::string_view mark = m_context.text().substr(opening, begin - opening);
  if (std::ranges::find(pointed, mark) == std::end(pointed)) return std::string(content);
  for (bool isBlank = true; isBlank;) {
    isBlank = false;
    for (const std::string_view blank : {" ", "\u00a0", "\u202f", "\u2009"}) {
      if (content.starts_with(blank))
        content.remove_prefix(blank.size());
      else if (content.ends_with(blank))
        content.remove_suffix(blank.size());
      else
        continue;
      isBlank = true;
    }
  }
  return std::string(content);
}

bool ScalarScan::smartQuoted(std::size_t& position) {
  std::size_t opening = smartQuoteLength(m_context.text(), position);
  if (opening == 0) return false;
  std::size_t limit = std::min(m_context.lineEnd(position), position + farthestGuess);
  for (std::size_t i = position + opening; i < limit; ++i) {
    std::size_t closing = smartQuoteLength(m_context.text(), i);
    if (closing == 0 && m_context.at(i) == '"') closing = 1;
    if (closing == 0) continue;
    // An apostrophe is typographic, too; it stands inside a word.
    if (closing == 3 && isWord(m_context.at(i + closing)) && isWord(m_context.at(i - 1)) &&
        smartQuoteLength(m_context.text(), i + closing) == 0) {
      continue;
    }
    std::string content = withinQuotes(position, position + opening, i);
    m_context.reportRepaired(
        kinds::SmartQuotes, spanOf(position, i + closing),
        "The text " + m_context.shown(position, i + closing) + " stands in typographic quotes",
        "Use straight quotes", {{spanOf(position, i + closing), quoteYaml(content)}}, true);
    m_context.found().scalarEnds[static_cast<std::uint32_t>(position)] =
        static_cast<std::uint32_t>(i + closing);
    position = i + closing;
    return true;
  }
  return false;
}

}  // namespace ludo::text

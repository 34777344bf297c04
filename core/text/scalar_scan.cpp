// SPDX-License-Identifier: Apache-2.0
#include "core/text/scalar_scan.h"

#include <algorithm>
#include <cctype>

#include "core/base/letters.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

constexpr std::size_t longestCopy = 200;

bool isNameByte(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '-';
}

/// Whether the text holds marks of quoting, or names a number, so that quotes round all of it may not be
/// meant.
bool mayBeOther(std::string_view value) {
  static constexpr std::string_view numbers[] = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                                 "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  const auto isQuote = [](char c) { return c == '"' || c == '\'' || c == '`'; };
  // "2;" and "3px": a number with a mark or two behind it.
  const std::size_t digits = std::min(value.find_first_not_of("0123456789"), value.size());
  const bool isNumber = digits > 0 && value.size() - digits <= 3 &&
                        value.find_first_of("0123456789", digits) == std::string_view::npos;
  // f"deck" and ("deck"): what stands before the quote may be what is wrong.
  const bool isPrefixed = value.find('"') == 1;
  // YAML's short words for true and false, which are names of directions as well.
  const bool isTruth =
      value.size() == 1 && std::string_view("yYnN").find(value.front()) != std::string_view::npos;
  const bool isMarkup = value.find("&quot;") != std::string_view::npos;
  return value.empty() || isNumber || isPrefixed || isTruth || isMarkup || isQuote(value.front()) ||
         std::count(value.begin(), value.end(), '"') % 2 == 1 ||
         (isQuote(value.back()) && value.back() != '"') ||
         std::find(std::begin(numbers), std::end(numbers), value) != std::end(numbers);
}

/// Whether a key and its colon stand behind another mark than a comma, as in "2; points: 0".
bool holdsEntry(std::string_view value) {
  for (std::size_t colon = value.find(": "); colon != std::string_view::npos;
       colon = value.find(": ", colon + 1)) {
    const std::size_t blank = value.rfind(' ', colon);
    if (blank == std::string_view::npos || blank == 0) continue;
    const std::string_view key = value.substr(blank + 1, colon - blank - 1);
    const bool isWord = !key.empty() && isPlainKey(key) && key[0] >= 'a' && key[0] <= 'z';
    if (isWord && std::ispunct(static_cast<unsigned char>(value[blank - 1])) != 0) return true;
  }
  return false;
}

}  // namespace

std::size_t ScalarScan::plainEnd(std::size_t position, bool inFlow) {
  std::size_t line = m_context.lineEnd(position);
  std::size_t end = position;
  for (; end < line; ++end) {
    char c = m_context.at(end);
    if (inFlow && ScanContext::endsFlowScalar(c)) break;
    if (end == position || !ScanContext::isBlank(m_context.at(end - 1))) continue;
    if (m_context.isJsonComment(end)) break;
    if (c != '#') continue;
    // A comment has a space after its sign; "Room #2" does not mean one, unless a value is complete without.
    bool isComment = m_context.endsWord(end + 1, line) || m_context.at(end + 1) == '#' || inFlow;
    std::size_t before = m_context.trimmedEnd(position, end);
    if (isComment ||
        readPlain(m_context.text().substr(position, before - position)).reading != PlainReading::Text) {
      break;
    }
  }
  return m_context.trimmedEnd(position, end);
}

void ScalarScan::plain(std::size_t begin, std::size_t end, Span entry) {
  std::string_view value = m_context.text().substr(begin, end - begin);
  Span span = spanOf(begin, end);
  std::string shown = "\"" + m_context.shown(begin, end) + "\"";
  PlainScalar scalar = readPlain(value);
  YamlScan& found = m_context.found();
  found.scalarEnds[span.begin] = span.end;
  switch (scalar.reading) {
    case PlainReading::Integer:
    case PlainReading::Boolean:
      return;
    case PlainReading::HugeInteger:
    case PlainReading::Number:
      number(span, shown, scalar);
      return;
    case PlainReading::Text:
      text(span, shown);
      return;
    case PlainReading::Capitalised:
      m_context.reportRepaired(kinds::AmbiguousWord, span,
                               "The word " + shown + " is neither true or false nor text",
                               "Write " + scalar.meant, {{span, scalar.meant}}, true);
      return;
    case PlainReading::Ambiguous: {
      std::size_t index = m_context.report(
          kinds::AmbiguousWord, span, "The word " + shown + " is a truth value to some and text to others");
      Diagnostic& mistake = m_context.mistakes().at(index);
      mistake.alternatives = {scalar.meant, quoteYaml(value)};
      mistake.suggestion = "Write " + scalar.meant + ", or quote it as text";
      mistake.fix = ScanContext::fix("Write " + scalar.meant, {{span, scalar.meant}}, false);
      break;
    }
    case PlainReading::Null: {
      std::size_t index =
          m_context.report(kinds::NullValue, span, "The value " + shown + " means nothing at all");
      Diagnostic& mistake = m_context.mistakes().at(index);
      mistake.suggestion = "Leave the key out, or give it a value";
      mistake.fix = entry.known() ? ScanContext::fix("Leave the key out", {{entry, ""}}, false)
                                  : ScanContext::fix("Write an empty text", {{span, "\"\""}}, false);
      break;
    }
  }
  m_context.repair(span, quoteYaml(value));
  found.damaged.insert(span.begin);
}

void ScalarScan::number(Span span, const std::string& shown, const PlainScalar& scalar) {
  std::string value = m_context.slice(span.begin, span.end);
  if (scalar.reading == PlainReading::HugeInteger) {
    std::size_t index =
        m_context.report(kinds::NumberTooLarge, span, "The integer " + shown + " exceeds 64 bits");
    std::string nearest = std::to_string(value.starts_with('-') ? INT64_MIN : INT64_MAX);
    Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.alternatives = {nearest, quoteYaml(value)};
    mistake.fix = ScanContext::fix("Write the nearest integer, " + nearest, {{span, nearest}}, false);
  } else if (!scalar.meant.empty()) {
    // "01" may be an identifier that has lost its quotes, so nobody but the designer can decide.
    bool certain = (!value.starts_with('0') || value.starts_with("0x") || value.starts_with("0o")) &&
                   scalar.otherwise.empty();
    std::size_t index = m_context.reportRepaired(kinds::DisguisedNumber, span,
                                                 "The number " + shown + " is not written as a plain integer",
                                                 "Write " + scalar.meant, {{span, scalar.meant}}, certain);
    Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.alternatives = {scalar.meant, quoteYaml(value)};
    mistake.suggestion = "Write " + scalar.meant + ", or quote it as text";
    if (!scalar.otherwise.empty()) {
      mistake.alternatives.insert(mistake.alternatives.begin() + 1, scalar.otherwise);
      mistake.suggestion = "Write " + scalar.meant + ", or " + scalar.otherwise + " if that is meant";
    }
    return;
  } else {
    std::size_t index =
        m_context.report(kinds::DisguisedNumber, span, "The number " + shown + " is not an integer");
    Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.suggestion = "Count in a smaller unit, or quote it as text";
    mistake.alternatives = {"an integer", quoteYaml(value)};
    mistake.fix = ScanContext::fix("Quote it as text", {{span, quoteYaml(value)}}, false);
  }
  m_context.repair(span, quoteYaml(value));
  m_context.found().damaged.insert(span.begin);
}

void ScalarScan::text(Span span, const std::string& shown) {
  std::string_view value = m_context.text().substr(span.begin, span.end - span.begin);
  std::string quoted = quoteYaml(value);
  std::vector<TextEdit> edits = {{span, quoted}};
  std::size_t colon = value.find(": ");
  if (colon == std::string_view::npos && value.ends_with(':')) colon = value.size() - 1;
  if (colon != std::string_view::npos) {
    // "owner: x" after a key may as well be a mapping that should stand on a line of its own.
    std::string_view first = value.substr(0, colon);
    bool mayBeKey =
        isPlainKey(first) && first.find(' ') == std::string_view::npos && first[0] >= 'a' && first[0] <= 'z';
    std::size_t index = m_context.reportRepaired(
        kinds::ColonInText, span, "The text " + shown + " holds a colon and is not quoted", "Quote the text",
        std::move(edits), !mayBeKey && !holdsEntry(value));
    Diagnostic& mistake = m_context.mistakes().at(index);
    mistake.suggestion =
        mayBeKey ? "Quote the text, or put the inner key on a line of its own" : "Quote the text";
    return;
  }
  if (std::size_t hash = value.find('#'); hash != std::string_view::npos) {
    bool afterBlank = hash == 0 || ScanContext::isBlank(value[hash - 1]);
    std::size_t index = m_context.reportRepaired(kinds::HashInText, span,
                                                 "The text " + shown + " holds a # and is not quoted",
                                                 "Quote the text", std::move(edits), !afterBlank);
    m_context.mistakes().at(index).suggestion =
        afterBlank ? "Quote the text, or put a space after the # of a comment" : "Quote the text";
    return;
  }
  std::size_t index =
      m_context.reportRepaired(kinds::UnquotedText, span, "The text " + shown + " is not quoted",
                               "Quote the text", std::move(edits), !mayBeOther(value));
  m_context.mistakes().at(index).suggestion =
      "Write " + (quoted.size() <= longestCopy ? quoted : "it in double quotes");
}

std::size_t ScalarScan::nameEnd(std::size_t position) const {
  while (isNameByte(m_context.at(position))) ++position;
  return position;
}

bool ScalarScan::isProperty(std::size_t position) const {
  char c = m_context.at(position);
  if (c == '!') return true;
  if (c != '&') return false;
  std::size_t end = nameEnd(position + 1);
  char after = m_context.at(end);
  return end > position + 1 &&
         (ScanContext::isBlank(after) || after == '\n' || after == '\r' || end == m_context.end());
}

std::size_t ScalarScan::skipProperties(std::size_t position, bool& hasValue) {
  hasValue = false;
  while (isProperty(position)) {
    std::size_t line = m_context.lineEnd(position);
    bool isAnchor = m_context.at(position) == '&';
    std::size_t end = position + 1;
    while (end < line && !m_context.endsWord(end, line) && !ScanContext::endsFlowScalar(m_context.at(end)))
      ++end;
    std::size_t next = m_context.peekBlanks(end, line);
    std::string name = m_context.slice(position + 1, end);
    std::string shown = m_context.shown(position, end);
    Span span = spanOf(position, end);
    if (isAnchor) {
      std::size_t index =
          m_context.reportRepaired(kinds::Anchor, span, "The anchor \"" + shown + "\" is not allowed",
                                   "Remove the anchor", {{spanOf(position, next), ""}}, true);
      m_context.mistakes().at(index).suggestion = "Remove it, and write the value out wherever it is used";
      if (index < Mistakes::limit) m_anchors.push_back({name, index});
      m_anchored[name] = next;
    } else {
      // The tag for text turns a number into text, and only quotes do the same.
      std::size_t valueEnd = next < line ? plainEnd(next, false) : next;
      std::string_view value = m_context.text().substr(next, valueEnd - next);
      bool isText = name == "!str" && readPlain(value).reading != PlainReading::Text;
      std::vector<TextEdit> edits = {
          {spanOf(position, isText ? valueEnd : next), isText ? quoteYaml(value) : ""}};
      std::size_t index =
          m_context.reportRepaired(kinds::Tag, span, "The tag \"" + shown + "\" is not allowed",
                                   isText ? "Quote the value instead" : "Remove the tag", std::move(edits),
                                   name.starts_with('!') || isText);
      m_context.mistakes().at(index).suggestion =
          "Write text in quotes, and integers, true and false without";
      if (isText) {
        m_context.found().scalarEnds[span.begin] = static_cast<std::uint32_t>(valueEnd);
        hasValue = true;
        return valueEnd;
      }
    }
    position = next;
  }
  return position;
}

bool ScalarScan::alias(std::size_t& position) {
  if (m_context.at(position) != '*') return false;
  std::size_t end = nameEnd(position + 1);
  std::size_t line = m_context.lineEnd(position);
  bool isName =
      end > position + 1 && (m_context.endsWord(end, line) || ScanContext::endsFlowScalar(m_context.at(end)));
  std::size_t next = m_context.peekBlanks(end, line);
  if (!isName ||
      (next < line && m_context.at(next) != '#' && !ScanContext::endsFlowScalar(m_context.at(next))))
    return false;
  Span span = spanOf(position, end);
  std::string name = m_context.slice(position + 1, end);
  std::size_t index = m_context.report(kinds::Alias, span,
                                       "The alias \"" + m_context.shown(position, end) + "\" is not allowed");
  m_context.mistakes().at(index).suggestion =
      "Write the value out here, or name it in the section \"constants\"";
  m_context.mistakes().at(index).fix = ScanContext::fix("Write an empty text", {{span, "\"\""}}, false);
  if (index < Mistakes::limit) m_aliases.push_back({name, index});
  m_aliasNames.insert(name);
  m_context.repair(span, "\"\"");
  m_context.found().scalarEnds[span.begin] = span.end;
  m_context.found().damaged.insert(span.begin);
  position = end;
  return true;
}

void ScalarScan::finish() {
  const YamlScan& found = m_context.found();
  for (const Use& use : m_aliases) {
    auto anchored = m_anchored.find(use.name);
    if (anchored == m_anchored.end()) continue;
    auto begin = static_cast<std::uint32_t>(anchored->second);
    auto scalar = found.scalarEnds.find(begin);
    auto flow = found.flowEnds.find(begin);
    std::uint32_t end = flow != found.flowEnds.end()       ? flow->second
                        : scalar != found.scalarEnds.end() ? scalar->second
                                                           : begin;
    if (end <= begin || end - begin > longestCopy) continue;
    std::string value = m_context.slice(begin, end);
    if (value.find('\n') != std::string::npos) continue;
    bool isPlain = flow == found.flowEnds.end() && value[0] != '"' && value[0] != '\'';
    if (isPlain && readPlain(value).reading == PlainReading::Text) value = quoteYaml(value);
    Diagnostic& mistake = m_context.mistakes().at(use.mistake);
    mistake.fix = ScanContext::fix("Write the value out", {{mistake.span, value}}, false);
  }
  for (const Use& use : m_anchors) {
    // Without its anchor an alias could no longer be written out.
    if (m_aliasNames.contains(use.name)) m_context.mistakes().at(use.mistake).fix->certain = false;
  }
}

}  // namespace ludo::text

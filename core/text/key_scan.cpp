// SPDX-License-Identifier: Apache-2.0
#include "core/text/key_scan.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/utf8.h"

namespace ludo::text {
namespace {

namespace kinds = diagnostics::kinds;

/// yaml-cpp gives up on longer keys, as YAML allows.
constexpr std::size_t longestKey = 1000;

bool isNameByte(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '$' || c == '-' || static_cast<unsigned char>(c) >= 0x80U;
}

bool isFlowMark(char c) {
  return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
}

/// Text without strange spaces and quotes, so that a key can be compared with the ones of the language.
std::string cleaned(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    StrangeSpace strange = strangeSpaceAt(text, i);
    std::size_t smart = smartQuoteLength(text, i);
    if (strange.length > 0 && !strange.isZeroWidth) result += ' ';
    if (strange.length == 0 && smart == 0) result += text[i];
    i += std::max<std::size_t>({strange.length, smart, 1});
  }
  return result;
}

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\')) ++i;
    result += text[i];
  }
  return result;
}

/// The nearest name to a key that is none.
std::string asName(std::string_view key) {
  std::string result;
  for (std::size_t i = 0; i < key.size() && result.size() < 60;) {
    std::size_t length = utf8Length(key, i);
    bool isName =
        length > 0 && isNameByte(key[i]) && strangeSpaceAt(key, i).length == 0 && (i > 0 || key[i] != '-');
    if (isName) {
      result += key.substr(i, length);
    } else if (!result.empty() && result.back() != '_') {
      result += '_';
    }
    i += std::max<std::size_t>(length, 1);
  }
  while (!result.empty() && result.back() == '_') result.pop_back();
  return isPlainKey(result) ? result : "key";
}

/// Whether what stands right after the colon shows that the colon ends a key although no space follows.
bool valueFollows(const ScanContext& context, std::size_t position, bool inFlow) {
  char c = context.at(position);
  if (c == '/' || c == ':') return false;
  if (c == '"' || c == '\'' || c == '[' || c == '{' || smartQuoteLength(context.text(), position) > 0)
    return true;
  return !inFlow || isFlowMark(c) || isNameByte(c);
}

std::optional<FoundKey> quotedKey(const ScanContext& context, std::size_t position, std::size_t limit) {
  char quote = context.at(position);
  std::size_t smart = smartQuoteLength(context.text(), position);
  std::size_t begin = position + std::max<std::size_t>(smart, 1);
  for (std::size_t i = begin; i < limit; ++i) {
    std::size_t length = smart > 0 ? smartQuoteLength(context.text(), i) : 0;
    if (quote == '"' && context.at(i) == '\\') {
      ++i;
      continue;
    }
    if (smart > 0 && length == 0 && context.at(i) == '"') length = 1;
    if (smart == 0 && context.at(i) == quote) length = 1;
    if (length == 0) continue;
    FoundKey key;
    key.form = smart > 0 ? FoundKey::Form::Typographic : FoundKey::Form::Quoted;
    key.begin = position;
    key.end = i + length;
    key.colon = context.peekBlanks(key.end, limit);
    if (key.colon >= limit || context.at(key.colon) != ':') return std::nullopt;
    key.name = unescaped(context.text().substr(begin, i - begin));
    return key;
  }
  return std::nullopt;
}

std::optional<FoundKey> plainKey(const ScanContext& context, std::size_t position, std::size_t limit,
                                 std::size_t lineEnd, bool inFlow) {
  bool isName = true;
  std::optional<FoundKey> loose;
  for (std::size_t i = position; i < limit; ++i) {
    char c = context.at(i);
    if (c == ':') {
      bool isKey = context.endsWord(i + 1, lineEnd) || (inFlow && isFlowMark(context.at(i + 1)));
      bool isLoose = !isKey && isName && i > position && valueFollows(context, i + 1, inFlow);
      if (isKey || (isLoose && !loose)) {
        FoundKey key;
        key.begin = position;
        key.end = context.trimmedEnd(position, i);
        key.colon = i;
        key.lacksSpace = !isKey;
        key.name = cleaned(context.text().substr(position, key.end - position));
        if (key.end == position) return std::nullopt;
        if (isKey) return loose ? loose : key;
        loose = key;
      }
    }
    if (isFlowMark(c) && !(c == ',' && !inFlow)) break;
    // A quote right before the colon has lost its partner; the key is evident all the same.
    if (c == '"' && context.at(context.peekBlanks(i + 1, limit)) == ':') continue;
    if (c == '"' || (c == '#' && i > position && ScanContext::isBlank(context.at(i - 1)))) break;
    if (!isNameByte(c)) isName = false;
  }
  return loose;
}

std::optional<FoundKey> findKeyWithin(const ScanContext& context, std::size_t position, std::size_t lineEnd,
                                      std::size_t limit, bool inFlow) {
  char c = context.at(position);
  std::optional<FoundKey> key;
  if (c == '"' || c == '\'' || smartQuoteLength(context.text(), position) > 0) {
    key = quotedKey(context, position, limit);
    if (key) key->lacksSpace = !context.endsWord(key->colon + 1, lineEnd);
  } else if (c != '|' && (c != '>' || inFlow) && c != '#' && c != '*') {
    key = plainKey(context, position, limit, lineEnd, inFlow);
  }
  return key;
}

}  // namespace

std::optional<FoundKey> findKey(const ScanContext& context, std::size_t position, std::size_t lineEnd,
                                bool inFlow) {
  return findKeyWithin(context, position, lineEnd, std::min(lineEnd, position + longestKey), inFlow);
}

bool reportLongKey(ScanContext& context, std::size_t position, std::size_t lineEnd) {
  if (lineEnd - position <= longestKey) return false;
  const std::optional<FoundKey> key = findKeyWithin(context, position, lineEnd, lineEnd, false);
  if (!key) return false;
  const std::size_t index = context.report(kinds::InvalidKey, spanOf(key->begin, key->end),
                                           "The key \"" + context.shown(key->begin, key->end) + "\" has " +
                                               std::to_string(key->end - key->begin) +
                                               " bytes, and YAML allows some " + std::to_string(longestKey));
  context.mistakes().at(index).suggestion = "Give it a shorter name";
  return true;
}

void takeKey(ScanContext& context, const FoundKey& key) {
  Span span = spanOf(key.begin, key.end);
  std::string shown = context.shown(key.begin, key.end);
  std::size_t colonEnd = key.colon + 1;
  bool flowFollows =
      isFlowMark(context.at(colonEnd)) && context.at(colonEnd) != '[' && context.at(colonEnd) != '{';
  context.found().scalarEnds[span.begin] = span.end;
  if (key.form == FoundKey::Form::Plain) context.skipBlanks(key.end, key.colon);
  bool isName = isPlainKey(key.name);
  std::string name = isName ? key.name : asName(key.name);
  if (key.form != FoundKey::Form::Plain || !isName || name != context.slice(key.begin, key.end)) {
    bool isStrange = key.form == FoundKey::Form::Plain && isName;
    const diagnostics::Kind& kind = isStrange                                      ? kinds::StrangeSpace
                                    : key.form == FoundKey::Form::Typographic      ? kinds::SmartQuotes
                                    : key.form == FoundKey::Form::Quoted && isName ? kinds::QuotedKey
                                                                                   : kinds::InvalidKey;
    std::string message = isStrange ? "An invisible character stands in the key \"" + name + "\""
                          : isName  ? "The key " + shown + " is quoted"
                                    : "The key \"" + shown + "\" is not a name";
    // With its quotes gone the key needs a space after its colon.
    std::string replacement = name + (key.lacksSpace && !flowFollows ? ": " : ":");
    Span whole = spanOf(key.begin, colonEnd);
    if (key.form == FoundKey::Form::Plain && key.lacksSpace) whole = span;
    if (whole == span) replacement = name;
    if (isName) {
      context.reportRepaired(kind, span, message, "Write " + name + " without quotes", {{whole, replacement}},
                             true);
    } else {
      std::size_t index = context.report(kind, span, message);
      context.mistakes().at(index).suggestion = "Use letters, digits, dashes and underlines";
      context.mistakes().at(index).fix = ScanContext::fix("Write " + name, {{whole, replacement}}, false);
      // The key keeps what it says: only its form is made one that the parser reads.
      context.repair(whole, quoteYaml(key.name) + (whole == span ? "" : ": "));
    }
    if (whole != span) return;
  }
  if (key.lacksSpace && !flowFollows) {
    context.reportRepaired(
        kinds::ColonWithoutSpace, spanOf(key.colon, colonEnd),
        "No space follows the colon after the key \"" + context.shown(key.begin, key.end) + "\"",
        "Insert a space", {{spanOf(key.colon, colonEnd), ": "}}, true);
  }
}

}  // namespace ludo::text

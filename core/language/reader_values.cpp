// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/base/quoted.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"
#include "core/language/reader.h"

// How each kind of value is read, but for records and unions.
namespace ludo::language {

namespace kinds = diagnostics::kinds;
using diagnostics::Fix;
using text::DataKind;
using text::DataNode;

namespace {

bool isWholeNumber(const std::string& text) {
  std::size_t digits = !text.empty() && text[0] == '-' ? 1 : 0;
  return text.size() > digits && text.size() < 19 &&
         std::all_of(text.begin() + static_cast<std::ptrdiff_t>(digits), text.end(),
                     [](char c) { return isDigit(c); });
}

bool isIdentifier(std::string_view name) {
  return !name.empty() && isLetter(name[0]) && std::all_of(name.begin(), name.end(), [](char c) {
    return isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
  });
}

std::string capitalised(std::string text) {
  text[0] = upperCase(text[0]);
  return text;
}

}  // namespace

bool Reader::readInteger(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Integer) {
    wrongType("a whole number", data, path);
    if (data.kind == DataKind::String && isWholeNumber(data.text)) {
      m_diagnostics.back().suggestion = "Write it without the quotes";
      if (data.span.known()) {
        m_diagnostics.back().fix = Fix{"Remove the quotes", {{data.span, data.text}}, true};
      }
      type.setInteger(target, std::clamp<std::int64_t>(std::stoll(data.text), type.minimum, type.maximum));
    } else {
      lose(type, data.span);
    }
    return false;
  }
  if (data.integer < type.minimum || data.integer > type.maximum) {
    auto& diagnostic = report(kinds::OutOfRange, data.span, path,
                              "The number " + std::to_string(data.integer) + " is not between " +
                                  std::to_string(type.minimum) + " and " + std::to_string(type.maximum));
    diagnostic.suggestion = "Write a number between the two";
    lose(type, data.span);
    return false;
  }
  type.setInteger(target, data.integer);
  return true;
}

bool Reader::readBool(const Type& type, void* target, const Data& data, const std::string& path) {
  bool good = data.kind == DataKind::Bool;
  bool isQuoted = data.kind == DataKind::String && (data.text == "true" || data.text == "false");
  if (good || isQuoted) type.setBool(target, good ? data.boolean : data.text == "true");
  if (good) return true;
  wrongType("true or false", data, path);
  if (!isQuoted) {
    lose(type, data.span);
    return false;
  }
  m_diagnostics.back().suggestion = "Write it without the quotes";
  if (data.span.known()) m_diagnostics.back().fix = Fix{"Remove the quotes", {{data.span, data.text}}, true};
  return false;
}

bool Reader::readText(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind == DataKind::String) {
    *type.text(target) = data.text;
    if (!isPlaceholder(data.text)) return true;
    auto& diagnostic = report(kinds::PlaceholderText, data.span, path,
                              "The placeholder " + quoted(data.text) + " was left in");
    diagnostic.suggestion = "Write the text that people are to read";
    return true;
  }
  if (toldOf(data.span, {&kinds::DisguisedNumber}) != nullptr) {
    refine(type, data);
    return false;
  }
  wrongType("quoted text", data, path);
  if (data.kind == DataKind::List || data.kind == DataKind::Map || data.kind == DataKind::Null) {
    lose(type, data.span);
    return false;
  }
  std::string written = data.kind == DataKind::Integer ? std::to_string(data.integer)
                        : data.boolean                 ? "true"
                                                       : "false";
  *type.text(target) = written;
  m_diagnostics.back().suggestion = "Put it in quotes";
  if (data.span.known())
    m_diagnostics.back().fix = Fix{"Quote the text", {{data.span, quoted(written)}}, true};
  return false;
}

bool Reader::readName(const Type& type, void* target, const Data& data, const std::string& path) {
  std::string label(nameKindLabel(type.nameKind));
  if (data.kind != DataKind::String) {
    wrongType("the quoted name of " + withArticle(label), data, path);
    lose(type, data.span);
    return false;
  }
  bool isBinding = type.nameKind == NameKind::Binding;
  *type.nameSpan(target) = data.span;
  if (isPlaceholder(data.text)) {
    reportPlaceholder("the name of " + withArticle(label), data, path);
    lose(type, data.span);
    return false;
  }
  std::string_view name = data.text;
  if (isBinding && name.starts_with('$')) name.remove_prefix(1);
  if (name.size() > limits::nameBytes) {
    report(kinds::InvalidName, data.span, path,
           "The name of " + withArticle(label) + " has " + std::to_string(name.size()) + " bytes, and " +
               std::to_string(limits::nameBytes) + " are the most")
        .suggestion = "Write a shorter one; what people see can be longer";
    lose(type, data.span);
    return false;
  }
  if (!isIdentifier(name)) {
    auto& diagnostic =
        report(kinds::InvalidName, data.span, path,
               "The text " + quoted(data.text) + " cannot be the name of " + withArticle(label));
    diagnostic.suggestion = "Start with a letter and go on with letters, digits, _ and -";
    if (data.text.starts_with('$')) {
      diagnostic.message = "The name " + quoted(data.text) + " is bound while the rules run, and " +
                           withArticle(label) + " is named once for all here";
      diagnostic.suggestion = type.kind == TypeKind::Definition
                                  ? "Give the " + label + " a name without $"
                                  : "Name " + withArticle(label) + " of the game";
    }
    // "money:$p" says whose it is.
    const std::size_t mark = data.text.find('$', 1);
    const bool isBuilt =
        mark != std::string::npos &&
        (isLetterOrDigit(data.text[mark - 1]) || data.text[mark - 1] == '_' || data.text[mark - 1] == '-');
    if (isBuilt) tellOf(builtName(), data.text, diagnostic);
    lose(type, data.span);
    return false;
  }
  if (!isBinding || data.text[0] == '$') {
    *type.text(target) = data.text;
    return true;
  }
  *type.text(target) = '$' + data.text;
  auto& diagnostic = report(kinds::InvalidName, data.span, path,
                            "The name " + quoted(data.text) + " of a binding does not start with $");
  diagnostic.suggestion = "Write " + quoted('$' + data.text);
  // Keys stand without quotes.
  const bool isQuoted = data.span.known() && charAt(data.span.begin) == '"';
  const std::string marked = '$' + data.text;
  if (data.span.known())
    diagnostic.fix = Fix{"Put $ before it", {{data.span, isQuoted ? quoted(marked) : marked}}, true};
  return false;
}

bool Reader::readWord(const Type& type, void* target, const Data& data, const std::string& path) {
  std::vector<std::string> words;
  for (const EnumValue& value : type.values) words.push_back(value.name);
  auto found = std::find(words.begin(), words.end(), data.text);
  if (data.kind == DataKind::String && found != words.end()) {
    type.setEnum(target, static_cast<int>(found - words.begin()));
    return true;
  }
  if (data.kind != DataKind::String) {
    wrongType("one of the words of " + withArticle(type.name), data, path);
    m_diagnostics.back().alternatives = std::move(words);
    lose(type, data.span);
    return false;
  }
  if (isPlaceholder(data.text)) {
    reportPlaceholder("one of the accepted words", data, path);
    m_diagnostics.back().alternatives = std::move(words);
    lose(type, data.span);
    return false;
  }
  forgetQuotes(data);
  auto& diagnostic = report(kinds::UnknownWord, data.span, path,
                            "The word " + quoted(data.text) + " is not " + withArticle(type.name));
  std::optional<MeantWord> meant = suggest(diagnostic, data.text, words, data.span, true);
  if (meant) {
    auto index = std::find(words.begin(), words.end(), meant->word) - words.begin();
    type.setEnum(target, static_cast<int>(index));
  } else {
    lose(type, data.span);
  }
  return false;
}

bool Reader::readNotation(const Type& type, void* target, const Data& data, const std::string& path) {
  std::optional<std::string> problem = type.parse(target, data);
  bool isText = data.kind == DataKind::String;
  if (isText && isPlaceholder(data.text)) {
    type.parse(target, DataNode{});  // which leaves nothing behind
    reportPlaceholder(withArticle(type.name), data, path);
    for (const NotationForm& form : type.forms) m_diagnostics.back().alternatives.push_back(form.text);
    lose(type, data.span);
    return false;
  }
  if (!problem) return true;
  for (const text::DataEntry& entry : data.entries) {
    if (!isEmptyList(entry.value)) continue;
    reportEmptyList(entry.value, pathBelow(path, entry.key)).suggestion = *problem;
    lose(type, data.span);
    return false;
  }
  std::string written =
      isText ? "The text " + quoted(data.text) : capitalised(std::string(describe(data.kind)));
  auto& diagnostic =
      report(kinds::InvalidNotation, data.span, path, written + " is not " + withArticle(type.name));
  diagnostic.suggestion = *problem;
  // "3" for 3, and 0 for "0".
  DataNode other;
  if (isText && isWholeNumber(data.text)) other = DataNode::ofInteger(std::stoll(data.text));
  if (data.kind == DataKind::Integer) other = DataNode::ofString(std::to_string(data.integer));
  other.span = data.span;
  if (other.kind == DataKind::Null || type.parse(target, other)) {
    for (const NotationForm& form : type.forms) diagnostic.alternatives.push_back(form.text);
    if (&type == &typeOf<TokenSelector>() && isText && isIdentifier(data.text)) {
      diagnostic.suggestion = "Write " + quoted('$' + data.text) + " for a bound token, or " +
                              quoted("top(" + data.text + ')') + " for the top one of a zone";
      if (data.span.known())
        diagnostic.fix = Fix{"Put $ before it", {{data.span, quoted('$' + data.text)}}, false};
    }
    type.parse(target, DataNode{});
    lose(type, data.span);
    return false;
  }
  diagnostic.suggestion = isText ? "Write it without the quotes" : "Write it in quotes";
  if (data.span.known()) {
    diagnostic.fix = Fix{isText ? "Remove the quotes" : "Quote it",
                         {{data.span, isText ? data.text : quoted(other.text)}},
                         true};
  }
  return false;
}

diagnostics::Diagnostic& Reader::reportEmptyList(const Data& data, const std::string& path) {
  return report(kinds::InvalidNotation, data.span, path, "This list is empty, and names nothing");
}

namespace {

/// ["red", "blue"] for the text "red, blue"; empty where it has no parts. A comma in brackets parts nothing.
std::string listOfParts(const std::string& text) {
  std::string list;
  std::string part;
  int depth = 0;
  bool isAny = false;
  for (const char c : text + ',') {
    depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    if (c != ',' || depth > 0) {
      part += c;
      continue;
    }
    const std::size_t begin = part.find_first_not_of(' ');
    if (begin == std::string::npos) return {};
    part = part.substr(begin, part.find_last_not_of(' ') - begin + 1);
    const bool isNumber =
        part.size() < 10 && std::all_of(part.begin(), part.end(), [](char d) { return isDigit(d); });
    isAny = isAny || !list.empty();
    list += (list.empty() ? "" : ", ") + (isNumber ? part : quoted(part));
    part.clear();
  }
  return isAny ? "[" + list + "]" : std::string();
}

}  // namespace

bool Reader::readList(const Type& type, void* target, const Data& data, const std::string& path) {
  const Type& element = type.element();
  if (data.kind != DataKind::List) {
    if (type.oneOrMany) return read(element, type.append(target), data, path);
    wrongType("a list", data, path);
    m_diagnostics.back().suggestion =
        "Write each item on a line of its own, after a dash, or all of them in [ ]";
    const bool hasExample = !element.example.empty() && element.example.find('\n') == std::string::npos;
    if (hasExample && data.kind != DataKind::Map)
      m_diagnostics.back().suggestion = "Write a list, as in [" + element.example + "]";
    // One item where a list of them belongs.
    void* item = type.append(target);
    if (!fits(element, item, data)) {
      lose(type, data.span);
      return false;
    }
    bool isFlow = data.kind != DataKind::Map || charAt(data.span.begin) == '{';
    if (data.span.known() && isFlow) {
      // A trial reading in between may have moved the list. Several items in a row may all belong into
      // one; and "5-14" stands for several.
      const bool isRange = data.kind == DataKind::String && !data.text.empty() && isDigit(data.text[0]) &&
                           data.text.find_first_not_of("0123456789") != std::string::npos;
      const std::string parts = data.kind == DataKind::String ? listOfParts(data.text) : std::string();
      if (parts.empty()) {
        m_diagnostics.back().fix =
            Fix{"Put it in [ ]",
                {{{data.span.begin, data.span.begin}, "["}, {{data.span.end, data.span.end}, "]"}},
                !path.ends_with(']') && !isRange};
      } else {
        constexpr std::size_t longest = 60;
        m_diagnostics.back().suggestion =
            parts.size() <= longest ? "Write " + parts : "Write its parts in [ ]";
        m_diagnostics.back().fix = Fix{m_diagnostics.back().suggestion, {{data.span, parts}}, false};
      }
    }
    return false;
  }
  if (type.oneOrMany && isEmptyList(data)) {
    // It would be taken for all, or for nothing said, where it names none.
    reportEmptyList(data, path).suggestion = "Name at least one";
    lose(type, data.span);
    return false;
  }
  bool good = true;
  for (std::size_t i = 0; i < data.items.size(); ++i) {
    if (isHopeless(data.items[i]) || !takeMemory(element, data.items[i], path)) {
      lose(type, data.span);
      return false;
    }
    good = read(element, type.append(target), data.items[i], path + "[" + std::to_string(i) + "]") && good;
  }
  return good;
}

bool Reader::readMap(const Type& type, void* target, const Data& data, const std::string& path) {
  if (data.kind != DataKind::Map) {
    wrongType("a mapping", data, path);
    lose(type, data.span);
    return false;
  }
  if (data.damaged && m_context.damage != nullptr) m_context.damage->names.merge(definedKinds(type));
  bool good = true;
  for (const text::DataEntry& entry : data.entries) {
    if (isHopeless(entry.value) || !takeMemory(type.element(), entry.value, path)) {
      lose(type, data.span);
      return false;
    }
    void* value = type.append(target);
    Data key = DataNode::ofString(entry.key);
    key.span = entry.keySpan;
    const std::string inside = pathBelow(path, entry.key);
    good = read(type.key(), type.keyAt(target, type.size(target) - 1), key, inside) && good;
    good = read(type.element(), value, entry.value, inside) && good;
  }
  return good;
}

}  // namespace ludo::language

// SPDX-License-Identifier: Apache-2.0
#include "core/language/reader.h"
#include "core/base/letters.h"
#include "core/base/quoted.h"

#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"

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

bool isCollection(const DataNode& data) {
  return data.kind == DataKind::List || data.kind == DataKind::Map;
}

/// What a path's last part is called in a sentence.
std::string subject(const std::string& path) {
  if (path.empty()) return "This";
  if (path.ends_with(']')) {
    std::string list = path.substr(0, path.rfind('['));
    return "Each item of " + quoted(list.substr(list.rfind('.') + 1));
  }
  return "The key " + quoted(path.substr(path.rfind('.') + 1));
}

std::string capitalised(std::string text) {
  text[0] = upperCase(text[0]);
  return text;
}

}  // namespace

std::string pathBelow(const std::string& path, const std::string& name) {
  return path.empty() ? name : path + "." + name;
}

std::string withArticle(const std::string& noun) {
  return (std::string("aeiou").find(noun[0]) != std::string::npos ? "an " : "a ") + noun;
}

diagnostics::Diagnostic& Reader::report(const diagnostics::Kind& kind, Span span, const std::string& path,
                                        std::string message) {
  return diagnostics::report(m_diagnostics, kind, span, path, std::move(message));
}

diagnostics::Diagnostic* Reader::toldOf(Span place, std::initializer_list<const diagnostics::Kind*> wanted) {
  if (!place.known()) return nullptr;
  auto end = m_diagnostics.begin() + static_cast<std::ptrdiff_t>(m_context.told);
  auto next = std::lower_bound(
      m_diagnostics.begin(), end, place.begin,
      [](const diagnostics::Diagnostic& told, std::uint32_t begin) { return told.span.begin < begin; });
  for (; next != end && next->span.begin == place.begin; ++next) {
    if (next->span == place && std::find(wanted.begin(), wanted.end(), next->kind) != wanted.end())
      return &*next;
  }
  return nullptr;
}

void Reader::forgetQuotes(const Data& data) {
  if (auto* told = toldOf(data.span, {&kinds::UnquotedText, &kinds::ColonInText, &kinds::HashInText}))
    told->kind = nullptr;
}

bool Reader::wrongType(const std::string& needed, const Data& data, const std::string& path) {
  forgetQuotes(data);
  auto& diagnostic = report(kinds::WrongType, data.span, path,
                            subject(path) + " needs " + needed + ", not " + std::string(describe(data.kind)));
  diagnostic.suggestion = "Write " + needed;
  return false;
}

bool Reader::reportPlaceholder(const std::string& what, const Data& data, const std::string& path) {
  auto& diagnostic =
      report(kinds::Placeholder, data.span, path, "The placeholder " + quoted(data.text) + " was left in");
  diagnostic.suggestion = "Write " + what + " in its place";
  return false;
}

std::optional<MeantWord> Reader::suggest(diagnostics::Diagnostic& diagnostic, const std::string& written,
                                         std::vector<std::string> accepted, Span span, bool asText,
                                         bool mayBeMissing) {
  std::optional<MeantWord> meant = meantWord(written, accepted);
  const MissingCapability* missing = mayBeMissing ? missingCapability(written) : nullptr;
  if (missing != nullptr && !(meant && meant->certain)) {
    tellOf(*missing, written, diagnostic);
    return std::nullopt;
  }
  if (meant) {
    diagnostic.suggestion = "Did you mean " + quoted(meant->word) + "?";
    if (span.known()) {
      diagnostic.fix = Fix{"Replace with " + quoted(meant->word),
                           {{span, asText ? quoted(meant->word) : meant->word}},
                           meant->certain};
    }
    std::stable_partition(accepted.begin(), accepted.end(),
                          [&](const std::string& a) { return a == meant->word; });
  } else if (diagnostic.suggestion.empty() && !accepted.empty()) {
    diagnostic.suggestion =
        asText ? "Use one of the accepted words, in quotes" : "Use one of the accepted words";
  }
  diagnostic.alternatives = std::move(accepted);
  return meant;
}

void Reader::lose(const Type& type, Span place) {
  if (m_context.damage == nullptr) return;
  m_context.damage->add(place);
  m_context.damage->names.merge(definedKinds(type));
}

bool Reader::fits(const Type& type, void* target, const Data& data) {
  const ReadContext context = m_context;
  m_context.damage = nullptr;
  m_context.told = 0;
  std::size_t known = m_diagnostics.size();
  bool good = read(type, target, data, "") && m_diagnostics.size() == known;
  m_diagnostics.resize(known);
  m_context = context;
  return good;
}

char Reader::charAt(std::size_t offset) const {
  bool known = m_context.source != nullptr && offset < m_context.source->content().size();
  return known ? m_context.source->content()[offset] : '\0';
}

bool Reader::takeMemory(const Type& type, const Data& data, const std::string& path) {
  if (m_memory.exhausted()) return false;
  if (m_memory.spend(static_cast<std::int64_t>(type.bytes))) return true;
  auto& diagnostic =
      report(kinds::TooLarge, data.span, path, "The section holds more rules than can be read");
  diagnostic.suggestion = "Write what is repeated as a loop, a definition or a board, or leave some out";
  lose(type, data.span);
  return false;
}

bool Reader::isHopeless(const Data& data) {
  if (m_isHopeless || m_diagnostics.size() < m_told + limits::mistakes) return m_isHopeless;
  m_isHopeless = true;
  auto& diagnostic = report(kinds::TooLarge, data.span, "", "From here on the section was not read");
  diagnostic.suggestion = "Mend the mistakes above first";
  return true;
}

bool Reader::read(const Type& type, void* target, const Data& data, const std::string& path) {
  // What was told about a value already is not told again as a mistake of its type.
  if (data.damaged && !isCollection(data)) {
    refine(type, data);
    lose(type, data.span);
    return false;
  }
  if (type.node != nullptr) type.node(target)->span = data.span;
  if (type.span != nullptr) *type.span(target) = data.span;
  return readKind(type, target, data, path);
}

bool Reader::readKind(const Type& type, void* target, const Data& data, const std::string& path) {
  switch (type.kind) {
    case TypeKind::Integer:
      return readInteger(type, target, data, path);
    case TypeKind::Bool:
      return readBool(type, target, data, path);
    case TypeKind::Text:
      return readText(type, target, data, path);
    case TypeKind::Definition:
    case TypeKind::Reference:
      return readName(type, target, data, path);
    case TypeKind::Enumeration:
      return readWord(type, target, data, path);
    case TypeKind::Notation:
      return readNotation(type, target, data, path);
    case TypeKind::Optional:
      return read(type.element(), type.optionalEmplace(target), data, path);
    case TypeKind::List:
      return readList(type, target, data, path);
    case TypeKind::Map:
      return readMap(type, target, data, path);
    case TypeKind::Record:
      return readRecord(type, target, data, path);
    case TypeKind::Union:
      return readUnion(type, target, data, path);
  }
  return false;
}

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
  if (isCollection(data) || data.kind == DataKind::Null) {
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
  if (data.span.known())
    diagnostic.fix = Fix{"Put $ before it", {{data.span, quoted('$' + data.text)}}, true};
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

bool Reader::readList(const Type& type, void* target, const Data& data, const std::string& path) {
  const Type& element = type.element();
  if (data.kind != DataKind::List) {
    if (type.oneOrMany) return read(element, type.append(target), data, path);
    wrongType("a list", data, path);
    m_diagnostics.back().suggestion =
        "Write each item on a line of its own, after a dash, or all of them in [ ]";
    // One item where a list of them belongs.
    void* item = type.append(target);
    if (!fits(element, item, data)) {
      lose(type, data.span);
      return false;
    }
    bool isFlow = data.kind != DataKind::Map || charAt(data.span.begin) == '{';
    if (data.span.known() && isFlow) {
      // A trial reading in between may have moved the list. Of several items in a row, all may belong into
      // one.
      m_diagnostics.back().fix =
          Fix{"Put it in [ ]",
              {{{data.span.begin, data.span.begin}, "["}, {{data.span.end, data.span.end}, "]"}},
              !path.ends_with(']')};
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

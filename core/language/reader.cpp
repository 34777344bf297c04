// SPDX-License-Identifier: Apache-2.0
#include "core/language/reader.h"

#include <algorithm>

#include "core/base/quoted.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using diagnostics::Fix;
using text::DataKind;
using text::DataNode;

namespace {

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
                                         bool mayBeMissing, std::string_view within) {
  std::optional<MeantWord> meant = meantWord(written, accepted);
  // "!enemy" is the contrary of what it looks like.
  const bool isDenied = written.starts_with('!') || written.starts_with("not ");
  if (meant && isDenied && written.ends_with(meant->word)) meant.reset();
  const MissingCapability* missing = mayBeMissing ? missingCapability(written, within) : nullptr;
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

}  // namespace ludo::language

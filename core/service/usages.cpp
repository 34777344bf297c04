// SPDX-License-Identifier: Apache-2.0
#include "core/service/usages.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/service/name_at.h"

namespace ludo::service {

using language::NameKind;

namespace {

bool isWordCharacter(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '-';
}

Span spanOf(std::size_t begin, std::size_t length) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + length)};
}

/// The name in the hole of a text for people, as in "Place on {$cell}".
std::optional<NameAt> nameInHole(const Analysis& analysis, const CursorContext& context, std::size_t offset) {
  const std::string& content = analysis.source->content();
  std::size_t begin = offset;
  while (begin > context.block.begin && (isWordCharacter(content[begin - 1]) || content[begin - 1] == '$'))
    --begin;
  std::size_t end = offset;
  while (end < context.block.end && (isWordCharacter(content[end]) || content[end] == '$')) ++end;
  if (begin == context.block.begin || content[begin - 1] != '{' || content[end] != '}') return std::nullopt;
  const Span span = spanOf(begin, end - begin);
  const std::string name(analysis.source->view(span));
  const std::vector<BoundName> bindings = bindingsAt(context, offset);
  for (auto binding = bindings.rbegin(); binding != bindings.rend(); ++binding) {
    if (binding->name == name) return NameAt{span, NameKind::Binding, name, binding->span, binding->doc};
  }
  const std::vector<KnownName> names = knownNames(analysis);
  const KnownName* property = findName(names, NameKind::Property, name);
  if (property == nullptr) return std::nullopt;
  return NameAt{span, NameKind::Property, name, property->span, property->doc};
}

/// A board, or a space of one, where the text of boards names it outright.
std::optional<NameAt> nameOfSpace(const Analysis& analysis, const CursorContext& context) {
  const Level& level = context.here();
  const language::Type* owner = level.expected.owner;
  const bool namesSpaces = owner == &language::typeOf<language::BoardLook>() ||
                           owner == &language::typeOf<language::BoardRegion>() ||
                           owner == &language::typeOf<language::BoardLines>() ||
                           owner == &language::typeOf<language::BoardProperty>() ||
                           owner == &language::typeOf<language::BoardDef>();
  if (!namesSpaces || level.node->kind != LooseKind::Scalar) return std::nullopt;
  const Span span = level.node->inner();
  const std::string name(analysis.source->view(span));
  const std::vector<KnownName> names = knownNames(analysis);
  for (const NameKind kind : {NameKind::Board, NameKind::Zone}) {
    const KnownName* known = findName(names, kind, name);
    if (known != nullptr) return NameAt{span, kind, name, known->span, known->doc};
  }
  return std::nullopt;
}

std::optional<NameAt> nameHere(const Analysis& analysis, std::size_t offset) {
  const std::optional<CursorContext> context = contextAt(analysis, offset);
  if (!context) return std::nullopt;
  std::optional<NameAt> name = nameAt(analysis, *context, offset);
  if (!name) name = nameInHole(analysis, *context, offset);
  return name ? name : nameOfSpace(analysis, *context);
}

/// What a definition's span holds, without quotes.
Span withoutQuotes(const std::string& content, Span span) {
  const auto isQuote = [&](std::size_t at) { return content[at] == '"' || content[at] == '\''; };
  if (span.end > span.begin + 1 && isQuote(span.begin) && content[span.begin] == content[span.end - 1])
    return {span.begin + 1, span.end - 1};
  return span;
}

/// Where the name stands inside blocks as a word, or as the part of a word that a board's name is.
std::vector<std::size_t> candidates(const Analysis& analysis, const std::string& name) {
  const std::string& content = analysis.source->content();
  std::vector<std::size_t> found;
  for (const text::YamlBlock& block : analysis.markdown.blocks) {
    const std::string_view text = std::string_view(content).substr(0, block.content.end);
    for (std::size_t at = text.find(name, block.content.begin); at != std::string_view::npos;
         at = text.find(name, at + 1)) {
      if (at > 0 && (isWordCharacter(content[at - 1]) || content[at - 1] == '$')) continue;
      const char next = at + name.size() < content.size() ? content[at + name.size()] : '\0';
      if (!isWordCharacter(next) || next == '_') found.push_back(at);
    }
  }
  return found;
}

/// The name between backticks in the prose, where it has one meaning.
std::vector<Span> mentions(const Analysis& analysis, const std::string& name, Span definition) {
  const std::string& content = analysis.source->content();
  const std::vector<KnownName> names = knownNames(analysis);
  const auto isOther = [&](const KnownName& known) {
    return known.name == name && withoutQuotes(content, known.span) != definition;
  };
  if (std::ranges::any_of(names, isOther)) return {};
  const std::string mention = '`' + name + '`';
  std::vector<Span> found;
  for (std::size_t at = content.find(mention); at != std::string::npos;
       at = content.find(mention, at + mention.size())) {
    const bool inBlock = std::ranges::any_of(
        analysis.markdown.blocks, [at](const text::YamlBlock& block) { return block.content.touches(at); });
    if (!inBlock) found.push_back(spanOf(at + 1, name.size()));
  }
  return found;
}

std::size_t errorsOf(const Analysis& analysis) {
  return static_cast<std::size_t>(std::ranges::count_if(analysis.diagnostics, [](const auto& diagnostic) {
    return diagnostic.severity() == diagnostics::Severity::Error;
  }));
}

/// The first mistake that the other analysis does not have as often.
std::string firstNewMistake(const Analysis& before, const Analysis& after) {
  const auto sameAs = [](const diagnostics::Diagnostic& one) {
    return [&one](const diagnostics::Diagnostic& other) { return other.message == one.message; };
  };
  for (const diagnostics::Diagnostic& diagnostic : after.diagnostics) {
    const auto now = std::ranges::count_if(after.diagnostics, sameAs(diagnostic));
    if (now > std::ranges::count_if(before.diagnostics, sameAs(diagnostic))) return diagnostic.message;
  }
  return {};
}

/// Where an offset of the text lies after the edits.
std::size_t moved(std::size_t offset, const std::vector<diagnostics::TextEdit>& edits) {
  std::size_t result = offset;
  for (const diagnostics::TextEdit& edit : edits) {
    if (edit.span.end > offset) break;
    result += edit.replacement.size() - (edit.span.end - edit.span.begin);
  }
  return result;
}

std::vector<diagnostics::TextEdit> editsFor(const Analysis& analysis, const Usages& usages,
                                            const std::string& newName) {
  std::vector<Span> places = usages.places;
  const std::vector<Span> inProse = mentions(analysis, usages.name, usages.definition);
  places.insert(places.end(), inProse.begin(), inProse.end());
  std::ranges::sort(places, {}, &Span::begin);
  std::vector<diagnostics::TextEdit> edits;
  for (const Span& place : places) edits.push_back({place, newName});
  return edits;
}

}  // namespace

std::optional<Usages> usagesAt(const Analysis& analysis, std::size_t offset, const std::stop_token& stop) {
  const std::optional<NameAt> here = nameHere(analysis, offset);
  if (!here || !here->definition.known()) return std::nullopt;
  const std::string& content = analysis.source->content();
  Usages usages;
  usages.definition = withoutQuotes(content, here->definition);
  usages.name = analysis.source->view(usages.definition);
  if (usages.name.empty() || !here->name.starts_with(usages.name)) return std::nullopt;
  for (const std::size_t at : candidates(analysis, usages.name)) {
    if (stop.stop_requested()) return std::nullopt;
    const std::optional<NameAt> name = nameHere(analysis, at);
    if (name && withoutQuotes(content, name->definition) == usages.definition)
      usages.places.push_back(spanOf(at, usages.name.size()));
  }
  return usages;
}

Result<std::vector<diagnostics::TextEdit>> renameAt(const Analysis& analysis, std::size_t offset,
                                                    const std::string& wanted, const std::stop_token& stop) {
  const std::optional<Usages> usages = usagesAt(analysis, offset, stop);
  if (!usages) return Failure{"No name stands here that this document defines"};
  const bool lacksDollar = usages->name.starts_with('$') && !wanted.starts_with('$');
  const std::string newName = lacksDollar ? '$' + wanted : wanted;
  if (newName == usages->name) return std::vector<diagnostics::TextEdit>();
  const std::vector<diagnostics::TextEdit> edits = editsFor(analysis, *usages, newName);
  const auto renamed = std::make_shared<const SourceText>(
      analysis.source->name(), diagnostics::applyEdits(analysis.source->content(), edits),
      analysis.source->path());
  const AnalysisPtr after = analyse(renamed, 0, stop, SpecTests::Leave, Fixes::Leave);
  if (!after) return Failure{"Stopped"};
  if (errorsOf(*after) > errorsOf(analysis)) {
    return Failure{"'" + usages->name + "' cannot be called '" + newName +
                   "': " + firstNewMistake(analysis, *after)};
  }
  const std::optional<Usages> then = usagesAt(*after, moved(usages->definition.begin, edits), stop);
  if (!then || then->places.size() != usages->places.size())
    return Failure{"'" + newName + "' means something else already; choose another name"};
  return edits;
}

}  // namespace ludo::service

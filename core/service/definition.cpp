// SPDX-License-Identifier: Apache-2.0
#include "core/service/name_at.h"

namespace ludo::service {

std::optional<Span> definitionAt(const Analysis& analysis, std::size_t offset) {
  std::optional<CursorContext> context = contextAt(analysis, offset);
  if (!context) return std::nullopt;
  std::optional<NameAt> name = nameAt(analysis, *context, offset);
  if (!name || !name->definition.known()) return std::nullopt;
  return name->definition;
}

std::optional<Span> definitionOf(const Analysis& analysis, const std::string& kind, const std::string& name) {
  if (kind == "section") {
    for (const text::YamlBlock& block : analysis.markdown.blocks) {
      if (block.section == name) return block.sectionSpan;
    }
    return std::nullopt;
  }
  if (kind == "end condition") {
    for (const language::EndDef& end : analysis.document.end) {
      if (end.id == name && end.span.known()) return end.span;
    }
    return std::nullopt;
  }
  // A player's copy of a zone is called "hand:0".
  std::string id = kind == "zone" ? name.substr(0, name.find(':')) : name;
  for (const KnownName& known : knownNames(analysis)) {
    if (nameKindLabel(known.kind) == kind && known.name == id && known.span.known()) return known.span;
  }
  return std::nullopt;
}

}  // namespace ludo::service

// SPDX-License-Identifier: Apache-2.0
#include "core/compile/lint.h"

#include <set>
#include <utility>

#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using language::NameKind;
using language::Type;
using language::TypeKind;

namespace {

bool worthUsing(NameKind kind) {
  return kind == NameKind::Constant || kind == NameKind::Variable || kind == NameKind::TokenType ||
         kind == NameKind::Zone || kind == NameKind::Property || kind == NameKind::Region;
}

struct Definition {
  NameKind kind;
  std::string name;
  Span span;
  std::string path;
};

}  // namespace

void lintUnused(const language::SpecDocument& document, diagnostics::List& diagnostics) {
  std::set<std::pair<NameKind, std::string>> used;
  std::set<std::string> texts;
  std::vector<Definition> definitions;
  // Nothing is changed; the walk is written for readers that do.
  auto& readable = const_cast<language::SpecDocument&>(document);
  language::walk(language::specDocumentType(), &readable, "",
                 [&](const Type& type, void* value, const std::string& path) {
                   if (type.kind == TypeKind::Reference) used.insert({type.nameKind, *type.text(value)});
                   if (type.kind == TypeKind::Text) texts.insert(*type.text(value));
                   if (type.kind == TypeKind::Definition && worthUsing(type.nameKind)) {
                     definitions.push_back({type.nameKind, *type.text(value), *type.nameSpan(value), path});
                   }
                   return true;
                 });
  for (const Definition& definition : definitions) {
    // A constant may stand as plain text in a value's place.
    bool asText = definition.kind == NameKind::Constant && texts.contains(definition.name);
    if (asText || used.contains({definition.kind, definition.name})) continue;
    diagnostics::Diagnostic diagnostic;
    diagnostic.kind = &diagnostics::kinds::UnusedDefinition;
    diagnostic.span = definition.span;
    diagnostic.path = definition.path;
    diagnostic.message =
        "The " + std::string(nameKindLabel(definition.kind)) + " \"" + definition.name + "\" is never used";
    diagnostic.suggestion = "Use it, or take it out";
    diagnostics.push_back(std::move(diagnostic));
  }
}

}  // namespace ludo::compile

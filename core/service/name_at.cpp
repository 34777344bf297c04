// SPDX-License-Identifier: Apache-2.0
#include "core/service/name_at.h"

#include <set>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/language/type_text.h"

namespace ludo::service {

using language::NameKind;
using language::Type;
using language::TypeKind;

namespace {

/// The kinds of names that may be written in a value of this type.
void collectKinds(const Type& written, std::vector<NameKind>& kinds) {
  const Type& type = language::stripped(written);
  if (type.kind == TypeKind::Reference || type.kind == TypeKind::Definition) kinds.push_back(type.nameKind);
  if (type.kind == TypeKind::Notation) {
    for (const language::Field& part : type.parts) collectKinds(part.type(), kinds);
  }
  if (type.kind == TypeKind::List && type.oneOrMany) collectKinds(type.element(), kinds);
  if (type.kind == TypeKind::Union) {
    for (language::TypeGetter alternative : type.alternatives) {
      if (alternative().kind == TypeKind::Notation) collectKinds(alternative(), kinds);
    }
  }
  if (&type == &language::typeOf<language::TestMove>() ||
      &type == &language::typeOf<language::TestArgument>()) {
    // Arguments name zones and token types by their plain names.
    kinds.push_back(NameKind::Zone);
    kinds.push_back(NameKind::TokenType);
  }
  if (&type == &language::typeOf<language::ValueExpr>()) {
    // A quoted text may name a binding or a constant.
    kinds.push_back(NameKind::Binding);
    kinds.push_back(NameKind::Constant);
  }
}

bool isNameCharacter(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '-' || c == '.' || c == '$';
}

/// The word around the offset inside a value such as "top(hand:actor)".
Span wordAt(const std::string& content, Span inside, std::size_t offset) {
  std::size_t begin = offset;
  std::size_t end = offset;
  while (begin > inside.begin && isNameCharacter(content[begin - 1])) --begin;
  while (end < inside.end && isNameCharacter(content[end])) ++end;
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::optional<NameAt> bindingAt(const CursorContext& context, const std::string& name, Span span,
                                std::size_t offset) {
  std::vector<BoundName> bindings = bindingsAt(context, offset);
  for (auto binding = bindings.rbegin(); binding != bindings.rend(); ++binding) {
    if (binding->name == name) return NameAt{span, NameKind::Binding, name, binding->span, binding->doc};
  }
  return std::nullopt;
}

}  // namespace

std::optional<NameAt> nameAt(const Analysis& analysis, const CursorContext& context, std::size_t offset) {
  const Level& level = context.here();
  if (level.expected.type == nullptr || !level.expected.tagKey.empty()) return std::nullopt;
  std::vector<NameKind> kinds;
  Span span;
  if (context.side == CursorContext::Side::Key) {
    if (level.expected.type->kind != TypeKind::Map) return std::nullopt;
    collectKinds(level.expected.type->key(), kinds);
    span = level.entry->keySpan;
  } else {
    if (level.node->kind != LooseKind::Scalar) return std::nullopt;
    collectKinds(*level.expected.type, kinds);
    span = wordAt(analysis.source->content(), level.node->inner(), offset);
  }
  std::string name(analysis.source->view(span));
  std::vector<KnownName> names = knownNames(analysis);
  for (NameKind kind : kinds) {
    if (kind == NameKind::Binding) {
      bool defines = level.expected.type->kind == TypeKind::Definition;
      if (defines) return NameAt{span, kind, name, level.node->span, level.expected.owner->doc};
      if (auto binding = bindingAt(context, name, span, offset)) return binding;
    } else if (const KnownName* known = findName(names, kind, name)) {
      return NameAt{span, kind, name, known->span, known->doc};
    }
  }
  return std::nullopt;
}

}  // namespace ludo::service

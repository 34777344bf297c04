// SPDX-License-Identifier: Apache-2.0
#include "core/language/walk.h"

namespace ludo::language {

std::string Path::text() const {
  std::string text = m_outer != nullptr ? m_outer->text() : std::string();
  if (m_index != noIndex) return text + '[' + std::to_string(m_index) + ']';
  if (!text.empty() && !m_name.empty()) text += '.';
  return text.append(m_name);
}

namespace {

/// `Pointer` is `void*` or `const void*`: the parts of what may be changed may be, too.
template <typename Pointer, typename VisitPart>
void walkParts(const Type& type, Pointer value, const Path& where, const VisitPart& visit) {
  if (!visit(type, value, where)) return;
  switch (type.kind) {
    case TypeKind::Optional:
      if (Pointer inner = optionalIn(type, value)) walkParts(type.element(), inner, where, visit);
      break;
    case TypeKind::List:
      for (std::size_t i = 0; i < type.size(value); ++i)
        walkParts(type.element(), elementIn(type, value, i), Path(where, i), visit);
      break;
    case TypeKind::Map:
      for (std::size_t i = 0; i < type.size(value); ++i) {
        Pointer key = keyIn(type, value, i);
        // A visitor may give the key another name.
        const std::string name = textOf(type.key(), key);
        const Path entry(where, name);
        walkParts(type.key(), key, entry, visit);
        walkParts(type.element(), elementIn(type, value, i), entry, visit);
      }
      break;
    case TypeKind::Record: {
      const Path tagged(where, type.tag);
      const Path& base = type.form == RecordForm::Keyed ? tagged : where;
      for (const Field& field : type.fields)
        walkParts(field.type(), fieldIn(field, value), Path(base, field.name), visit);
      break;
    }
    case TypeKind::Notation:
      for (const Field& part : type.parts) walkParts(part.type(), fieldIn(part, value), where, visit);
      break;
    case TypeKind::Union:
      walkParts(type.alternatives[type.alternativeIndex(value)](), alternativeIn(type, value), where, visit);
      break;
    default:
      break;
  }
}

}  // namespace

void walk(const Type& type, void* value, const Visit& visit, std::string_view root) {
  walkParts(type, value, Path(root), visit);
}

void walkConst(const Type& type, const void* value, const VisitConst& visit) {
  walkConst(type, value,
            [&visit](const Type& part, const void* inner, const Path&) { return visit(part, inner); });
}

void walkConst(const Type& type, const void* value, const VisitConstAt& visit, std::string_view root) {
  walkParts(type, value, Path(root), visit);
}

void walkPlain(const Type& type, void* value, const VisitPlain& visit) {
  walk(type, value, [&visit](const Type& part, void* inner, const Path&) { return visit(part, inner); });
}

}  // namespace ludo::language

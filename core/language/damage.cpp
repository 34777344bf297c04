// SPDX-License-Identifier: Apache-2.0
#include "core/language/damage.h"

#include "core/language/spec_document.h"

namespace ludo::language {
namespace {

void collect(const Type& type, std::set<const Type*>& seen, std::set<NameKind>& kinds) {
  if (!seen.insert(&type).second) return;
  if (type.kind == TypeKind::Definition) kinds.insert(type.nameKind);
  // Some names come from what is made of a value.
  if (&type == &typeOf<DirectedEdge>()) kinds.insert({NameKind::Direction, NameKind::DirectionSet});
  if (&type == &typeOf<BoardDef>()) {
    kinds.insert(
        {NameKind::Zone, NameKind::Region, NameKind::Direction, NameKind::DirectionSet, NameKind::LineSet});
  }
  for (const Field& field : type.fields) collect(field.type(), seen, kinds);
  for (TypeGetter alternative : type.alternatives) collect(alternative(), seen, kinds);
  if (type.key != nullptr) collect(type.key(), seen, kinds);
  if (type.element != nullptr) collect(type.element(), seen, kinds);
}

}  // namespace

std::set<NameKind> definedKinds(const Type& type) {
  std::set<const Type*> seen;
  std::set<NameKind> kinds;
  collect(type, seen, kinds);
  return kinds;
}

}  // namespace ludo::language

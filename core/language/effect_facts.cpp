// SPDX-License-Identifier: Apache-2.0
#include "core/language/effect_facts.h"

#include <algorithm>

#include "core/language/type_text.h"

namespace ludo::language {

const Type& alternativeOf(const Effect& effect) {
  return typeOf<Effect>().alternatives[effect.node.index()]();
}

Consequences consequencesOf(const Type& type, const void* value) {
  if (type.kind == TypeKind::Enumeration)
    return type.values[static_cast<std::size_t>(type.getEnum(value))].consequences;
  return type.consequences;
}

bool mayItself(const Effect& effect, Consequences consequences) {
  return alternativeOf(effect).consequences.any(consequences);
}

bool holdsEffects(const Type& record) {
  return std::ranges::any_of(record.fields,
                             [](const Field& field) { return stripped(field.type()).listNumber != nullptr; });
}

const Field* bindingField(const Type& record) {
  const auto found = std::ranges::find_if(record.fields, [](const Field& field) {
    const Type& type = field.type();
    return type.kind == TypeKind::Definition && type.nameKind == NameKind::Binding;
  });
  return found == record.fields.end() ? nullptr : &*found;
}

const BindingId* nameForTheRest(const Type& record, const void* effect) {
  const Field* field = bindingField(record);
  if (field == nullptr || holdsEffects(record)) return nullptr;
  return static_cast<const BindingId*>(fieldIn(*field, effect));
}

TokenRoute tokenRoute(const Type& record, const void* effect) {
  TokenRoute route;
  for (const Field& field : record.fields) {
    if (field.tokens == TokenFlow::None) continue;
    const void* written = fieldIn(field, effect);
    const Type& type = field.type();
    if (type.kind == TypeKind::Optional) written = optionalIn(type, written);
    const auto* zone = static_cast<const ZoneSelector*>(written);
    if (field.tokens == TokenFlow::Leave) {
      route.from = zone;
    } else {
      route.to = zone;
      route.leavesGame = zone == nullptr;
    }
  }
  return route;
}

}  // namespace ludo::language

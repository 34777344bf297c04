// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/costly.h"

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;

namespace {

template <typename... Parts>
bool isOneOf(const Type& type) {
  return ((&type == &typeOf<Parts>()) || ...);
}

}  // namespace

bool isCostly(const GameDef& def, const Type& root, const void* part) {
  bool found = false;
  walkConst(root, part, [&](const Type& type, const void* value) {
    found = found || isOneOf<AggregateValue, LegalCountValue, LinesValue, GroupSizeValue, PatternValue,
                             RepetitionsValue, ConnectedCondition, ConnectedZonesQuery>(type);
    if (!found && type.kind == TypeKind::Reference && type.nameKind == NameKind::Formula)
      found = isCostly(def, typeOf<FormulaDef>(), &def.definitions[nameIndexOf(type, value)]);
    return !found;
  });
  return found;
}

}  // namespace ludo::engine

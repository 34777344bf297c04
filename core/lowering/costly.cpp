// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/costly.h"

#include "core/language/walk.h"

namespace ludo::engine {

using namespace language;

namespace {

template <typename Root>
bool asksForMuch(const GameDef& def, const Root& root) {
  if (containsAny<ConnectedCondition, LegalCountValue, LinesValue, AggregateValue>(root)) return true;
  return anyWithin(root, [&def](const Type& type, const void* value) {
    const bool isName = type.kind == TypeKind::Reference && type.nameKind == NameKind::Formula;
    return isName && asksForMuch(def, def.definitions[static_cast<const FormulaRef*>(value)->index]);
  });
}

}  // namespace

bool isCostly(const GameDef& def, const Condition& condition) {
  return asksForMuch(def, condition);
}

bool isCostly(const GameDef& def, const ValueExpr& value) {
  return asksForMuch(def, value);
}

}  // namespace ludo::engine

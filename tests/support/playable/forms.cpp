// SPDX-License-Identifier: Apache-2.0
#include "forms.h"

#include <vector>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::testing {

using namespace language;

namespace {

std::string wordOf(const Type& enumeration, const void* value) {
  return enumeration.name + " " +
         enumeration.values[static_cast<std::size_t>(enumeration.getEnum(value))].name;
}

}  // namespace

std::set<std::string> allForms() {
  std::set<std::string> forms;
  std::set<const Type*> seen;
  std::vector<const Type*> open = {&gameDefType()};
  const auto visit = [&](const Type& type) {
    if (seen.insert(&type).second) open.push_back(&type);
  };
  while (!open.empty()) {
    const Type& type = *open.back();
    open.pop_back();
    for (TypeGetter alternative : type.alternatives) {
      forms.insert(type.name + " / " + alternative().name);
      visit(alternative());
    }
    for (const EnumValue& value : type.values) forms.insert(type.name + " " + value.name);
    for (const Field& field : type.fields) {
      forms.insert(type.name + "." + field.name);
      visit(field.type());
    }
    for (const Field& part : type.parts) visit(part.type());
    if (type.element != nullptr) visit(type.element());
  }
  return forms;
}

void addForms(const GameDef& game, std::map<std::string, int>& forms) {
  walkConst(gameDefType(), &game, [&](const Type& type, const void* value) {
    if (type.kind == TypeKind::Union)
      ++forms[type.name + " / " + type.alternatives[type.alternativeIndex(value)]().name];
    if (type.kind == TypeKind::Enumeration) ++forms[wordOf(type, value)];
    for (const Field& field : type.fields) {
      const Type& fieldType = field.type();
      const void* held = fieldIn(field, value);
      const bool absent = (fieldType.kind == TypeKind::Optional && optionalIn(fieldType, held) == nullptr) ||
                          (fieldType.size != nullptr && fieldType.size(held) == 0);
      if (!absent) ++forms[type.name + "." + field.name];
    }
    return true;
  });
}

}  // namespace ludo::testing

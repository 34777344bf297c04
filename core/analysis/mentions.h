// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::engine {

/// Whether the name, by its number in the rules, stands somewhere in this part of the game's text.
template <typename Root>
bool mentionsName(const Root& root, std::uint32_t name) {
  return language::anyWithin(root, [name](const language::Type& type, const void* value) {
    const bool isName =
        type.kind == language::TypeKind::Reference && type.nameKind == language::NameKind::Binding;
    return isName && static_cast<const language::BindingRef*>(value)->index == name;
  });
}

/// Whether a selector in this part of the game's text asks for what a variable holds.
template <typename Root>
bool selectsByVariable(const Root& root) {
  return language::anyWithin(root, [](const language::Type& type, const void* value) {
    if (&type == &language::typeOf<language::PlayerSelector>())
      return !static_cast<const language::PlayerSelector*>(value)->variable.empty();
    if (&type == &language::typeOf<language::ZoneSelector>())
      return !static_cast<const language::ZoneSelector*>(value)->variable.empty();
    if (&type == &language::typeOf<language::TokenSelector>())
      return !static_cast<const language::TokenSelector*>(value)->variable.empty();
    return false;
  });
}

}  // namespace ludo::engine

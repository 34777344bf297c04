// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

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

}  // namespace ludo::engine

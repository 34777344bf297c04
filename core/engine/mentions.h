// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/language/walk.h"

namespace ludo::engine {

/// Whether the name, by its number in the rules, stands somewhere in this part of the game's text.
template <typename Root>
bool mentionsName(const Root& root, std::uint32_t name) {
  bool found = false;
  language::walkPlain(language::typeOf<Root>(), const_cast<Root*>(&root),  // NOLINT: only read
                      [&](const language::Type& type, void* value) {
                        const bool isName = type.kind == language::TypeKind::Reference &&
                                            type.nameKind == language::NameKind::Binding;
                        found = found || (isName && *type.nameIndex(value) == name);
                        return !found;
                      });
  return found;
}

}  // namespace ludo::engine

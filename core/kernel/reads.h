// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::kernel {

/// What a value, condition or query reads, including what the definitions read that it uses. Plain values.
struct Reads {
  std::vector<std::uint32_t> bindings;   ///< names from outside, by Ref<Binding>::index
  std::vector<std::uint32_t> variables;  ///< by Ref<Variable>::index
  /// Whether it reads what tokens are: their properties or types.
  bool natures = false;
  /// Whether it reads something else of the state, which everybody sees.
  bool state = false;
};

/// `own`: an effect whose property, read from the very token that it writes to, does not count; null: none.
Reads readsOf(const language::GameDef& def, const language::ValueExpr& value,
              const language::SetTokenPropEffect* own = nullptr);
Reads readsOf(const language::GameDef& def, const language::Condition& condition);
Reads readsOf(const language::GameDef& def, const language::Query& query);

/// Whether the value asks for the property that the effect writes, of the token that it writes to.
bool readsItself(const language::SetTokenPropEffect& effect);

}  // namespace ludo::kernel

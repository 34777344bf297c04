// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::kernel {

/// What a value, condition or query asks for, with all that the definitions ask for which it uses.
struct Reads {
  std::vector<std::uint32_t> bindings;   ///< names from outside, by Ref<Binding>::index
  std::vector<std::uint32_t> variables;  ///< by Ref<Variable>::index
  /// What tokens are: their properties and types.
  bool natures = false;
  /// Something else of the state, which everybody sees.
  bool state = false;
};

/// `own` are property values that do not count: those of the very token that is written to.
Reads readsOf(const language::GameDef& def, const language::ValueExpr& value,
              const language::SetTokenPropEffect* own = nullptr);
Reads readsOf(const language::GameDef& def, const language::Condition& condition);
Reads readsOf(const language::GameDef& def, const language::Query& query);

/// Whether the value asks for the property that the effect writes, of the token that it writes to.
bool readsItself(const language::SetTokenPropEffect& effect);

}  // namespace ludo::kernel

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cassert>
#include <type_traits>
#include <variant>

#include "core/language/effects.h"
#include "core/language/expressions.h"

namespace ludo::language {

/// What the compiler replaces by other constructs.
template <typename Construct>
inline constexpr bool isMacro =
    std::is_base_of_v<MacroEffect, Construct> || std::is_same_v<NegativeValue, Construct>;

/// Visits the alternative that an effect or a value is. It is one of a game that is ready to play, in which
/// no macros are left, so that the visitor needs to know of none.
template <typename Union, typename Visitor>
auto visitExpanded(const Union& construct, Visitor&& visitor) {
  return std::visit(
      [&](const auto& part) {
        if constexpr (isMacro<std::remove_cvref_t<decltype(part)>>) {
          assert(false && "a macro in a GameDef");
          // Clang 14 forgets what it instantiates for std::invoke_result.
          return decltype(visitor(std::get<0>(construct.node)))();
        } else {
          return visitor(part);
        }
      },
      construct.node);
}

}  // namespace ludo::language

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/kernel/state.h"
#include "core/language/game_def.h"

namespace ludo::spec_tests {

/// What it costs to say the names of a game's tokens, in the kernel's steps. Immutable; private to the room.
class NamingSteps {
 public:
  explicit NamingSteps(const language::GameDef& def);
  /// Of a token's title by its type.
  std::int64_t ofTitle(std::uint32_t type) const { return m_titles[type]; }
  /// Of a token's name, for which the other tokens are looked at.
  std::int64_t ofName(const kernel::State& state) const {
    return static_cast<std::int64_t>(state.tokens.size()) * m_comparison;
  }

 private:
  std::vector<std::int64_t> m_titles;  ///< by token type
  std::int64_t m_comparison = 1;       ///< of one token with another
};

}  // namespace ludo::spec_tests

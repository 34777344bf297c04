// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;

/// The variables of the rules. `seat` is not used for global ones; for a seat of -1 a player's variable is 0,
/// and setting it does nothing.
class Variables : private Part {
 public:
  explicit Variables(Parts& parts);

  Word variable(std::uint32_t variable, Word seat);
  /// Clamps the value to the variable's bounds. `times`: as how many changes the kernel tells it.
  void setVariable(std::uint32_t variable, Word seat, Word value, Word times = 1);
  /// The seats whose variable an effect means; one that is not used for a global variable.
  std::vector<Word> owners(std::uint32_t variable, const std::optional<language::PlayerSelector>& selector);

 private:
  /// Where a player's variable stands; nothing where each player is asked for.
  std::optional<machine::At> lookedUp(std::uint32_t variable, Word seat) const;

  Selectors& m_selectors;
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"
#include "core/lowering/typed.h"

namespace ludo::engine {

struct Parts;
class Selectors;

/// The variables of the rules. `seat` is not used for global ones; for a seat of -1 a player's variable is 0
/// or nothing, and setting it does nothing.
class Variables : private Part {
 public:
  explicit Variables(Parts& parts);

  Typed value(std::uint32_t variable, Word seat);
  /// What the position keeps (kernel/variables.h).
  Word variable(std::uint32_t variable, Word seat);
  /// The same of a value that is set, where the variable holds no number.
  Word kept(std::uint32_t variable, const Typed& value);
  /// Clamps what is kept to the variable's bounds. `times`: as how many changes the kernel tells it.
  void setVariable(std::uint32_t variable, Word seat, Word value, Word times = 1);
  /// The seats whose variable an effect means; one that is not used for a global variable.
  std::vector<Word> owners(std::uint32_t variable, const std::optional<language::PlayerSelector>& selector);

 private:
  Word inPlay(const language::VariableDef& variable, Word kept);
  /// Where a player's variable stands; nothing where each player is asked for.
  std::optional<machine::At> lookedUp(std::uint32_t variable, Word seat) const;

  Selectors& m_selectors;
};

}  // namespace ludo::engine

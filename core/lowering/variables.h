// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;

/// The variables of the rules.
class Variables : private Part {
 public:
  explicit Variables(Parts& parts);

  Word variable(std::uint32_t variable, Word seat);
  /// `times`: in how many steps it comes to the value, as the kernel tells it.
  void setVariable(std::uint32_t variable, Word seat, Word value, Word times = 1);
  std::vector<Word> owners(std::uint32_t variable, const std::optional<language::PlayerSelector>& selector);

 private:
  /// Where a player's variable stands; nothing where each player is asked for.
  std::optional<machine::At> lookedUp(std::uint32_t variable, Word seat) const;

  Selectors& m_selectors;
};

}  // namespace ludo::engine

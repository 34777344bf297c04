// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/rules.h"

namespace ludo::agents {

/// What a search must know of the rules.
struct GameNature {
  bool chance = false;        ///< something random can happen after the setup
  bool secrets = false;       ///< seats know different things
  bool simultaneous = false;  ///< players commit to moves that the others do not see

  explicit GameNature(const kernel::Rules& rules);
  /// The moves alone decide what happens, and everybody sees everything.
  bool isOpenAndCertain() const { return !chance && !secrets && !simultaneous; }
};

}  // namespace ludo::agents

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// What code raises for triggers to hear, by the words it has for each part; -1 where there is none.
struct Event {
  language::EventKind kind = language::EventKind::TokenEntered;
  machine::Word subject = 0;  ///< the phase or action; of a token that entered its type
  machine::Word player = -1;
  machine::Word token = -1;
  machine::Word zone = -1;
  machine::Word depth = 0;
};

}  // namespace ludo::engine

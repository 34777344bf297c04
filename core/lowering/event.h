// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// An event that code raises for triggers, as kernel::QueuedEvent; -1 where it has no such part.
struct Event {
  language::EventKind kind = language::EventKind::TokenEntered;
  machine::Word subject = 0;  ///< the phase or action; of a token that entered its type
  machine::Word player = -1;
  machine::Word token = -1;
  machine::Word zone = -1;
  machine::Word depth = 0;  ///< how many triggers fired because of each other before it
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/game_def.h"
#include "core/language/type.h"

namespace ludo::engine {

/// Whether evaluating the part, or a definition that it uses, takes long: it looks at many zones or tokens, or
/// tries moves. Code jumps over it when it is not needed, and keeps its answer when that is asked for again.
bool isCostly(const language::GameDef& def, const language::Type& type, const void* part);

template <typename Part>
bool isCostly(const language::GameDef& def, const Part& part) {
  return isCostly(def, language::typeOf<Part>(), &part);
}

}  // namespace ludo::engine

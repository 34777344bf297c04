// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

namespace ludo::diagnostics {

/// Keeps limits::toldMistakes of a sorted list, errors before others, and says how many more there are.
void cutLongList(List& list);

}  // namespace ludo::diagnostics

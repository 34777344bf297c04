// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::mend {

/// What gives each block its fences, and each section a block of its own: lines that begin with `section:`
/// say where the blocks are, whatever stands round them. Empty when all fences are right.
std::vector<diagnostics::TextEdit> fenceEdits(const SourceText& source);

}  // namespace ludo::mend

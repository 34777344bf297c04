// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/generate/chooser.h"
#include "core/language/spec_document.h"

namespace ludo::generate {

/// What a game is made of, before it has rules: players, constants, variables, zones, boards of every shape,
/// token types.
language::SpecDocument randomDefinitions(Chooser& chooser, int size);

}  // namespace ludo::generate

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "choices.h"
#include "core/language/spec_document.h"

namespace ludo::testing {

/// What a game is made of, before it has rules: players, constants, variables, zones, boards of every shape,
/// token types.
language::SpecDocument randomDefinitions(Choices& choices, int size);

}  // namespace ludo::testing

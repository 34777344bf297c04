// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_tests.h"
#include "core/spec_tests/test_game.h"

namespace ludo::spec_tests {

/// Adds a diagnostic for each part of the expectation that does not hold, at its place. Private to the room.
void checkExpectations(const language::ExpectStep& expect, TestGame& game, const std::string& path,
                       diagnostics::List& failures);

}  // namespace ludo::spec_tests

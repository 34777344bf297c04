// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_tests.h"
#include "core/spec_tests/test_game.h"

namespace ludo::spec_tests {

/// Adds a diagnostic for each part of the expectation that does not hold, at its place. When what is expected
/// asks for too much, says why; the diagnostics are of no use then. Private to the room.
std::optional<kernel::Excess> checkExpectations(const language::ExpectStep& expect, TestGame& game,
                                                const std::string& path, diagnostics::List& failures);

}  // namespace ludo::spec_tests

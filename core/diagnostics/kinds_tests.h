// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// What the tests of a specification say about its rules.
namespace ludo::diagnostics::kinds {

inline constexpr Kind FailedExpectation{"failed-expectation", Severity::Warning,
                                        "Expectation of a test that does not hold",
                                        "The rules do something else than the test says. Either the rules or "
                                        "the test must change; the game can be "
                                        "played meanwhile."};
inline constexpr Kind IllegalTestMove{
    "illegal-test-move", Severity::Warning, "Move of a test that is not legal",
    "The rules do not allow the move at this point, so the rest of the test was not played."};
inline constexpr Kind UnclearTestMove{"unclear-test-move", Severity::Warning,
                                      "Move of a test that can mean several",
                                      "Several legal moves fit what is written, and they lead to different "
                                      "positions. Say more of the arguments."};
inline constexpr Kind TestsCutShort{"tests-cut-short", Severity::Info, "Tests that were not all run",
                                    "The tests of a document share a budget of moves and steps, which is "
                                    "small while it is edited. `ludo test` gives them more."};

/// All kinds of this file, in its order.
inline constexpr const Kind* testKinds[] = {&FailedExpectation, &IllegalTestMove, &UnclearTestMove,
                                            &TestsCutShort};

}  // namespace ludo::diagnostics::kinds

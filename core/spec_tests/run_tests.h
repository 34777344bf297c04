// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/limits.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"

/// Plays the tests that a specification holds about itself.
namespace ludo::spec_tests {

/// How one test went. A value.
struct TestResult {
  std::string name;
  Span span;  ///< of the whole test
  std::uint64_t plies = 0;
  bool run = true;             ///< false: it did not come to an end, or not even begin; see reportNotRun
  bool toldEnough = false;     ///< not run since tests before it failed limits::mistakes times
  diagnostics::List failures;  ///< each at the line of what does not hold

  bool passed() const { return run && failures.empty(); }
};

struct TestOptions {
  std::uint64_t plies = UINT64_MAX;  ///< how many moves are played for all tests together
  std::string filter;                ///< only tests whose name contains this; all when empty
  /// What all tests together may cost, in the kernel's steps.
  std::int64_t steps = limits::testSteps;
};

/// The tests of a game, in order; both are resolved and free of errors (validateGameDef, validateTests).
/// The same every time and on every machine. After a stop request the list ends early.
std::vector<TestResult> runTests(const language::GameDefPtr& game,
                                 const std::vector<language::TestDef>& tests, const TestOptions& options = {},
                                 const std::stop_token& stop = {});

/// Says why the tests from one on were not run to their end, at that one.
diagnostics::Diagnostic& reportNotRun(diagnostics::List& list, const TestResult& result);

}  // namespace ludo::spec_tests

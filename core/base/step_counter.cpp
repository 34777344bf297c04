// SPDX-License-Identifier: Apache-2.0
#include "core/base/step_counter.h"

namespace ludo {
namespace {

thread_local std::uint64_t steps = 0;

}  // namespace

std::uint64_t stepsMade() {
  return steps;
}

bool stepsAreCounted() {
#ifdef LUDO_COUNT_STEPS
  return true;
#else
  return false;
#endif
}

}  // namespace ludo

#ifdef LUDO_COUNT_STEPS
/// What -fsanitize-coverage=trace-pc calls.
extern "C" void __sanitizer_cov_trace_pc();   // NOLINT(bugprone-reserved-identifier)
extern "C" void __sanitizer_cov_trace_pc() {  // NOLINT(bugprone-reserved-identifier)
  ++ludo::steps;
}
#endif

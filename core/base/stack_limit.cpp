// SPDX-License-Identifier: Apache-2.0
#include "core/base/stack_limit.h"

#include <sys/resource.h>

#include "core/base/limits.h"

namespace ludo {

std::optional<std::string> stackShortage() {
  // The main thread's stack and, unless it says otherwise, that of each other thread is as large as this.
  rlimit stack{};
  if (::getrlimit(RLIMIT_STACK, &stack) != 0 || stack.rlim_cur == RLIM_INFINITY) return std::nullopt;
  if (stack.rlim_cur >= limits::stackBytes) return std::nullopt;
  return "the stack may have " + std::to_string(stack.rlim_cur >> 10U) + " KiB here, and " +
         std::to_string(limits::stackBytes >> 10U) + " KiB are needed; 'ulimit -s 8192' gives more";
}

}  // namespace ludo

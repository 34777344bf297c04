// SPDX-License-Identifier: Apache-2.0
#include "work_counter.h"

#include <cstdlib>
#include <new>

#include "core/base/step_counter.h"

namespace {

thread_local std::uint64_t bytesTaken = 0;

}  // namespace

// NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* operator new(std::size_t size) {
  bytesTaken += size;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
// A sanitizer has one of its own, which would not fit the delete below.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  bytesTaken += size;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace ludo::testing {

std::uint64_t workDone() {
  constexpr std::uint64_t bytesPerStep = 16;
  return stepsMade() + bytesTaken / bytesPerStep;
}

}  // namespace ludo::testing

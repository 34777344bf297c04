// SPDX-License-Identifier: Apache-2.0
// libFuzzer's entry points for the target that LUDO_FUZZ_TARGET names.
#include <sys/time.h>

#include <csignal>
#include <cstdint>
#include <cstring>

#include "checks.h"
#include LUDO_FUZZ_HEADER

using ludo::Rng;

namespace {

const ludo::fuzz::Target& target = ludo::fuzz::LUDO_FUZZ_TARGET;

std::string_view textOf(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// The size of what was copied; 0 when it has no room.
std::size_t copyTo(std::uint8_t* out, std::size_t room, const std::string& text) {
  if (text.size() > room) return 0;
  std::memcpy(out, text.data(), text.size());
  return text.size();
}

// By the processor's time, since others may use it too. Sanitizers take several times as long.
#if __has_feature(address_sanitizer)
constexpr time_t mostSeconds = 50;
#else
constexpr time_t mostSeconds = 10;
#endif

void endAtLimit(int /*signal*/) {
  ludo::fuzz::require(false, "the input takes too long");
}

void limitTime() {
  itimerval timer{};
  timer.it_value.tv_sec = mostSeconds;
  ::setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace

extern "C" {

std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
  std::signal(SIGPROF, &endAtLimit);
  return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  limitTime();
  ludo::fuzz::feedAlsoGrown(target, textOf(data, size));
  return 0;
}

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
  // libFuzzer's own changes know what the code compares with.
  constexpr std::uint64_t oneIn = 4;
  Rng random(seed);
  if (target.mutate != nullptr && random.below(oneIn) != 0) {
    const std::size_t made = copyTo(data, room, target.mutate(textOf(data, size), {}, random));
    if (made > 0) return made;
  }
  return LLVMFuzzerMutate(data, size, room);
}

std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                      std::size_t otherSize, std::uint8_t* out, std::size_t room,
                                      unsigned seed) {
  if (target.mutate == nullptr) return 0;
  Rng random(seed);
  return copyTo(out, room, target.mutate(textOf(data, size), textOf(other, otherSize), random));
}

}  // extern "C"

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

namespace ludo::engine {

/// A number from the environment.
inline std::uint64_t numberFrom(const char* name, std::uint64_t usual) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

/// One random game in so many runs as native code too, which takes its time to make: LUDO_GAMES_PER_NATIVE.
inline std::uint64_t gamesPerNative() {
  constexpr std::uint64_t usual = 4;
  return std::max<std::uint64_t>(1, numberFrom("LUDO_GAMES_PER_NATIVE", usual));
}

/// Says in the test's XML how many plies of how many games were compared, for packaging/check-equality.
inline void recordCompared(std::uint64_t plies, std::uint64_t games) {
  ::testing::Test::RecordProperty("plies", std::to_string(plies));
  ::testing::Test::RecordProperty("games", std::to_string(games));
}

/// The random games that a test makes: LUDO_GAMES says how many, LUDO_FIRST_GAME which is the first.
struct Range {
  std::uint64_t first = 1;
  std::uint64_t count = 0;

  explicit Range(std::uint64_t usual)
      : first(numberFrom("LUDO_FIRST_GAME", 1)), count(numberFrom("LUDO_GAMES", usual)) {}

  /// Says before game `seed` how far a long run has come, so that one that is stopped has shown something.
  void tell(std::uint64_t seed) const {
    constexpr std::uint64_t each = 1000;
    const std::uint64_t done = seed - first;
    if (done > 0 && done % each == 0) std::cerr << done << " of " << count << " games compared\n";
  }
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <cstdlib>

namespace ludo::engine {

/// A number from the environment.
inline std::uint64_t numberFrom(const char* name, std::uint64_t usual) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
}

/// The random games that a test makes: LUDO_GAMES says how many, LUDO_FIRST_GAME which is the first.
struct Range {
  std::uint64_t first = 1;
  std::uint64_t count = 0;

  explicit Range(std::uint64_t usual)
      : first(numberFrom("LUDO_FIRST_GAME", 1)), count(numberFrom("LUDO_GAMES", usual)) {}
};

}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <cstdlib>

namespace ludo::engine {

/// The random games that a test makes: LUDO_GAMES says how many, LUDO_FIRST_GAME which is the first.
struct Range {
  std::uint64_t first = 1;
  std::uint64_t count = 0;

  explicit Range(std::uint64_t usual)
      : first(number("LUDO_FIRST_GAME", 1)), count(number("LUDO_GAMES", usual)) {}

 private:
  static std::uint64_t number(const char* name, std::uint64_t usual) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : usual;
  }
};

}  // namespace ludo::engine

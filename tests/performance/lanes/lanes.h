// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/bench/contender.h"
#include "core/bench/limit_game.h"

/// Limit games that play several games at once, to see what that would be worth: in the lanes of vectors, or
/// in turn, one ply of each. They keep to all other rules of the limits, and a game begins anew where one has
/// ended.
namespace ludo::bench {

class LanesRunner : public Runner {
 public:
  /// What came of all the games that have ended.
  virtual LimitResult result() const = 0;
};

struct LanesForm {
  std::string_view sample;
  std::string_view name;
  std::unique_ptr<LanesRunner> (*make)(std::uint64_t seed);
};

using FormsByGame = std::array<std::span<const LanesForm>, 4>;

}  // namespace ludo::bench

/// Four lanes of AVX2, and games in turn on any processor with BMI2.
namespace ludo::bench::lanesAvx2 {
FormsByGame forms();
}
/// Eight lanes of AVX-512 with its instructions for counting bits.
namespace ludo::bench::lanesAvx512 {
FormsByGame forms();
}

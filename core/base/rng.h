// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>

namespace ludo {

/// A 128-bit unsigned integer as two words, so that states serialise the same everywhere.
struct Uint128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  bool operator==(const Uint128&) const = default;
};

/// PCG-DXSM 128/64 with the cheap multiplier (O'Neill, "PCG: A family of simple fast space-efficient
/// statistically good algorithms for random number generation", 2014; DXSM output as in NumPy's PCG64DXSM).
/// A plain value: copying it forks the sequence.
class Rng {
 public:
  Rng() : Rng(0) {}
  /// Expands a 64-bit seed into state and increment with SplitMix64, then seeds as PCG does.
  explicit Rng(std::uint64_t seed);
  /// Continues from a raw state and increment (the increment's low bit is forced to one).
  static Rng fromState(Uint128 state, Uint128 increment);
  /// An independent stream for run `index` of master seed `seed`.
  static Rng forRun(std::uint64_t seed, std::uint64_t index);

  std::uint64_t next();
  /// Uniform in [0, bound) without bias; bound must be positive (Lemire, "Fast random integer generation
  /// in an interval", 2019).
  std::uint64_t below(std::uint64_t bound);
  /// Uniform in [low, high], both ends included.
  std::int64_t between(std::int64_t low, std::int64_t high);

  Uint128 state() const { return m_state; }
  Uint128 increment() const { return m_increment; }
  bool operator==(const Rng&) const = default;

 private:
  Uint128 m_state;
  Uint128 m_increment;
};

}  // namespace ludo

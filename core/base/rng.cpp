// SPDX-License-Identifier: Apache-2.0
#include "core/base/rng.h"

#include "core/base/hash.h"

namespace ludo {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::uint64_t cheapMultiplier = 0xDA942042E4DD58B5U;
constexpr Wide defaultMultiplier = (Wide{2549297995355413924U} << 64) | 4865540595714422341U;

Wide wide(Uint128 x) {
  return (Wide{x.high} << 64) | x.low;
}
Uint128 words(Wide x) {
  return {static_cast<std::uint64_t>(x >> 64), static_cast<std::uint64_t>(x)};
}

class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : m_state(seed) {}
  std::uint64_t next() {
    std::uint64_t value = mix64(m_state);
    m_state += 0x9E3779B97F4A7C15U;
    return value;
  }

 private:
  std::uint64_t m_state;
};

}  // namespace

Rng::Rng(std::uint64_t seed) {
  SplitMix64 words64(seed);
  Wide initial = (Wide{words64.next()} << 64) | words64.next();
  Wide sequence = (Wide{words64.next()} << 64) | words64.next();
  Wide increment = (sequence << 1) | 1U;
  Wide state = increment + initial;
  state = state * defaultMultiplier + increment;
  m_state = words(state);
  m_increment = words(increment);
}

Rng Rng::fromState(Uint128 state, Uint128 increment) {
  Rng rng;
  rng.m_state = state;
  rng.m_increment = increment;
  rng.m_increment.low |= 1U;
  return rng;
}

Rng Rng::forRun(std::uint64_t seed, std::uint64_t index) {
  return Rng(combine(mix64(seed), index));
}

std::uint64_t Rng::next() {
  Wide state = wide(m_state);
  auto high = static_cast<std::uint64_t>(state >> 64);
  auto low = static_cast<std::uint64_t>(state) | 1U;
  high ^= high >> 32;
  high *= cheapMultiplier;
  high ^= high >> 48;
  high *= low;
  m_state = words(state * cheapMultiplier + wide(m_increment));
  return high;
}

std::uint64_t Rng::below(std::uint64_t bound) {
  Wide product = Wide{next()} * bound;
  auto low = static_cast<std::uint64_t>(product);
  if (low < bound) {
    std::uint64_t threshold = (0 - bound) % bound;
    while (low < threshold) {
      product = Wide{next()} * bound;
      low = static_cast<std::uint64_t>(product);
    }
  }
  return static_cast<std::uint64_t>(product >> 64);
}

std::int64_t Rng::between(std::int64_t low, std::int64_t high) {
  std::uint64_t range = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
  std::uint64_t offset = range == 0 ? next() : below(range);
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
}

}  // namespace ludo

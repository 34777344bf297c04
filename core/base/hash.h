// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <bit>
#include <cstdint>
#include <string_view>

namespace ludo {

/// The 64-bit finaliser of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014): a bijection whose output bits each depend on all input bits.
constexpr std::uint64_t mix64(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15U;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

/// Folds a further word into a running hash; the order of words matters. The hash is rotated first, so that
/// it cannot cancel out against a word that went through mix64 itself.
constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t word) {
  return mix64(std::rotl(hash, 23) + mix64(word));
}

/// A hash of a text that is the same on every platform and in every build (FNV-1a, then mix64).
constexpr std::uint64_t stableHash(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  }
  return mix64(hash);
}

}  // namespace ludo

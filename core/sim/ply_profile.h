// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <tuple>

namespace ludo::sim {

/// A number for each ply of a game in bounded memory: sums over stretches of equal length. A stretch is one
/// ply in games of up to 32; whenever a game outgrows its stretches, they are joined in pairs. A plain value.
class PlyProfile {
 public:
  static constexpr std::size_t stretches = 32;

  void add(std::uint64_t value);

  /// Plies a stretch: a power of two.
  std::uint32_t width() const { return m_width; }
  std::uint32_t plies() const { return m_plies; }
  /// Stretches that hold at least one ply; the last may be cut short by the end of the game.
  std::size_t count() const { return (m_plies + m_width - 1) / m_width; }
  /// The mean of the plies from `first` on, `plies` of them, both multiples of width() but for the end of the
  /// game. At least one of them must have been played.
  double mean(std::uint32_t first, std::uint32_t plies) const;
  bool operator==(const PlyProfile&) const = default;
  /// See packing.h.
  friend auto parts(PlyProfile& profile) {
    return std::tie(profile.m_sums, profile.m_width, profile.m_plies);
  }
  friend auto parts(const PlyProfile& profile) {
    return std::tie(profile.m_sums, profile.m_width, profile.m_plies);
  }

 private:
  std::array<std::uint64_t, stretches> m_sums{};
  std::uint32_t m_width = 1;
  std::uint32_t m_plies = 0;
};

}  // namespace ludo::sim

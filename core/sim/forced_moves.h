// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/kernel/state.h"

namespace ludo::sim {

/// Notices that nobody decides anything any more: many moves in a row are the only legal ones, and what is on
/// the table comes back as it was, without a random number having been drawn. Such a game would go on until
/// its cap. Private to the room.
class ForcedMoves {
 public:
  /// To be told of each state in which somebody is to move. True when play goes round in a circle.
  bool goRound(const kernel::State& state, std::size_t legalMoves) {
    return goRound(legalMoves, [&state] { return fingerprintOf(state); });
  }
  /// The same for positions that are no kernel::State. `fingerprint` gives equal values for positions of
  /// which fingerprintOf would.
  template <typename Fingerprint>
  bool goRound(std::size_t legalMoves, const Fingerprint& fingerprint) {
    if (legalMoves == 1) return goOn(fingerprint());
    m_inARow = 0;
    return false;
  }

 private:
  static std::uint64_t fingerprintOf(const kernel::State& state);
  bool goOn(std::uint64_t fingerprint);

  std::uint64_t m_inARow = 0;
  /// A state of this row to compare with, taken ever more rarely (Brent, "An improved Monte Carlo
  /// factorization algorithm", 1980): so that circles of any length are found.
  std::uint64_t m_mark = 0;
};

}  // namespace ludo::sim

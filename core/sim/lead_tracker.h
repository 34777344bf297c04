// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/sim/game_summary.h"

namespace ludo::sim {

/// Follows who is ahead while a game is played, by its scoring. Private to the room; used again for game
/// after game.
class LeadTracker {
 public:
  explicit LeadTracker(const kernel::Rules& rules);

  void start();
  /// Whether there is anything to follow. Who plays alone is ahead of nobody.
  bool wantsScores() const { return m_rules.def().scoring && m_seats.size() > 1; }
  /// Once at the end of each turn, `ply` plies into the game, where scores are wanted. Without scores it does
  /// not count.
  void sample(std::span<const std::int64_t> scores, std::uint32_t ply);
  /// The lead of the game that has ended with these results.
  Lead finish(const std::vector<kernel::SeatResult>& results) const;

 private:
  struct Seat {
    std::int64_t worst = 0;  ///< lead over the best of the others
    std::uint32_t worstPly = 0;
    std::int64_t best = 0;
    std::int64_t last = 0;
    std::uint32_t notLeading = 0;  ///< samples up to the last one at which it did not lead alone
  };

  const kernel::Rules& m_rules;
  bool m_lowestWins = false;
  std::vector<Seat> m_seats;
  std::vector<std::int64_t> m_scores;      ///< of the sample, more is better
  kernel::Seat m_leader = kernel::nobody;  ///< who led alone last
  Lead m_lead;
};

}  // namespace ludo::sim

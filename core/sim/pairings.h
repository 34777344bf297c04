// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::sim {

/// Who plays which game of a round-robin tournament. Each pair of agents meets in rounds. In a round all
/// seats are filled by the two in every order that seats both (Sturtevant, "An analysis of UCT in
/// multi-player games", 2008), so each sits everywhere equally often: 2 games with two seats, 6 with three,
/// 14 with four. With more than six seats, where these would be too many, one half of the table goes round.
/// The games of a round share a seed: cards and dice fall alike for both. A plain value.
class Pairings {
 public:
  /// At least two of each (asserted).
  Pairings(std::size_t agents, kernel::Seat seats, std::uint64_t seed);

  struct Pair {
    std::size_t first = 0;   ///< index of an agent
    std::size_t second = 0;  ///< likewise, a later one
    std::uint64_t seed = 0;  ///< round r has the seed gameSeed(seed, r)
  };
  const std::vector<Pair>& pairs() const { return m_pairs; }
  std::size_t gamesPerRound() const { return m_seatings.size(); }
  /// Whole rounds that make up at least so many games.
  std::uint64_t roundsFor(std::uint64_t games) const;
  /// Games of all pairs in so many rounds.
  std::uint64_t gamesIn(std::uint64_t rounds) const;

  struct Game {
    std::size_t pair = 0;  ///< index into pairs()
    std::uint64_t round = 0;
    std::size_t seating = 0;  ///< which of the ways to seat the two, from 0
    std::uint64_t seed = 0;
  };
  /// All pairs play round 0 first, one game after another, then round 1.
  Game game(std::uint64_t index) const;
  /// Whether the first of the pair has the seat, by seat.
  const std::vector<bool>& seating(std::size_t index) const { return m_seatings[index]; }
  /// The agents' indices by seat.
  std::vector<std::size_t> agentsBySeat(std::size_t pair, std::size_t seating) const;

 private:
  std::vector<Pair> m_pairs;
  std::vector<std::vector<bool>> m_seatings;
};

}  // namespace ludo::sim

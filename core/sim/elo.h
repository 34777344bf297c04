// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/sim/statistics.h"

/// Elo's scale (Elo, "The rating of chessplayers, past and present", 1978): who is rated d higher expects the
/// share 1 / (1 + 10^(-d/400)) of the points, where a draw is half a point.
namespace ludo::sim {

double scoreOfElo(double difference);
/// The other way; plus or minus infinity at 1 and 0.
double eloOfScore(double score);

/// How likely it is that the one who won `wins` games and lost `losses` is the better of the two, as one who
/// knew nothing before would say: the chance that p > 1/2 for p from Beta(wins + 1, losses + 1). Draws do not
/// bear on it.
double likelihoodOfSuperiority(std::uint64_t wins, std::uint64_t losses);

/// What two players have scored against each other.
struct PairScore {
  std::size_t first = 0;  ///< index of the player
  std::size_t second = 0;
  std::uint64_t games = 0;
  double points = 0;  ///< of the first
  /// What the first got in rounds that are independent of each other: by half points, how many rounds. They
  /// say how far points stray; all together they are `games` and `points`.
  std::vector<std::uint64_t> rounds;
};

/// Ratings in Elo, about 0 on average, with the matrix of their covariances.
class Ratings {
 public:
  /// The ratings of `players` that make what they scored most likely, by the model of Bradley and Terry,
  /// "Rank analysis of incomplete block designs" (1952), where a draw counts as half a win. To each pair half
  /// a win is added on both sides (Haldane 1956), so that who always won has a rating, too. Variances are
  /// robust (White, "Maximum likelihood estimation of misspecified models", 1982), from how points stray
  /// between rounds: so draws, and seeds that a round's games share, are accounted for.
  Ratings(std::size_t players, const std::vector<PairScore>& pairs);

  double rating(std::size_t player) const { return m_ratings[player]; }
  /// Normal 95 % interval.
  Interval interval95(std::size_t player) const;
  double difference(std::size_t first, std::size_t second) const;
  Interval difference95(std::size_t first, std::size_t second) const;

 private:
  std::size_t m_players;
  std::vector<double> m_ratings;
  std::vector<double> m_covariances;  ///< a row a player
};

}  // namespace ludo::sim

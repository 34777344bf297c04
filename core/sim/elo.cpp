// SPDX-License-Identifier: Apache-2.0
#include "core/sim/elo.h"

#include <algorithm>
#include <cmath>

#include "core/sim/statistics.h"

namespace ludo::sim {
namespace {

const double eloPerLogit = 400 / std::log(10.0);

/// A square matrix, row by row.
class Matrix {
 public:
  explicit Matrix(std::size_t size) : m_size(size), m_cells(size * size, 0.0) {}
  double& at(std::size_t row, std::size_t column) { return m_cells[row * m_size + column]; }
  double at(std::size_t row, std::size_t column) const { return m_cells[row * m_size + column]; }
  std::size_t size() const { return m_size; }
  std::vector<double> cells() const { return m_cells; }

  /// Adds `weight` where a pair differs: weight * x x^T with x 1 at the first and -1 at the second.
  void addPair(const PairScore& pair, double weight) {
    at(pair.first, pair.first) += weight;
    at(pair.second, pair.second) += weight;
    at(pair.first, pair.second) -= weight;
    at(pair.second, pair.first) -= weight;
  }

  Matrix operator*(const Matrix& other) const {
    Matrix result(m_size);
    for (std::size_t i = 0; i < m_size; ++i) {
      for (std::size_t k = 0; k < m_size; ++k) {
        for (std::size_t j = 0; j < m_size; ++j) result.at(i, j) += at(i, k) * other.at(k, j);
      }
    }
    return result;
  }

  /// Of a symmetric positive definite matrix, by elimination without pivots.
  Matrix inverse() const {
    Matrix left = *this;
    Matrix right(m_size);
    for (std::size_t i = 0; i < m_size; ++i) right.at(i, i) = 1;
    for (std::size_t k = 0; k < m_size; ++k) {
      const double pivot = left.at(k, k);
      left.scaleRow(k, 1 / pivot);
      right.scaleRow(k, 1 / pivot);
      for (std::size_t i = 0; i < m_size; ++i) {
        if (i == k) continue;
        const double factor = left.at(i, k);
        left.subtractRow(i, k, factor);
        right.subtractRow(i, k, factor);
      }
    }
    return right;
  }

 private:
  void scaleRow(std::size_t row, double factor) {
    for (std::size_t j = 0; j < m_size; ++j) at(row, j) *= factor;
  }
  void subtractRow(std::size_t row, std::size_t other, double factor) {
    for (std::size_t j = 0; j < m_size; ++j) at(row, j) -= factor * at(other, j);
  }

  std::size_t m_size;
  std::vector<double> m_cells;
};

double logistic(double x) {
  return 1 / (1 + std::exp(-x));
}

/// Half a win and half a loss more, as one game.
constexpr double addedGames = 1;
constexpr double addedPoints = 0.5;

double expected(const PairScore& pair, const std::vector<double>& logits) {
  return logistic(logits[pair.first] - logits[pair.second]);
}

/// What the likelihood's curvature is at these logits. A common shift of all changes nothing: the ones that
/// are added everywhere keep their sum at 0.
Matrix information(std::size_t players, const std::vector<PairScore>& pairs,
                   const std::vector<double>& logits) {
  Matrix result(players);
  for (std::size_t i = 0; i < players; ++i) {
    for (std::size_t j = 0; j < players; ++j) result.at(i, j) = 1;
  }
  for (const PairScore& pair : pairs) {
    const double p = expected(pair, logits);
    result.addPair(pair, (static_cast<double>(pair.games) + addedGames) * p * (1 - p));
  }
  return result;
}

/// Newton's method. The likelihood is concave; steps are bounded so that they cannot leave its bulge.
std::vector<double> mostLikely(std::size_t players, const std::vector<PairScore>& pairs) {
  constexpr int mostSteps = 1'000;
  constexpr double longestStep = 1;
  constexpr double closeEnough = 1e-12;
  std::vector<double> logits(players, 0.0);
  for (int step = 0; step < mostSteps; ++step) {
    std::vector<double> slope(players, 0.0);
    for (const PairScore& pair : pairs) {
      const double games = static_cast<double>(pair.games) + addedGames;
      const double surplus = pair.points + addedPoints - games * expected(pair, logits);
      slope[pair.first] += surplus;
      slope[pair.second] -= surplus;
    }
    const Matrix inverse = information(players, pairs, logits).inverse();
    std::vector<double> change(players, 0.0);
    double longest = 0;
    for (std::size_t i = 0; i < players; ++i) {
      for (std::size_t j = 0; j < players; ++j) change[i] += inverse.at(i, j) * slope[j];
      longest = std::max(longest, std::abs(change[i]));
    }
    const double scale = std::min(1.0, longestStep / std::max(longest, closeEnough));
    for (std::size_t i = 0; i < players; ++i) logits[i] += scale * change[i];
    if (longest < closeEnough) break;
  }
  return logits;
}

/// How far the points of a pair's rounds stray from what is expected of them, squared and summed.
double straying(const PairScore& pair, double p) {
  if (pair.games == 0) return addedGames * p * (1 - p);
  double rounds = 0;
  for (const std::uint64_t count : pair.rounds) rounds += static_cast<double>(count);
  const double mean = p * static_cast<double>(pair.games) / rounds;
  double sum = addedPoints * ((1 - p) * (1 - p) + p * p);
  for (std::size_t half = 0; half < pair.rounds.size(); ++half) {
    const double surplus = static_cast<double>(half) / 2 - mean;
    sum += static_cast<double>(pair.rounds[half]) * surplus * surplus;
  }
  return sum;
}

}  // namespace

double scoreOfElo(double difference) {
  return logistic(difference / eloPerLogit);
}

double eloOfScore(double score) {
  return eloPerLogit * std::log(score / (1 - score));
}

double likelihoodOfSuperiority(std::uint64_t wins, std::uint64_t losses) {
  // The chance that p > 1/2 is that of at most `wins` heads in wins + losses + 1 throws of a fair coin.
  const std::uint64_t throws = wins + losses + 1;
  double logarithm = -static_cast<double>(throws) * std::log(2.0);
  double chance = 0;
  for (std::uint64_t heads = 0; heads <= std::min(wins, losses); ++heads) {
    chance += std::exp(logarithm);
    logarithm += std::log(static_cast<double>(throws - heads)) - std::log(static_cast<double>(heads + 1));
  }
  return wins <= losses ? chance : 1 - chance;
}

Ratings::Ratings(std::size_t players, const std::vector<PairScore>& pairs) : m_players(players) {
  const std::vector<double> logits = mostLikely(players, pairs);
  const Matrix bread = information(players, pairs, logits).inverse();
  Matrix meat(players);
  for (const PairScore& pair : pairs) meat.addPair(pair, straying(pair, expected(pair, logits)));
  m_covariances = (bread * meat * bread).cells();
  for (double& cell : m_covariances) cell *= eloPerLogit * eloPerLogit;
  for (const double logit : logits) m_ratings.push_back(logit * eloPerLogit);
}

Interval Ratings::interval95(std::size_t player) const {
  const double half = z95 * std::sqrt(m_covariances[player * m_players + player]);
  return {m_ratings[player] - half, m_ratings[player] + half};
}

double Ratings::difference(std::size_t first, std::size_t second) const {
  return m_ratings[first] - m_ratings[second];
}

Interval Ratings::difference95(std::size_t first, std::size_t second) const {
  const auto covariance = [this](std::size_t a, std::size_t b) { return m_covariances[a * m_players + b]; };
  const double variance =
      covariance(first, first) + covariance(second, second) - 2 * covariance(first, second);
  const double half = z95 * std::sqrt(std::max(0.0, variance));
  return {difference(first, second) - half, difference(first, second) + half};
}

}  // namespace ludo::sim

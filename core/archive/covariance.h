// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <span>
#include <vector>

namespace ludo::archive {

/// A covariance matrix C with what was last worked out of it: C = B D^2 B^T with eigenvectors in the columns
/// of B and the square roots of the eigenvalues in D. Plain data. Matrices are written column by column.
struct Covariance {
  std::size_t length = 0;      ///< of a solution
  bool diagonal = false;       ///< then C is its diagonal, and B is the unit matrix and not kept
  std::vector<double> matrix;  ///< C: its lower triangle counts; or the diagonal alone
  std::vector<double> basis;   ///< B; empty when diagonal
  std::vector<double> scales;  ///< D
  bool operator==(const Covariance&) const = default;
};

/// The unit matrix.
Covariance unitCovariance(std::size_t length, bool diagonal);
/// Whether the parts have the sizes that the length asks for.
bool wellFormed(const Covariance& covariance);

/// Steps to be learnt from, one after the other, `length` numbers each, with a weight each.
struct WeightedSteps {
  std::span<const double> steps;
  std::span<const double> weights;
};

/// C = keep * C + pathRate * p p^T + sum of weight * step step^T. B and D stay as they are.
void learn(Covariance& covariance, double keep, double pathRate, std::span<const double> path,
           const WeightedSteps& steps);

/// Works out B and D: about 10 n^3 operations for a full matrix.
void decompose(Covariance& covariance);

/// Replaces each vector z of several, one after the other, by B D z: from standard normal deviates come those
/// of covariance C.
void stretch(const Covariance& covariance, std::span<double> vectors);
/// B D^-1 B^T y: the way back, without the turn.
std::vector<double> whiten(const Covariance& covariance, std::span<const double> vector);

/// The largest eigenvalue by the smallest; infinite where one is no positive number.
double conditionNumber(const Covariance& covariance);
/// The largest of D.
double largestScale(const Covariance& covariance);

}  // namespace ludo::archive

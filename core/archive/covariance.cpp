// SPDX-License-Identifier: Apache-2.0
#include "core/archive/covariance.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <limits>

namespace ludo::archive {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
using MatrixMap = Eigen::Map<Matrix>;
using ConstMatrixMap = Eigen::Map<const Matrix>;
using ConstVectorMap = Eigen::Map<const Vector>;

Eigen::Index size(std::size_t count) {
  return static_cast<Eigen::Index>(count);
}

ConstVectorMap vectorOf(std::span<const double> numbers) {
  return {numbers.data(), size(numbers.size())};
}

/// Eigen cuts products into blocks by the caches that it finds, and so adds in another order elsewhere.
void fixBlocks() {
  static const bool fixed = [] {
    Eigen::setCpuCacheSizes(32 << 10, 256 << 10, 2 << 20);
    return true;
  }();
  static_cast<void>(fixed);
}

}  // namespace

Covariance unitCovariance(std::size_t length, bool diagonal) {
  Covariance unit{length, diagonal, {}, {}, std::vector<double>(length, 1.0)};
  unit.matrix.assign(diagonal ? length : length * length, diagonal ? 1.0 : 0.0);
  if (diagonal) return unit;
  for (std::size_t i = 0; i < length; ++i) unit.matrix[i * length + i] = 1;
  unit.basis = unit.matrix;
  return unit;
}

bool wellFormed(const Covariance& covariance) {
  const std::size_t n = covariance.length;
  return covariance.matrix.size() == (covariance.diagonal ? n : n * n) &&
         covariance.basis.size() == (covariance.diagonal ? 0 : n * n) && covariance.scales.size() == n;
}

void learn(Covariance& covariance, double keep, double pathRate, std::span<const double> path,
           const WeightedSteps& learnt) {
  const std::size_t n = covariance.length;
  if (covariance.diagonal) {
    for (std::size_t i = 0; i < n; ++i) {
      double next = keep * covariance.matrix[i] + pathRate * path[i] * path[i];
      for (std::size_t k = 0; k < learnt.weights.size(); ++k) {
        const double step = learnt.steps[k * n + i];
        next += learnt.weights[k] * step * step;
      }
      covariance.matrix[i] = next;
    }
    return;
  }
  fixBlocks();
  MatrixMap matrix(covariance.matrix.data(), size(n), size(n));
  const Eigen::Index parents = size(learnt.weights.size());
  Matrix columns(n, parents + 1);
  columns.leftCols(parents) = ConstMatrixMap(learnt.steps.data(), size(n), parents) *
                              vectorOf(learnt.weights).cwiseSqrt().asDiagonal();
  columns.col(parents) = std::sqrt(pathRate) * vectorOf(path);
  matrix.triangularView<Eigen::Lower>() *= keep;
  matrix.selfadjointView<Eigen::Lower>().rankUpdate(columns);
}

void decompose(Covariance& covariance) {
  if (covariance.diagonal) {
    for (std::size_t i = 0; i < covariance.length; ++i)
      covariance.scales[i] = std::sqrt(covariance.matrix[i]);
    return;
  }
  fixBlocks();
  const Eigen::Index n = size(covariance.length);
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(ConstMatrixMap(covariance.matrix.data(), n, n));
  MatrixMap(covariance.basis.data(), n, n) = solver.eigenvectors();
  // The square root of a negative eigenvalue is no number, which conditionNumber tells.
  Eigen::Map<Vector>(covariance.scales.data(), n) = solver.eigenvalues().cwiseSqrt();
}

void stretch(const Covariance& covariance, std::span<double> vectors) {
  const std::size_t n = covariance.length;
  const std::size_t count = vectors.size() / n;
  MatrixMap columns(vectors.data(), size(n), size(count));
  columns = vectorOf(covariance.scales).asDiagonal() * columns;
  if (covariance.diagonal) return;
  fixBlocks();
  columns = ConstMatrixMap(covariance.basis.data(), size(n), size(n)) * columns;
}

std::vector<double> whiten(const Covariance& covariance, std::span<const double> vector) {
  std::vector<double> white(vector.size());
  Eigen::Map<Vector> result(white.data(), size(white.size()));
  if (covariance.diagonal) {
    result = vectorOf(vector).cwiseQuotient(vectorOf(covariance.scales));
    return white;
  }
  const Eigen::Index n = size(covariance.length);
  const ConstMatrixMap basis(covariance.basis.data(), n, n);
  const Vector turned = (basis.transpose() * vectorOf(vector)).cwiseQuotient(vectorOf(covariance.scales));
  result = basis * turned;
  return white;
}

double conditionNumber(const Covariance& covariance) {
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (const double scale : covariance.scales) {
    if (!(scale > 0) || !std::isfinite(scale)) return std::numeric_limits<double>::infinity();
    least = std::min(least, scale);
    most = std::max(most, scale);
  }
  return (most / least) * (most / least);
}

double largestScale(const Covariance& covariance) {
  return *std::ranges::max_element(covariance.scales);
}

}  // namespace ludo::archive

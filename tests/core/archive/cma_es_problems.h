// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

#include "core/archive/cma_es.h"
#include "core/archive/deviates.h"

/// Functions to be made small, and a CMA-ES that is told which solutions do so.
namespace ludo::archive {

using Solution = std::vector<double>;
using Function = std::function<double(const Solution&)>;

inline double sphere(const Solution& x) {
  return std::inner_product(x.begin(), x.end(), x.begin(), 0.0);
}

/// A million times as steep along the last axis as along the first.
inline double ellipsoid(const Solution& x) {
  double sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i)
    sum += std::pow(1e6, static_cast<double>(i) / static_cast<double>(x.size() - 1)) * x[i] * x[i];
  return sum;
}

/// The same, turned: reflected at two planes that are parallel to no axis.
inline double turnedEllipsoid(const Solution& x) {
  Solution turned = x;
  for (const std::uint64_t seed : {1U, 2U}) {
    Rng rng(seed);
    Solution normalVector(x.size());
    drawNormal(rng, normalVector);
    const double product = std::inner_product(turned.begin(), turned.end(), normalVector.begin(), 0.0);
    const double factor = 2 * product / sphere(normalVector);
    for (std::size_t i = 0; i < x.size(); ++i) turned[i] -= factor * normalVector[i];
  }
  return ellipsoid(turned);
}

inline double rosenbrock(const Solution& x) {
  double sum = 0;
  for (std::size_t i = 0; i + 1 < x.size(); ++i)
    sum += 100 * std::pow(x[i] * x[i] - x[i + 1], 2) + std::pow(x[i] - 1, 2);
  return sum;
}

/// The parents of a batch: the half with the least values.
inline void tellBest(CmaEs& strategy, const std::vector<Solution>& batch, const Function& function) {
  std::vector<const Solution*> order;
  for (const Solution& solution : batch) order.push_back(&solution);
  std::vector<std::pair<double, std::size_t>> values;
  for (std::size_t i = 0; i < batch.size(); ++i) values.emplace_back(function(batch[i]), i);
  std::ranges::sort(values);
  std::vector<const Solution*> parents;
  for (std::size_t i = 0; i < batch.size() / 2; ++i) parents.push_back(&batch[values[i].second]);
  strategy.tell(parents, batch.size());
}

inline CmaEs strategyFor(std::size_t length, bool separable = false, double start = 1) {
  return CmaEs({.length = length, .stepSize = 0.5, .separable = separable, .bounds = {}},
               Solution(length, start));
}

}  // namespace ludo::archive

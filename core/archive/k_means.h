// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "core/base/rng.h"

namespace ludo::archive {

/// `count` centroids of points that lie one after the other in `points`, `dimension` numbers each (Lloyd,
/// "Least squares quantization in PCM", 1982): begins with points drawn without repetition, and goes on until
/// no point changes to another centroid, or for `rounds`. A centroid that no point is nearest to stays where
/// it is. There must be at least as many points as centroids.
std::vector<double> kMeans(std::span<const double> points, std::size_t dimension, std::size_t count,
                           std::size_t rounds, Rng& rng);

}  // namespace ludo::archive

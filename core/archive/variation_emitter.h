// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/archive/emitter.h"
#include "core/archive/solution_bounds.h"

namespace ludo::archive {

struct VariationSettings {
  std::vector<double> start;  ///< around which solutions are drawn while the archive is empty
  std::size_t batch = 36;     ///< solutions at a time
  double sigma = 0.5;         ///< standard deviation of each number, in units of the solution
  /// How far a solution moves along the line between two members: the standard deviation of the share of
  /// their distance. 0 for no second member.
  double lineSigma = 0;
  SolutionBounds bounds;  ///< to which solutions are moved

  /// Gaussian noise on a member (Mouret and Clune, "Illuminating search spaces by mapping elites", 2015).
  static VariationSettings gaussian(std::vector<double> start, double sigma = 0.5);
  /// Noise and a step along the line to another member (Vassiliades and Mouret, "Discovering the elite
  /// hypervolume by leveraging interspecies correlation", 2018).
  static VariationSettings isoLine(std::vector<double> start, double sigma = 0.01, double lineSigma = 0.2);
};

/// An emitter that varies members of the archive drawn uniformly. Fails where a number of the settings is out
/// of its range.
Result<std::unique_ptr<Emitter>> makeVariationEmitter(VariationSettings settings, std::uint64_t seed);

}  // namespace ludo::archive

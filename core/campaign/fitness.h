// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/campaign/sample.h"
#include "core/campaign/settings.h"

namespace ludo::campaign {

/// How good a game is, from 0 to 1, by the designer's weights. Each quality is a measure put on a scale from
/// its worst value (0) to its best (1); the qualities are combined by their weights. Immutable; any thread.
class FitnessFunction {
 public:
  /// The measures are known (asserted), and a weight is above 0.
  FitnessFunction(const std::vector<QualitySettings>& qualities, Combination combination);

  /// The interval goes from the fitness of the worst ends of all measures' intervals to that of the best: at
  /// least as wide as a 95 % one, since they are not all wrong at once. `stretch` widens the measures'
  /// intervals by that factor.
  Estimate of(const Sample& sample, double stretch = 1) const;
  /// The same where matches are yet to be played: what takes one counts as the best there could be, from
  /// the worst.
  Estimate withoutMatches(const Sample& sample, double stretch = 1) const;

  bool usesMatches() const;
  bool usesProbes() const;
  bool usesCoverage() const;

 private:
  struct Quality {
    std::size_t measure = 0;  ///< row of measureTable()
    double weight = 1;
    double worst = 0;
    double best = 1;
    double absent = 0;  ///< what it is worth that the measure cannot be taken, from 0 to 1
    double of(double value) const;
  };

  Estimate combined(const Sample& sample, double stretch, bool matchesPending) const;
  double combine(const std::vector<double>& worths) const;

  std::vector<Quality> m_qualities;
  Combination m_combination;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/archive/covariance.h"
#include "core/archive/solution_bounds.h"
#include "core/archive/strategy_parameters.h"
#include "core/base/result.h"
#include "core/base/rng.h"

namespace ludo::archive {

struct CmaEsSettings {
  std::size_t length = 1;  ///< numbers in a solution
  double stepSize = 0.5;   ///< standard deviation at the beginning, in units of the solution
  std::size_t batch = 0;   ///< solutions at a time; 0 for 4 + 3 ln(length), the tutorial's choice
  bool separable = false;  ///< a diagonal covariance: for long solutions
  SolutionBounds bounds;   ///< what falls out of them is drawn again
};

/// What is wrong with the settings, if anything is.
std::optional<std::string> cmaEsMistake(const CmaEsSettings& settings);

/// Where a CMA-ES stands: plain data, to be written down and restored.
struct CmaEsState {
  std::vector<double> mean;
  double stepSize = 1;
  std::vector<double> path;      ///< of the covariance
  std::vector<double> stepPath;  ///< of the step size
  Covariance covariance;
  std::uint64_t generations = 0;   ///< that there was something to learn from
  std::uint64_t evaluations = 0;   ///< since the last restart
  std::uint64_t decomposedAt = 0;  ///< the evaluations at the last decomposition
  bool operator==(const CmaEsState&) const = default;
};

/// The evolution strategy with covariance matrix adaptation, with positive weights (Hansen, "The CMA
/// evolution strategy: a tutorial", 2016). It is told which solutions are the parents and in which order, and
/// not by what. A value; owned and used by one thread.
class CmaEs {
 public:
  /// The settings must be without mistake, the mean of their length (asserted).
  CmaEs(CmaEsSettings settings, std::span<const double> mean);

  const CmaEsSettings& settings() const { return m_settings; }
  std::size_t batch() const { return m_settings.batch; }
  const CmaEsState& state() const { return m_state; }
  /// Goes on from a state. Fails where it is not one of these settings.
  Result<Done> restore(CmaEsState state);

  /// Begins anew around a mean, with nothing learnt.
  void restart(std::span<const double> mean);

  /// A batch of solutions. What is out of bounds after 100 draws is moved to them.
  std::vector<std::vector<double>> ask(Rng& rng);
  /// Learns from the parents, the best first; without parents it only counts. `evaluated` is how many
  /// solutions they were chosen from.
  void tell(std::span<const std::vector<double>* const> parents, std::size_t evaluated);

  /// Whether it cannot go on: the covariance is nearly singular, steps are next to nothing, or numbers have
  /// left their range.
  bool exhausted() const;

 private:
  void decomposeIfDue();
  void drawInside(Rng& rng, std::vector<double>& solution) const;
  void moveMean(std::span<const std::vector<double>* const> parents, const StrategyParameters& parameters);
  bool followPaths(std::span<const double> step, const StrategyParameters& parameters);
  void adaptStepSize(const StrategyParameters& parameters);

  CmaEsSettings m_settings;
  std::uint64_t m_lazyEvaluations;  ///< between two decompositions
  CmaEsState m_state;
};

}  // namespace ludo::archive

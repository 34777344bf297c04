// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "core/archive/emitter.h"
#include "core/archive/ranking.h"

namespace ludo::archive {

/// Which of a batch the strategy learns from.
enum class Selection : std::uint8_t {
  filter,  ///< all that the archive accepted
  mu,      ///< the better half
};

/// When the strategy begins anew at a member of the archive, beside when it is exhausted or all solutions are
/// alike.
enum class RestartRule : std::uint8_t {
  noImprovement,  ///< when the archive has accepted nothing of a batch
  basic,          ///< never
};

struct StrategySettings {
  std::vector<double> start;  ///< the first mean
  CmaEsSettings strategy;     ///< its length is that of the start
  Ranking ranking = Ranking::statusThenValue;
  Selection selection = Selection::filter;
  RestartRule restartRule = RestartRule::noImprovement;

  /// CMA-ME with the improvement emitter (Fontaine, Togelius, Nikolaidis and Hoover, "Covariance matrix
  /// adaptation for the rapid illumination of behavior space", 2020).
  static StrategySettings cmaMe(std::vector<double> start, double stepSize, std::size_t batch);
  /// CMA-MAE; the archive must be soft (Fontaine and Nikolaidis, "Covariance matrix adaptation
  /// MAP-annealing", 2023).
  static StrategySettings cmaMae(std::vector<double> start, double stepSize, std::size_t batch);
};

/// An emitter that adapts a normal distribution with CMA-ES to what the archive wants. Fails where
/// cmaEsMistake has something to say, and where the start is not of the strategy's length.
Result<std::unique_ptr<Emitter>> makeStrategyEmitter(StrategySettings settings, std::uint64_t seed);

}  // namespace ludo::archive

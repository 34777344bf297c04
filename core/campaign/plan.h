// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/grid.h"
#include "core/base/result.h"
#include "core/campaign/fitness.h"
#include "core/campaign/settings.h"
#include "core/metrics/flag.h"

namespace ludo::campaign {

/// Settings that were found sound, with their names looked up. Immutable; any thread.
class Plan {
 public:
  /// `firstGames` is how many games the campaign begins with. Fails where the axes make no grid.
  static Result<Plan> make(Settings settings, std::size_t firstGames);

  const Settings& settings() const { return m_settings; }
  /// The axes, with the cells by which they are shown.
  const std::shared_ptr<const archive::Grid>& grid() const { return m_grid; }
  /// What divides games into the cells of the archive: the grid, or centroids over its axes.
  const archive::TessellationPtr& tessellation() const { return m_tessellation; }
  /// Whether an axis has boundaries that follow the games.
  bool slides() const;
  /// The same with other boundaries on the axes that slide; as it is where they do not fit.
  Plan withBoundaries(const std::vector<std::vector<double>>& boundaries) const;
  /// Cells of the archive; 0 where it has none, since it keeps whatever is unlike the others.
  std::size_t cellCount() const;
  /// Where an elite is shown: its cell along each axis.
  std::vector<std::size_t> coordinates(std::uint64_t cell, const std::vector<double>& place) const;
  const FitnessFunction& fitness() const { return m_fitness; }

  /// The measures of the axes; nothing where one of them could not be taken.
  std::optional<std::vector<double>> placeOf(const Sample& sample) const;
  /// The first measure of the axes that could not be taken; empty where there is none.
  std::string missingMeasure(const Sample& sample) const;
  /// The cells that a candidate may belong to by the intervals of its measures, each widened by the factor;
  /// nothing where they are more than `most`, a measure is missing, or cells are of
  /// centroids or there are none.
  std::optional<std::vector<std::size_t>> cellsAround(const Sample& sample, double stretch,
                                                      std::size_t most) const;

  bool wantsFilter(const std::string& id) const;
  bool wantsFlag(metrics::FlagKind kind) const;
  /// Whether an axis or a quality asks for it.
  bool needsMatches() const;
  /// Whether an axis does.
  bool placesByMatches() const;
  bool needsProbes() const;
  /// Or a flag that ends candidates.
  bool needsCoverage() const;

 private:
  Plan(Settings settings, std::shared_ptr<const archive::Grid> grid, archive::TessellationPtr tessellation);
  bool anyAxis(bool (*asks)(std::size_t measure)) const;

  Settings m_settings;
  std::shared_ptr<const archive::Grid> m_grid;
  archive::TessellationPtr m_tessellation;
  std::vector<std::size_t> m_axisMeasures;
  FitnessFunction m_fitness;
};

}  // namespace ludo::campaign

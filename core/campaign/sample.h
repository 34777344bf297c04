// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <vector>

namespace ludo::campaign {

/// A number with its 95 % interval, and how many games (plies, ...) it rests on. Nothing was measured where n
/// is 0.
struct Estimate {
  double n = 0;
  double value = 0;
  double low = 0;
  double high = 0;
  bool measured() const { return n > 0; }
  bool operator==(const Estimate&) const = default;
};

/// What some games of a candidate say, by row of measureTable(). A plain value.
struct Sample {
  std::vector<Estimate> measures;
  /// The fitness before the searcher's match, by which newcomers are held against elites.
  Estimate screen;
  bool operator==(const Sample&) const = default;
};

/// The same from several independent samples together: values weighted by n; the squares of the weighted
/// half widths of intervals add up, as those of standard errors do. What some lack rests on the others.
Estimate pooled(std::span<const Estimate> estimates);
Sample pooled(std::span<const Sample> samples);

}  // namespace ludo::campaign

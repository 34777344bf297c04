// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/campaign/sample.h"

namespace ludo::campaign {

/// Where a measured candidate stands: by all of its believed samples.
struct Placement {
  Estimate fitness;           ///< with all matches
  double screen = 0;          ///< the fitness before the searcher's match
  std::vector<double> place;  ///< the measures of the axes, one an axis
  bool operator==(const Placement&) const = default;
};

}  // namespace ludo::campaign

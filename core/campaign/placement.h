// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/campaign/sample.h"

namespace ludo::campaign {

/// Where a measured candidate stands: by all of its believed samples.
struct Placement {
  Estimate fitness;
  double screen = 0;
  std::vector<double> place;
  bool operator==(const Placement&) const = default;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/base/result.h"

namespace ludo::archive {

/// Weights of several qualities that stress one after the other, so that no single notion of good takes over.
struct RotatingEmphasis {
  std::vector<double> weights;      ///< what each quality counts on the whole: from 0, and one above 0
  std::uint64_t generations = 100;  ///< how long one of them is stressed; at least 1
  double stress = 2;                ///< by what its weight is multiplied then; at least 1
};

/// The weights in a generation, which is counted from 0; their sum is 1. Qualities that count nothing are
/// never stressed. Fails where a number is out of its range.
Result<std::vector<double>> weightsAt(const RotatingEmphasis& emphasis, std::uint64_t generation);

}  // namespace ludo::archive

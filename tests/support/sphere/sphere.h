// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <vector>

#include "core/archive/axis.h"
#include "core/archive/scheduler.h"

/// The sphere with a linear projection (Fontaine, Togelius, Nikolaidis and Hoover, "Covariance matrix
/// adaptation for the rapid illumination of behavior space", 2020, section 4): a plain objective whose
/// measures are so squeezed towards the middle that the edges of an archive are hard to reach.
namespace ludo::sphere {

/// The objective is 100 at 2.048 in every number, which is 0.4 of 5.12, and 0 as far away as -5.12 in every
/// number. The two measures are the sums of the first and of the second half of the numbers, where x
/// beyond 5.12 counts as 5.12 / x.
archive::Evaluation evaluate(std::span<const double> solution);

/// The axes of those measures: from -2.56 n to 2.56 n for solutions of n numbers.
std::vector<archive::Axis> axes(std::size_t length, std::size_t cells);

}  // namespace ludo::sphere

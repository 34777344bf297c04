// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/report.h"

namespace ludo::metrics {

/// The games of a batch that are worth looking at: the shortest and longest, the most lead changes, the
/// greatest comeback, the closest end. Of equals the first.
std::vector<Highlight> findHighlights(const sim::Batch& batch);

}  // namespace ludo::metrics

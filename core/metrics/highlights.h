// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/report.h"

namespace ludo::metrics {

/// The games of a batch that are worth looking at (the highlights of seed 003 sections 1.4 and 2.4): the
/// shortest and longest, the most lead changes, the greatest comeback, the closest end. Of
/// equals the first.
std::vector<Highlight> findHighlights(const sim::Batch& batch);

}  // namespace ludo::metrics

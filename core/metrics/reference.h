// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo::metrics {

/// docs/metrics.md: every metric, filter and flag, from the tables.
std::string referenceText();

}  // namespace ludo::metrics

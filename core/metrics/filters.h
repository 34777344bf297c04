// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/report.h"

namespace ludo::metrics {

/// What a filter is, for docs/metrics.md.
struct FilterInfo {
  std::string_view id;
  std::string_view holds;  ///< what must hold
  std::string_view fails;  ///< what makes a game (or ply) fail
  std::string_view rule;   ///< when the filter is passed
};
std::span<const FilterInfo> filterTable();

/// All filters, passed or not, in the order of the table.
std::vector<Filter> applyFilters(const sim::Batch& batch, const FlagLimits& limits);

}  // namespace ludo::metrics

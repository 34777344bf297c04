// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <limits>

#include "core/metrics/metric.h"

/// The parts of the table, one a file. Private to the room.
namespace ludo::metrics {

std::span<const MetricInfo> lengthMetrics();
std::span<const MetricInfo> balanceMetrics();
std::span<const MetricInfo> branchingMetrics();
std::span<const MetricInfo> decisionMetrics();
std::span<const MetricInfo> tensionMetrics();
std::span<const MetricInfo> contactMetrics();
std::span<const MetricInfo> leadMetrics();
std::span<const MetricInfo> marginMetrics();
std::span<const MetricInfo> repetitionMetrics();
std::span<const MetricInfo> coverageMetrics();
std::span<const MetricInfo> varietyMetrics();
std::span<const MetricInfo> skillMetrics();

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

/// The value of a metric that is the mean of its distribution.
void takeMean(Metric& metric);

/// a / b, or nothing to divide by.
template <typename A, typename B>
std::optional<double> ratio(A a, B b) {
  if (b == 0) return std::nullopt;
  return static_cast<double>(a) / static_cast<double>(b);
}

}  // namespace ludo::metrics

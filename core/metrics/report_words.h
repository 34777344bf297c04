// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/report.h"

/// A report in words, for the command line and pages.
namespace ludo::metrics {

/// A value of this metric with its unit where that is a percent: "58.5 %", "7.63".
std::string valueText(const MetricInfo& info, double value);
/// "57.5 to 59.5 %".
std::string intervalText(const MetricInfo& info, double low, double high);
/// "random against greedy".
std::string agentsText(const EvalReport& report);
/// What the numbers say, in plain sentences.
std::vector<std::string> verdict(const EvalReport& report);

}  // namespace ludo::metrics

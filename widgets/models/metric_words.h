// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/metrics/metric.h"

namespace ludo::widgets {

/// What a metric and a group of them are called, in the user's language. Formulas and advice are English, as
/// all documentation is.
QString metricTitle(const metrics::MetricInfo& metric);
QString metricGroupTitle(metrics::MetricGroup group);

}  // namespace ludo::widgets

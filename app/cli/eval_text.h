// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/metrics/report.h"

namespace ludo::cli {

/// A report as tables for a terminal.
std::string evalText(const metrics::EvalReport& report);

}  // namespace ludo::cli

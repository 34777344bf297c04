// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/report.h"

namespace ludo::metrics {

/// A report as one page that needs nothing else: no network, no scripts, no further files. `gamePath` is how
/// command lines on the page name the game.
std::string reportHtml(const EvalReport& report, const std::string& gamePath);

}  // namespace ludo::metrics

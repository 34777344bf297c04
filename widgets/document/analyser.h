// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/service/analysis.h"

namespace ludo::widgets {

/// Turns one revision of a text into what is known about it. Called on a worker
/// thread. It may return null only when a stop was requested.
using Analyser = std::function<service::AnalysisPtr(SourcePtr, std::uint64_t revision, std::stop_token)>;

/// service::analyse.
Analyser specificationAnalyser();

}  // namespace ludo::widgets

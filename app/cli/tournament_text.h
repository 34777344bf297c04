// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/metrics/tournament_report.h"

namespace ludo::cli {

/// A tournament as tables: who stands where, how each pair came out, and what went wrong.
std::string tournamentText(const metrics::TournamentReport& report);

}  // namespace ludo::cli

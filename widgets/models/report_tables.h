// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "core/metrics/report.h"
#include "core/metrics/tournament_report.h"
#include "widgets/models/value_table.h"

/// What reports say in numbers, as tables for people. The rows are those of the report, in its order.
namespace ludo::widgets {

/// A row for each of EvalReport::metrics.
ValueTable metricTable(const metrics::EvalReport& report);
/// A row for each of EvalReport::rules; those that never ran stand out.
ValueTable ruleTable(const metrics::EvalReport& report);
/// A row for each of EvalReport::matches.
ValueTable matchTable(const metrics::EvalReport& report);

/// A row for each of TournamentReport::standings.
ValueTable standingTable(const metrics::TournamentReport& report);
/// A row for each of TournamentReport::pairs.
ValueTable pairTable(const metrics::TournamentReport& report);
/// A row for each seat: the games that it won.
ValueTable seatTable(const metrics::TournamentReport& report);

}  // namespace ludo::widgets

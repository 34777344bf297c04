// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>

#include "core/metrics/comparison.h"
#include "widgets/models/value_table.h"

/// Reports side by side, as a table and sentences for people.
namespace ludo::widgets {

/// A row for each number of Comparison::figures, then for each flag; those that differ stand out.
ValueTable comparisonTable(const metrics::Comparison& comparison, bool onlyDifferences);
/// What is to be known before, and how many numbers differ, a sentence each.
QStringList comparisonCaveats(const metrics::Comparison& comparison);

}  // namespace ludo::widgets

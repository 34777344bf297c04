// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFont>
#include <QtCharts/QAbstractBarSeries>
#include <QtCharts/QChart>
#include <memory>

#include "widgets/charts/chart_colours.h"
#include "widgets/models/report_model.h"

namespace ludo::widgets {

/// A chart drawn from ChartData. `bars` belongs to the chart.
struct BuiltChart {
  std::unique_ptr<QChart> chart;
  QAbstractBarSeries* bars = nullptr;
  bool horizontal = false;  ///< bars grow to the right, the first one on top

  /// Which bar a position (in the chart's coordinates) belongs to, its whole column or row counting; -1 when
  /// none.
  int barAt(const QPointF& position) const;
  /// The middle of a bar in the chart's coordinates.
  QPointF middleOf(int bar) const;
};

/// Builds a chart on the GUI thread. The title and summary are drawn in the chart itself only `withTitle`
/// (exported files); panels show them as labels.
BuiltChart buildChart(const ChartData& data, const ChartColours& colours, const QFont& font, bool withTitle);

/// A round distance between ticks (1, 2 or 5 times a power of ten) giving at most `most` of them over
/// `range`; at least 1 when `whole`.
double tickInterval(double range, int most, bool whole);

}  // namespace ludo::widgets

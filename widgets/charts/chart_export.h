// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractItemModel>
#include <QByteArray>
#include <QString>

#include "core/base/result.h"
#include "widgets/models/report_model.h"

/// Charts and tables as files fit for a paper: black on white whatever the theme, with title, sample size,
/// interval and axis units. GUI thread.
namespace ludo::widgets {

/// RFC 4180: a header line, then a line a row, CRLF line ends, plain numbers with a decimal point.
QByteArray csvOf(const QAbstractItemModel& model);
QByteArray pngOf(const ChartData& chart);
QByteArray svgOf(const ChartData& chart);

/// Writes the chart in the format of the file's suffix (png, svg or csv). Fails for another suffix and, with
/// the system's reason, when the file cannot be written; an existing file is then as it was.
Result<Done> exportChart(const ChartData& chart, const QString& path);

}  // namespace ludo::widgets

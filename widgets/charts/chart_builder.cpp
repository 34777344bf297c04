// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_builder.h"

#include <QGraphicsLayout>
#include <QLocale>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QHorizontalBarSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>

namespace ludo::widgets {
namespace {

void styleAxis(QAbstractAxis& axis, const ChartColours& colours, const QFont& font, const QString& title) {
  QFont titleFont = font;
  titleFont.setBold(false);
  axis.setTitleText(title);
  axis.setTitleFont(titleFont);
  axis.setTitleBrush(colours.text);
  axis.setLabelsFont(font);
  axis.setLabelsColor(colours.text);
  axis.setLinePen(QPen(colours.faintText, 1));
  axis.setGridLinePen(QPen(colours.grid, 1));
}

QValueAxis* valueAxis(const ChartColours& colours, const QFont& font, const QString& title, double low,
                      double high, int mostTicks, bool whole) {
  auto axis = std::make_unique<QValueAxis>();
  styleAxis(*axis, colours, font, title);
  const double interval = tickInterval(high - low, mostTicks, whole);
  axis->setRange(low, high);
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(interval);
  const int decimals = whole ? 0 : std::max(0, static_cast<int>(std::ceil(-std::log10(interval))));
  axis->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
  return axis.release();
}

/// An axis that places series at 0, 1, 2, ... and is not drawn.
QValueAxis* placeAxis(int count) {
  auto axis = std::make_unique<QValueAxis>();
  axis->setRange(-0.5, count - 0.5);
  axis->setVisible(false);
  return axis.release();
}

void attach(QChart& chart, std::unique_ptr<QAbstractSeries> series, QAbstractAxis* x, QAbstractAxis* y) {
  QAbstractSeries* added = series.release();
  chart.addSeries(added);
  added->attachAxis(x);
  added->attachAxis(y);
}

QBarSet* barSet(const ChartColours& colours, const QString& label) {
  auto set = std::make_unique<QBarSet>(label);
  set->setColor(colours.bar);
  set->setBorderColor(colours.bar);
  set->setSelectedColor(colours.chosenBar);
  return set.release();
}

/// Room above the highest bar, up to the next tick.
double roundedUp(double value, int mostTicks, bool whole) {
  const double interval = tickInterval(value, mostTicks, whole);
  return std::max(interval, std::ceil(value * 1.02 / interval) * interval);
}

void addHistogram(BuiltChart& built, const ChartData& data, const ChartColours& colours, const QFont& font) {
  QChart& chart = *built.chart;
  const int count = data.barCount();
  double highest = 1;
  auto series = std::make_unique<QBarSeries>();
  QBarSet* set = barSet(colours, data.countTitle());
  for (int bar = 0; bar < count; ++bar) {
    const auto value = static_cast<double>(data.barCountOfGames(bar));
    highest = std::max(highest, value);
    set->append(value);
  }
  series->append(set);
  series->setBarWidth(0.94);
  built.bars = series.get();

  // The bars stand at 0, 1, 2, ...; the axis that is drawn has the values, so that mean and ticks lie true.
  const double low = data.barLow(0);
  const double high = data.barHigh(count - 1);
  QValueAxis* places = placeAxis(count);
  QValueAxis* values = valueAxis(colours, font, data.valueTitle, low, high, 8, data.wholeNumbers);
  values->setGridLineVisible(false);
  const double top = roundedUp(highest, 5, true);
  QValueAxis* counts = valueAxis(colours, font, data.countTitle(), 0, top, 5, true);
  chart.addAxis(places, Qt::AlignBottom);
  chart.addAxis(values, Qt::AlignBottom);
  chart.addAxis(counts, Qt::AlignLeft);
  attach(chart, std::move(series), places, counts);

  const sim::Distribution& distribution = data.distribution;
  const double bandLow = std::clamp(distribution.low95, low, high);
  const double bandHigh = std::clamp(distribution.high95, low, high);
  auto upper = std::make_unique<QLineSeries>();
  upper->append(bandLow, top);
  upper->append(bandHigh, top);
  auto lower = std::make_unique<QLineSeries>();
  lower->append(bandLow, 0);
  lower->append(bandHigh, 0);
  auto band = std::make_unique<QAreaSeries>(upper.get(), lower.get());
  upper.release()->setParent(band.get());
  lower.release()->setParent(band.get());
  band->setName(ChartData::tr("95 % interval of the mean"));
  band->setColor(colours.band);
  band->setBorderColor(Qt::transparent);
  attach(chart, std::move(band), values, counts);

  auto mean = std::make_unique<QLineSeries>();
  mean->setName(ChartData::tr("Mean %1").arg(QLocale().toString(distribution.mean, 'f', 2)));
  mean->setPen(QPen(colours.mean, 2));
  mean->append(distribution.mean, 0);
  mean->append(distribution.mean, top);
  attach(chart, std::move(mean), values, counts);
}

void addShares(BuiltChart& built, const ChartData& data, const ChartColours& colours, const QFont& font) {
  QChart& chart = *built.chart;
  built.horizontal = true;
  const int count = data.barCount();
  auto series = std::make_unique<QHorizontalBarSeries>();
  QBarSet* set = barSet(colours, data.valueTitle);
  QStringList names;
  double highest = 0;
  // A category axis counts upwards, people read downwards: the first bar is added last.
  for (int bar = count - 1; bar >= 0; --bar) {
    const sim::Share& share = data.shares[static_cast<std::size_t>(bar)];
    set->append(100 * share.value);
    highest = std::max(highest, 100 * share.high95);
    QString name = data.barName(bar);
    // The axis drops a name that is there already.
    while (names.contains(name)) name += QChar(0x200B);
    names << name;
  }
  series->append(set);
  series->setBarWidth(0.6);
  built.bars = series.get();

  const double right = std::clamp(roundedUp(highest, 5, true), 5.0, 100.0);
  auto categoryAxis = std::make_unique<QBarCategoryAxis>();
  categoryAxis->append(names);
  styleAxis(*categoryAxis, colours, font, {});
  categoryAxis->setGridLineVisible(false);
  QBarCategoryAxis* categories = categoryAxis.release();
  QValueAxis* shares = valueAxis(colours, font, data.valueTitle, 0, right, 5, true);
  QValueAxis* places = placeAxis(count);
  chart.addAxis(categories, Qt::AlignLeft);
  chart.addAxis(shares, Qt::AlignBottom);
  chart.addAxis(places, Qt::AlignLeft);
  attach(chart, std::move(series), shares, categories);

  for (int bar = 0; bar < count; ++bar) {
    const sim::Share& share = data.shares[static_cast<std::size_t>(bar)];
    const double y = count - 1 - bar;
    const double from = 100 * share.low95;
    const double to = std::min(100 * share.high95, right);
    auto whisker = std::make_unique<QLineSeries>();
    whisker->setPen(QPen(colours.text, 1.5));
    for (const QPointF& point : {QPointF(from, y - 0.12), QPointF(from, y + 0.12), QPointF(from, y),
                                 QPointF(to, y), QPointF(to, y + 0.12), QPointF(to, y - 0.12)}) {
      whisker->append(point);
    }
    attach(chart, std::move(whisker), shares, places);
  }
}

}  // namespace

double tickInterval(double range, int most, bool whole) {
  if (!(range > 0) || !std::isfinite(range)) return 1;
  const double raw = range / most;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  double interval = 10 * power;
  for (const double step : {1.0, 2.0, 5.0}) {
    if (step * power >= raw) {
      interval = step * power;
      break;
    }
  }
  return whole ? std::max(1.0, interval) : interval;
}

int BuiltChart::barAt(const QPointF& position) const {
  if (!chart->plotArea().contains(position)) return -1;
  const int count = bars->barSets().first()->count();
  const QRectF area = chart->plotArea();
  const double share =
      horizontal ? (position.y() - area.top()) / area.height() : (position.x() - area.left()) / area.width();
  return std::clamp(static_cast<int>(share * count), 0, count - 1);
}

QPointF BuiltChart::middleOf(int bar) const {
  const int count = bars->barSets().first()->count();
  const QRectF area = chart->plotArea();
  const double share = (bar + 0.5) / count;
  return horizontal ? QPointF(area.left() + 4, area.top() + share * area.height())
                    : QPointF(area.left() + share * area.width(), area.bottom() - 4);
}

BuiltChart buildChart(const ChartData& data, const ChartColours& colours, const QFont& font, bool withTitle) {
  BuiltChart built;
  built.chart = std::make_unique<QChart>();
  QChart& chart = *built.chart;
  chart.setBackgroundBrush(colours.background);
  chart.setBackgroundRoundness(0);
  chart.setLocalizeNumbers(true);
  chart.setLocale(QLocale());
  chart.layout()->setContentsMargins(0, 0, 0, 0);
  chart.setMargins(QMargins(4, 4, 12, 4));
  if (withTitle) {
    QFont titleFont = font;
    titleFont.setBold(true);
    chart.setTitle(QStringLiteral("%1<br><span style='font-weight:normal'>%2</span>")
                       .arg(data.title.toHtmlEscaped(), data.summary().toHtmlEscaped()));
    chart.setTitleFont(titleFont);
    chart.setTitleBrush(colours.text);
  }
  if (data.kind == ChartData::Kind::Histogram) {
    addHistogram(built, data, colours, font);
    chart.legend()->setAlignment(Qt::AlignTop);
    chart.legend()->setFont(font);
    chart.legend()->setLabelColor(colours.text);
    for (QLegendMarker* marker : chart.legend()->markers(built.bars)) marker->setVisible(false);
  } else {
    addShares(built, data, colours, font);
    chart.legend()->hide();
  }
  return built;
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QString>
#include <cstdint>
#include <vector>

#include "core/metrics/report.h"

namespace ludo::widgets {

/// One chart of an evaluation report as plain values: a histogram of a distribution, or bars of shares.
/// A chart view and the table beside it show the same ChartData; bar i is row i.
struct ChartData {
  Q_DECLARE_TR_FUNCTIONS(ChartData)
 public:
  enum class Kind { Histogram, Shares };
  enum class Counted { Games, Plies };

  Kind kind = Kind::Histogram;
  QString id;          ///< stable and untranslated, e.g. "length"; names exported files
  QString title;       ///< "Game length"
  QString valueTitle;  ///< axis title with its unit, e.g. "Length (plies)"
  Counted counted = Counted::Games;
  bool wholeNumbers = true;        ///< the values are integers, so that bars stand over integers
  sim::Distribution distribution;  ///< Kind::Histogram
  std::vector<sim::Share> shares;  ///< Kind::Shares

  QString countTitle() const;  ///< "Games", "Plies"
  int barCount() const;
  std::uint64_t sampleSize() const;
  /// Where bar `bar` begins and ends on the value axis. Whole numbers are centred: 5 is drawn from 4.5
  /// to 5.5.
  double barLow(int bar) const;
  double barHigh(int bar) const;
  /// "5", "5–9", "2.5–3.0" or the share's name.
  QString barName(int bar) const;
  /// Everything about one bar in a sentence, for tooltips and screen readers.
  QString barText(int bar) const;
  /// Games behind a bar, as positions in the batch.
  const std::vector<std::uint64_t>& barGames(int bar) const;
  std::uint64_t barCountOfGames(int bar) const;
  /// "N = 1,000 games; mean 7.63, 95 % interval 7.55 to 7.70; standard deviation 1.21; median 8".
  QString summary() const;
};

/// The charts of a report in the order in which they are shown. Distributions without data are left out.
std::vector<ChartData> chartsOf(const metrics::EvalReport& report);

/// A chart's numbers as a table. Display texts follow the locale; Qt::EditRole gives the plain numbers, which
/// is what is sorted and exported. Lives on the GUI thread.
class ReportModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  explicit ReportModel(ChartData chart = {}, QObject* parent = nullptr);

  void setChart(ChartData chart);
  const ChartData& chart() const { return m_chart; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QVariant histogramValue(int row, int column) const;
  QVariant shareValue(int row, int column) const;

  ChartData m_chart;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>

#include "widgets/models/report_model.h"

class QBoxLayout;
class QLabel;
class QTableView;
class QToolButton;

namespace ludo::widgets {

class BarChartView;

/// One chart with its title, its numbers in words, the table of its numbers and its exports.
class ChartCard : public QFrame {
  Q_OBJECT
 public:
  explicit ChartCard(ChartData shown, QWidget* parent = nullptr);

  const ChartData& chartData() const { return m_model.chart(); }
  BarChartView* view() const { return m_view; }
  QTableView* table() const { return m_table; }
  void setTableShown(bool shown);

 signals:
  /// A bar was clicked, or Enter was pressed on it or on its row.
  void barActivated(int bar);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeHeader();
  void makeTable();
  void exportAs(const QString& suffix, const QString& filter);

  ReportModel m_model;
  BarChartView* m_view = nullptr;
  QTableView* m_table = nullptr;
  QToolButton* m_tableButton = nullptr;
  QBoxLayout* m_body = nullptr;
};

}  // namespace ludo::widgets

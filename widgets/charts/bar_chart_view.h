// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCharts/QChartView>

#include "widgets/charts/chart_builder.h"

namespace ludo::widgets {

/// A chart whose bars can be pointed at, clicked and walked with the arrow keys. A bar's whole column
/// answers, so that low bars are as easy to hit as high ones. Lives on the GUI thread.
class BarChartView : public QChartView {
  Q_OBJECT
 public:
  explicit BarChartView(QWidget* parent = nullptr);

  void setData(const ChartData& shown);
  const ChartData& chartData() const { return m_data; }
  int currentBar() const { return m_currentBar; }
  void setCurrentBar(int bar);
  /// The middle of a bar in viewport coordinates.
  QPoint middleOf(int bar) const;

 signals:
  /// A bar was clicked, or Enter was pressed on it.
  void barActivated(int bar);
  void currentBarChanged(int bar);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  int barAt(const QPoint& position) const;
  void rebuild();

  ChartData m_data;
  BuiltChart m_built;  ///< owns the chart that the view shows
  int m_currentBar = -1;
};

}  // namespace ludo::widgets

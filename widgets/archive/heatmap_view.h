// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/heatmap.h"
#include "widgets/archive/heatmap_layout.h"

namespace ludo::widgets {

/// Draws a heatmap with its axes and a legend. One cell can be selected, with the mouse or with arrow keys,
/// Home, End, Page Up and Page Down; Enter or a double click activates it. A rectangle that is drawn with the
/// mouse asks for a closer look, and so do + and -. Empty cells are hatched, so that they look like no value.
/// GUI thread.
class HeatmapView : public QWidget {
  Q_OBJECT
 public:
  explicit HeatmapView(QWidget* parent = nullptr);

  /// Shows a map of the snapshot. What is selected stays selected if there is such a cell.
  void setHeatmap(ArchiveSnapshotPtr snapshot, Heatmap map);
  const Heatmap& heatmap() const { return m_map; }

  using CellIndex = HeatmapLayout::CellIndex;
  const std::optional<CellIndex>& selected() const { return m_selected; }
  /// Nothing happens where there is no such cell.
  void select(CellIndex index);
  /// Asks for a closer look at what lies around the selected cell, a quarter of the columns and rows to each
  /// side.
  void zoomIn();
  /// What is to be said of a cell: where it lies, who holds it, how good.
  QString cellText(CellIndex index) const;
  /// Where a cell is drawn.
  QRect cellRect(CellIndex index) const { return layoutNow().cell(index); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void cellSelected();
  void cellActivated();
  /// The cells from one corner to another are to be looked at closely.
  void closerRequested(ludo::widgets::HeatmapLayout::CellIndex first,
                       ludo::widgets::HeatmapLayout::CellIndex last);
  void wholeRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  HeatmapLayout layoutNow() const;
  void tellSelected();
  static QString differenceText(const Heatmap::Difference& difference);
  /// From the cell where the button went down to the one under the mouse; nothing while they are the same.
  std::optional<QRect> drawnFrame() const;

  ArchiveSnapshotPtr m_snapshot;
  Heatmap m_map;
  std::optional<CellIndex> m_selected;
  std::optional<CellIndex> m_pressed;  ///< where the mouse button went down
  std::optional<CellIndex> m_under;    ///< where the mouse is since
};

}  // namespace ludo::widgets

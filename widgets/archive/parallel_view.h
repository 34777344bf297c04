// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPixmap>
#include <QWidget>

#include "widgets/archive/game_filter.h"

namespace ludo::widgets {

/// Parallel coordinates: each game is a line over upright axes, one a measure (Inselberg, "The plane with
/// parallel coordinates", 1985). A range is drawn on an axis with the mouse and taken away by a click on it;
/// a click elsewhere on a line selects its game. Left and Right go from axis to axis. GUI thread.
class ParallelView : public QWidget {
  Q_OBJECT
 public:
  explicit ParallelView(QWidget* parent = nullptr);

  /// Shows a snapshot along some of its measures, in this order, coloured by one of them.
  void setGames(ArchiveSnapshotPtr snapshot, std::vector<std::size_t> measures, std::size_t colour);
  void setFilter(const GameFilter& filter);
  void setCandidate(std::optional<campaign::CandidateId> candidate);

  /// The axis that keys and controls are about; an index into the measures that are shown.
  std::size_t current() const { return m_current; }
  void setCurrent(std::size_t axis);
  /// Where an axis stands, and where a value lies on it, in pixels.
  int axisX(std::size_t axis) const;
  int valueY(std::size_t axis, double value) const;

  QSize sizeHint() const override { return {480, 200}; }
  QSize minimumSizeHint() const override { return {200, 120}; }

 signals:
  void currentChanged();
  /// A range was drawn on the current axis, or taken away.
  void rangeDrawn(const std::optional<ludo::widgets::AxisWish::Range>& range);
  void candidateChosen(ludo::campaign::CandidateId candidate);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QRect plot() const;
  const ArchiveMeasure& measure(std::size_t axis) const { return m_snapshot->measures[m_measures[axis]]; }
  double valueAt(std::size_t axis, int y) const;
  std::optional<std::size_t> axisAt(int x) const;
  QPolygonF lineOf(const ArchiveElite& elite) const;
  std::optional<campaign::CandidateId> gameAt(QPoint point) const;
  void forgetLines();
  void paintLines(QPainter& painter) const;
  void paintAxis(QPainter& painter, std::size_t axis) const;

  ArchiveSnapshotPtr m_snapshot;
  std::vector<std::size_t> m_measures;
  std::size_t m_colour = 0;
  GameFilter m_filter;
  std::vector<bool> m_matching;
  std::optional<campaign::CandidateId> m_candidate;
  std::size_t m_current = 0;
  std::optional<int> m_pressed;  ///< where the button went down on the current axis
  int m_under = 0;               ///< where the mouse is since
  QPixmap m_lines;               ///< of all games: they take long to draw
};

}  // namespace ludo::widgets

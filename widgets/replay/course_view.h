// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

#include "widgets/replay/game_course.h"

namespace ludo::widgets {

/// The course of a game as curves, with a line where the replay is. A click or a drag seeks; keys do so
/// beside it, on the slider. GUI thread.
class CourseView : public QWidget {
  Q_OBJECT
 public:
  explicit CourseView(QWidget* parent = nullptr);

  /// An empty one shows nothing; then the widget is hidden.
  void setCourse(GameCourse course);
  const GameCourse& course() const { return m_course; }
  void setStep(std::size_t step, std::size_t last);
  /// What the curves say at a step: "Ply 12: Player 1 24, Player 2 23".
  QString textAt(std::size_t step) const;
  /// The place of a step, in pixels from the left.
  double xOf(std::size_t step) const;
  QSize sizeHint() const override;

 signals:
  void seekRequested(std::size_t step);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  std::size_t stepAt(double x) const;
  /// From where on there are curves: before it stand the largest and the smallest number.
  double left() const;
  QString numberText(std::int64_t value) const;
  QPolygonF curve(const std::vector<std::int64_t>& values) const;

  GameCourse m_course;
  std::int64_t m_least = 0, m_most = 0;
  std::size_t m_step = 0;
  std::size_t m_last = 0;
};

}  // namespace ludo::widgets

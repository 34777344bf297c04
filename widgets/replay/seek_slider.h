// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QSlider>
#include <vector>

namespace ludo::widgets {

/// Something worth looking at in a recorded game.
struct ReplayFlag {
  std::size_t step = 0;  ///< that of a Replay
  QString label;
  bool operator==(const ReplayFlag&) const = default;
};

/// A slider over the steps of a game: a click goes straight to its place, and flags stand above the groove.
class SeekSlider : public QSlider {
  Q_OBJECT
 public:
  explicit SeekSlider(QWidget* parent = nullptr);

  void setFlags(std::vector<ReplayFlag> flags);
  const std::vector<ReplayFlag>& flags() const { return m_flags; }
  QSize sizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  double xOf(std::size_t step) const;
  int stepAt(double x) const;
  const ReplayFlag* flagAt(QPointF point) const;

  std::vector<ReplayFlag> m_flags;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/seek_slider.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionSlider>
#include <QtWidgets/QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_colours.h"

namespace ludo::widgets {

namespace {

constexpr int flagStrip = 12;      ///< pixels above the groove
constexpr double flagReach = 6.0;  ///< pixels beside a flag that still hit it

}  // namespace

SeekSlider::SeekSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, 0);
  setContentsMargins(0, flagStrip, 0, 0);
}

void SeekSlider::setFlags(std::vector<ReplayFlag> flags) {
  m_flags = std::move(flags);
  update();
}

QSize SeekSlider::sizeHint() const {
  return QSlider::sizeHint() + QSize(0, 2 * flagStrip);
}

double SeekSlider::xOf(std::size_t step) const {
  const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
  const double range = std::max(1, maximum() - minimum());
  return handle / 2.0 + (width() - handle) * (static_cast<double>(step) / range);
}

int SeekSlider::stepAt(double x) const {
  const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
  const double share = (x - handle / 2.0) / std::max(1, width() - handle);
  return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * (maximum() - minimum()))) + minimum();
}

const ReplayFlag* SeekSlider::flagAt(QPointF point) const {
  const ReplayFlag* nearest = nullptr;
  double distance = flagReach;
  for (const ReplayFlag& flag : m_flags) {
    const double away = std::abs(xOf(flag.step) - point.x());
    if (away > distance) continue;
    nearest = &flag;
    distance = away;
  }
  return nearest;
}

bool SeekSlider::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const ReplayFlag* flag = flagAt(help->pos());
    QToolTip::showText(help->globalPos(),
                       flag != nullptr ? tr("Ply %1: %2").arg(flag->step).arg(flag->label)
                                       : tr("Ply %1").arg(stepAt(help->pos().x())),
                       this);
    return true;
  }
  return QSlider::event(event);
}

void SeekSlider::paintEvent(QPaintEvent* event) {
  QSlider::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor colour = BoardColours::from(palette()).changed;
  const double bottom = height() / 2.0 - 7;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  for (const ReplayFlag& flag : m_flags) {
    const double x = xOf(flag.step);
    painter.drawRect(QRectF(x - 0.75, bottom - 10, 1.5, 10));
    painter.drawPolygon(QPolygonF{{x, bottom - 10}, {x + 8, bottom - 7.5}, {x, bottom - 5}});
  }
}

void SeekSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QSlider::mousePressEvent(event);
  const ReplayFlag* flag = flagAt(event->position());
  const bool onFlag = flag != nullptr && event->position().y() < height() / 2.0 - 5;
  setValue(onFlag ? static_cast<int>(flag->step) : stepAt(event->position().x()));
  setSliderDown(true);
}

void SeekSlider::mouseMoveEvent(QMouseEvent* event) {
  if (!isSliderDown()) return QSlider::mouseMoveEvent(event);
  setValue(stepAt(event->position().x()));
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_viewport.h"

#include <algorithm>

namespace ludo::widgets {

namespace {

constexpr double smallestScale = 0.02;
constexpr double largestScale = 8.0;
constexpr double largestFittedScale = 2.2;
constexpr double alwaysSeen = 80.0;  ///< pixels of the scene on each side

}  // namespace

void BoardViewport::fit(const QRectF& bounds, QSizeF widget) {
  m_fitted = true;
  if (bounds.isEmpty() || widget.isEmpty()) return;
  m_scale = std::clamp(std::min(widget.width() / bounds.width(), widget.height() / bounds.height()),
                       smallestScale, largestFittedScale);
  m_origin = QRectF(QPointF(), widget).center() - bounds.center() * m_scale;
}

void BoardViewport::zoom(double factor, QPointF around) {
  const QPointF fixed = toScene(around);
  m_scale = std::clamp(m_scale * factor, smallestScale, largestScale);
  m_origin = around - fixed * m_scale;
  m_fitted = false;
}

void BoardViewport::pan(QPointF pixels) {
  if (!pixels.isNull()) m_fitted = false;
  m_origin += pixels;
}

void BoardViewport::keepInSight(const QRectF& scene, QSizeF widget) {
  const QRectF shown = toWidget(scene);
  const double keepX = std::min(alwaysSeen, shown.width() / 2);
  const double keepY = std::min(alwaysSeen, shown.height() / 2);
  m_origin.rx() +=
      std::max(0.0, keepX - shown.right()) - std::max(0.0, shown.left() - (widget.width() - keepX));
  m_origin.ry() +=
      std::max(0.0, keepY - shown.bottom()) - std::max(0.0, shown.top() - (widget.height() - keepY));
}

}  // namespace ludo::widgets

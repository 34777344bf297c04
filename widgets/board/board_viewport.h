// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QPointF>
#include <QtCore/QRectF>
#include <QtCore/QSizeF>

namespace ludo::widgets {

/// Which part of a scene a widget shows, and how large: a scale and a shift, as a value.
class BoardViewport {
 public:
  double scale() const { return m_scale; }
  QPointF origin() const { return m_origin; }
  /// Whether it follows the widget's size: until somebody zooms or pans.
  bool isFitted() const { return m_fitted; }
  void setFitted() { m_fitted = true; }

  QPointF toWidget(QPointF scenePoint) const { return scenePoint * m_scale + m_origin; }
  QPointF toScene(QPointF widgetPoint) const { return (widgetPoint - m_origin) / m_scale; }
  QRectF toWidget(const QRectF& rect) const {
    return {toWidget(rect.topLeft()), toWidget(rect.bottomRight())};
  }

  /// Shows all of `bounds`, not larger than is good to look at.
  void fit(const QRectF& bounds, QSizeF widget);
  /// Keeps the point of the scene at `around` (in the widget) where it is.
  void zoom(double factor, QPointF around);
  void pan(QPointF pixels);
  /// Shifts by as little as it takes for a corner of the scene to stay in sight.
  void keepInSight(const QRectF& scene, QSizeF widget);

 private:
  double m_scale = 1;
  QPointF m_origin;
  bool m_fitted = true;
};

}  // namespace ludo::widgets

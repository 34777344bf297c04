// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/severity_icon.h"

#include <QCoreApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace ludo::widgets {

using diagnostics::Severity;

namespace {

class SeverityIconEngine : public QIconEngine {
 public:
  SeverityIconEngine(Severity severity, const QPalette& palette) : m_severity(severity), m_palette(palette) {}
  void paint(QPainter* painter, const QRect& place, QIcon::Mode, QIcon::State) override {
    paintSeverity(*painter, place, m_severity, m_palette);
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }
  QIconEngine* clone() const override { return new SeverityIconEngine(*this); }

 private:
  Severity m_severity;
  QPalette m_palette;
};

QPainterPath shapeOf(Severity severity) {
  QPainterPath shape;
  switch (severity) {
    case Severity::Error:
      shape.addEllipse(QRectF(1, 1, 14, 14));
      break;
    case Severity::Warning:
      shape.moveTo(8, 1);
      shape.lineTo(15.5, 15);
      shape.lineTo(0.5, 15);
      shape.closeSubpath();
      break;
    case Severity::Info:
      shape.addRoundedRect(QRectF(1.5, 1.5, 13, 13), 3, 3);
      break;
  }
  return shape;
}

QVector<QLineF> signOf(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return {{5.4, 5.4, 10.6, 10.6}, {10.6, 5.4, 5.4, 10.6}};
    case Severity::Warning:
      return {{8, 6, 8, 9.8}, {8, 12.6, 8, 12.65}};
    case Severity::Info:
      return {{8, 7.4, 8, 11.6}, {8, 4.4, 8, 4.45}};
  }
  return {};
}

}  // namespace

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Text).lightnessF() > palette.color(QPalette::Base).lightnessF();
}

QColor severityColour(Severity severity, const QPalette& palette) {
  bool dark = isDark(palette);
  switch (severity) {
    case Severity::Error:
      return dark ? QColor(0xff8a80) : QColor(0xb3261e);
    case Severity::Warning:
      return dark ? QColor(0xf5c04a) : QColor(0x8a5300);
    case Severity::Info:
      return dark ? QColor(0x82b7ff) : QColor(0x1a5fb4);
  }
  return palette.color(QPalette::Text);
}

void paintSeverity(QPainter& painter, const QRectF& place, Severity severity, const QPalette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  qreal side = std::min(place.width(), place.height());
  painter.translate(place.center() - QPointF(side, side) / 2);
  painter.scale(side / 16, side / 16);
  painter.fillPath(shapeOf(severity), severityColour(severity, palette));
  painter.setPen(
      QPen(isDark(palette) ? QColor(0x1e1e1e) : QColor(Qt::white), 1.8, Qt::SolidLine, Qt::RoundCap));
  painter.drawLines(signOf(severity));
  painter.restore();
}

QIcon severityIcon(Severity severity, const QPalette& palette) {
  return QIcon(new SeverityIconEngine(severity, palette));
}

QString severityText(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return QCoreApplication::translate("Severity", "Error");
    case Severity::Warning:
      return QCoreApplication::translate("Severity", "Warning");
    case Severity::Info:
      return QCoreApplication::translate("Severity", "Note");
  }
  return {};
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pictures/picture.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtSvg/QSvgRenderer>
#include <algorithm>
#include <cmath>

namespace ludo::widgets {
namespace {

constexpr int smallestLevel = 16;

QImage drawn(const QByteArray& bytes, int side) {
  QSvgRenderer renderer(bytes);
  const QSizeF natural = renderer.isValid() ? renderer.viewBoxF().size() : QSizeF();
  if (natural.isEmpty()) return {};
  const double scale = side / std::max(natural.width(), natural.height());
  const QSize size = (natural * scale).toSize().expandedTo({1, 1});
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) return {};
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter, QRectF(QPointF(), size));
  return image;
}

QImage read(const QByteArray& bytes, int side) {
  const QImage image = QImage::fromData(bytes, "PNG").convertToFormat(QImage::Format_ARGB32_Premultiplied);
  if (std::max(image.width(), image.height()) <= side) return image;
  return image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

std::shared_ptr<const Picture> Picture::decode(pictures::Format format, const std::string& bytes, int side) {
  const QByteArray data = QByteArray::fromStdString(bytes);
  QImage image = format == pictures::Format::Svg ? drawn(data, side) : read(data, side);
  if (image.isNull()) return nullptr;
  return std::shared_ptr<const Picture>(new Picture(std::move(image)));
}

Picture::Picture(QImage whole) : m_levels{std::move(whole)} {
  while (std::min(size().width() >> m_levels.size(), size().height() >> m_levels.size()) >= smallestLevel) {
    const QSize half = size() / (1 << m_levels.size());
    m_levels.push_back(m_levels.back().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  }
}

void Picture::paintInto(QPainter& painter, const QRectF& room) const {
  const QSizeF fitted = QSizeF(size()).scaled(room.size(), Qt::KeepAspectRatio);
  paintOver(painter, QRectF(room.center() - QPointF(fitted.width(), fitted.height()) / 2, fitted));
}

const QImage& Picture::levelFor(const QPainter& painter, double width) const {
  const QTransform& transform = painter.deviceTransform();
  const double pixels = width * std::hypot(transform.m11(), transform.m12());
  std::size_t level = 0;
  while (level + 1 < m_levels.size() && m_levels[level + 1].width() >= pixels) ++level;
  return m_levels[level];
}

void Picture::paintOver(QPainter& painter, const QRectF& room) const {
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(room, levelFor(painter, room.width()));
  painter.restore();
}

void Picture::paintWithin(QPainter& painter, const QPainterPath& outline) const {
  const QRectF room = outline.boundingRect();
  const QSizeF covering = QSizeF(size()).scaled(room.size(), Qt::KeepAspectRatioByExpanding);
  painter.save();
  painter.setClipPath(outline, Qt::IntersectClip);
  paintOver(painter, QRectF(room.center() - QPointF(covering.width(), covering.height()) / 2, covering));
  painter.restore();
}

}  // namespace ludo::widgets

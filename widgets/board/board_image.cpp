// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_image.h"

#include <QtCore/QFile>
#include <QtSvg/QSvgGenerator>
#include <algorithm>

namespace ludo::widgets {

namespace {

void paint(const BoardPicture& picture, QPainter& painter) {
  painter.translate(-picture.bounds.topLeft());
  BoardPainter board(picture.scene, picture.colours);
  board.marks = picture.marks;
  board.coordinates = picture.coordinates;
  board.adjacency = picture.adjacency;
  board.heat = picture.heat;
  board.paint(painter, picture.bounds);
}

}  // namespace

QImage boardImage(const BoardPicture& picture, double pixelsPerCell) {
  const QSizeF size = picture.bounds.size();
  double scale = pixelsPerCell / cellSize;
  // QImage cannot hold more than 32767 pixels a side.
  scale = std::min(scale, 16000.0 / std::max({size.width(), size.height(), 1.0}));
  QImage image((size * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
  image.fill(picture.colours.background);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paint(picture, painter);
  return image;
}

bool writeBoardSvg(const BoardPicture& picture, const QString& title, const QString& path, QString* error) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) {
    *error = file.errorString();
    return false;
  }
  const QSizeF size = picture.bounds.size();
  QSvgGenerator generator;
  generator.setOutputDevice(&file);
  generator.setTitle(title);
  generator.setSize(size.toSize());
  generator.setViewBox(QRectF(QPointF(), size));
  {
    QPainter painter(&generator);
    painter.fillRect(QRectF(QPointF(), size), picture.colours.background);
    paint(picture, painter);
  }
  if (!file.flush() || file.error() != QFileDevice::NoError) {
    *error = file.errorString();
    return false;
  }
  return true;
}

}  // namespace ludo::widgets

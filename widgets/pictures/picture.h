// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QImage>
#include <memory>
#include <string>
#include <vector>

#include "core/pictures/picture_folder.h"

class QPainter;
class QPainterPath;

namespace ludo::widgets {

/// A picture in several sizes, so that it is drawn small as well as large. Immutable; shared between threads.
class Picture {
 public:
  /// Its longer side gets so many pixels at most; drawings get as many. Null where nothing can be made of the
  /// bytes, which have been found fit (core/pictures/fitness.h). Any thread.
  static std::shared_ptr<const Picture> decode(pictures::Format format, const std::string& bytes, int side);

  /// As large as it fits into the middle of the room, in its proportions.
  void paintInto(QPainter& painter, const QRectF& room) const;
  /// Over all of the room.
  void paintOver(QPainter& painter, const QRectF& room) const;
  /// Over all that is within the outline, in its proportions: what is too much is cut off on both sides.
  void paintWithin(QPainter& painter, const QPainterPath& outline) const;
  QSize size() const { return m_levels.front().size(); }

 private:
  explicit Picture(QImage whole);
  /// The smallest of the levels that is not enlarged where the whole gets this width.
  const QImage& levelFor(const QPainter& painter, double width) const;

  std::vector<QImage> m_levels;  ///< each half as wide as the one before
};
using PicturePtr = std::shared_ptr<const Picture>;

}  // namespace ludo::widgets

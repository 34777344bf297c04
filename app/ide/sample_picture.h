// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <memory>
#include <stop_token>

class QPainter;
class QPalette;
class QRectF;

namespace ludo::widgets {
struct BoardScene;
}

namespace ludo::ide {

/// A game as it lies on the table after some moves. Immutable and shared.
using SamplePicture = std::shared_ptr<const widgets::BoardScene>;

/// Reads a specification, plays a few moves by chance and lays out the table; any thread. Null when it has
/// errors, there is nothing to draw, or a stop was requested.
SamplePicture pictureOf(const QString& path, const std::stop_token& stop);
/// Draws it as large as fits into `rect`, in the middle. GUI thread.
void drawPicture(QPainter& painter, const QRectF& rect, const widgets::BoardScene& picture,
                 const QPalette& palette);

}  // namespace ludo::ide

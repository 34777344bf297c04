// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QPainter>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Draws the face of a card on paper: its name in a band, and all that it says below, in lines that wrap and
/// letters of a size to be read at a table. `place` is in millimetres, and so are the painter's units.
void paintPrintedCard(QPainter& painter, const SceneToken& card, const QRectF& place,
                      const BoardColours& colours);
/// Its back: its picture, or a pattern that all cards share.
void paintPrintedBack(QPainter& painter, const SceneToken& card, const QRectF& place,
                      const BoardColours& colours);

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Draws one token around its centre, in scene units.
void paintToken(QPainter& painter, const SceneToken& token, const BoardColours& colours);
/// How many tokens are drawn as this one, in its corner; nothing for a single one.
void paintTokenCount(QPainter& painter, const SceneToken& token, const BoardColours& colours);

/// The outer shape of a token around the origin.
QPainterPath tokenOutline(const SceneToken& token);

/// A number in a pill, as on piles: centred at a point.
void paintBadge(QPainter& painter, QPointF centre, const QString& text, const BoardColours& colours);

/// A font of a height in scene units; invisible (and not worth drawing) below a few pixels on the device.
QFont sceneFont(const QPainter& painter, double height, bool bold = false);
bool isReadable(const QPainter& painter, double height);

}  // namespace ludo::widgets

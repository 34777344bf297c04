// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtGui/QImage>

#include "widgets/board/board_painter.h"

/// Pictures of a board to keep.
namespace ludo::widgets {

/// What is drawn, and which part of the scene.
struct BoardPicture {
  const BoardScene& scene;
  const BoardColours& colours;
  const BoardMarks& marks;
  bool coordinates = false;           ///< rows and columns have their names beside the board
  bool adjacency = false;             ///< spaces that are adjacent are joined by lines
  const HeatOverlay* heat = nullptr;  ///< null: none
  QRectF bounds;                      ///< the part that is drawn, in scene units
};

QImage boardImage(const BoardPicture& picture, double pixelsPerCell);
/// False, with the system's reason in `error`, when the file cannot be written.
bool writeBoardSvg(const BoardPicture& picture, const QString& title, const QString& path, QString* error);

}  // namespace ludo::widgets

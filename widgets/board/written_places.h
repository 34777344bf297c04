// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QPointF>
#include <optional>
#include <string>

#include "core/editing/board_edits.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Where the text would have to put a space of a graph for it to be drawn at a point of the scene: as far
/// from its neighbours as they are from one another. Nothing where no space of the board has a written place.
std::optional<editing::WrittenPlace> writtenPlaceAt(const service::Analysis& analysis,
                                                    const BoardScene& scene, const std::string& board,
                                                    QPointF point);

/// A point near a zone at which a space would touch no other; nothing where there is none.
std::optional<QPointF> freePointBeside(const BoardScene& scene, kernel::ZoneId zone);

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QPointF>
#include <functional>
#include <optional>
#include <vector>

namespace ludo::widgets {

/// Where the spaces of a long track lie so that it fills a board and not a line: those of a loop round a
/// rectangle, others to and fro in rows, from the lower left upwards. Spaces that are neighbours stay beside
/// one another. None when the places are not a line of more than ten spaces, each connected to the next.
/// `positions` as they are on the line; `connected` tells of two of them by index.
std::optional<std::vector<QPointF>> windTrack(const std::vector<QPointF>& positions,
                                              const std::function<bool(std::size_t, std::size_t)>& connected);

}  // namespace ludo::widgets

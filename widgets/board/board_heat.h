// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

#include "widgets/board/board_scene.h"
#include "widgets/models/games_model.h"

namespace ludo::widgets {

/// How warm each zone of a board is shown, and the number that stands in it.
struct HeatOverlay {
  struct Cell {
    double warmth = 0;  ///< 0 to 1
    QString text;
  };
  std::map<QString, Cell> cells;  ///< by the zone's name; others are left as they are
  bool empty() const { return cells.empty(); }
};

/// What simulated games did on a board, by zone: counted from the games as they were played, by whoever
/// played them.
struct BoardHeat {
  kernel::RulesPtr rules;
  std::size_t games = 0;              ///< that were counted
  std::vector<std::uint64_t> visits;  ///< tokens that came to the zone
  std::vector<std::uint64_t>
      captures;  ///< tokens of others that left it, were destroyed or changed hands in it
  std::vector<std::uint64_t> openings;  ///< games that began there
  std::vector<double> openingPoints;    ///< of who began, in these: 1 for a win, a half for a draw
};

enum class HeatKind { Visits, Captures, OpeningWins };

/// Plays games of the simulation again, spread evenly over it, for so long; `progressed` is told how many are
/// done of how many. Stops when asked, with what it has. Any thread.
BoardHeat heatOf(const SimulationResult& simulation, double seconds, const std::stop_token& stop,
                 const std::function<void(std::size_t, std::size_t)>& progressed = {});

/// Visits and captures a game, or the share of games that who began there won.
HeatOverlay heatOverlay(const BoardHeat& heat, HeatKind kind);

}  // namespace ludo::widgets

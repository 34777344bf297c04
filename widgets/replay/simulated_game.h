// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <functional>

#include "widgets/jobs/latest_job.h"
#include "widgets/models/games_model.h"

namespace ludo::widgets {

class ReplayPanel;

/// Plays a game of a simulation once more, on a worker thread, and opens it in the panel that owns this: a
/// simulation keeps how each game ended, not its moves. GUI thread.
class SimulatedGame : public QObject {
  Q_OBJECT
 public:
  explicit SimulatedGame(ReplayPanel& panel);

  /// At a ply (-1: at the start), and with the flags that the report raises for this game.
  void open(const SimulationResult& simulation, const sim::GameSummary& game, int ply);

 private:
  std::function<void(sim::GameTrace)> m_show;
  // Last, so that it stops before what its callback uses is gone.
  LatestJob<std::shared_ptr<sim::GameTrace>> m_job;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <optional>

#include "widgets/board/board_heat.h"
#include "widgets/jobs/latest_job.h"

class QAction;
class QMenu;
class QToolButton;

namespace ludo::widgets {

class BoardPanel;

/// Lays over a board what the games of the last simulation did on it. They are counted once it is asked for,
/// on a worker thread. Owned by the panel that it is made for. GUI thread.
class HeatMode : public QObject {
  Q_OBJECT
 public:
  explicit HeatMode(BoardPanel& panel);

  /// The newest simulation; what was shown of an older one goes.
  void setSimulation(SimulationResult simulation);
  /// Nothing: no overlay.
  void show(std::optional<HeatKind> kind);
  bool isCounting() const { return m_job.running(); }
  QToolButton* button() const { return m_button; }

 signals:
  void shown();

 private:
  void showOverlay();

  BoardPanel& m_panel;
  QToolButton* m_button = nullptr;
  QAction* m_none = nullptr;
  SimulationResult m_simulation;
  std::optional<BoardHeat> m_heat;
  std::optional<HeatKind> m_kind;
  // Last, so that it stops before what its callback uses is gone.
  LatestJob<BoardHeat> m_job;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QGroupBox>

#include "widgets/simulate/simulation_plan.h"

class QCheckBox;
class QSpinBox;

namespace ludo::widgets {

class BotList;

/// What is measured beside the games themselves: each costs games or time of its own. GUI thread.
class MeasureBox : public QGroupBox {
  Q_OBJECT
 public:
  explicit MeasureBox(QWidget* parent = nullptr);

  /// Matches need somebody to play against.
  void setPlayers(int players);
  /// Fills in what is asked for beside the batch.
  void addTo(SimulationPlan& plan) const;

 private:
  void makeCoverage();
  void makeProbes();
  void makeDepth();
  void showParts();

  QCheckBox* m_coverage = nullptr;
  QCheckBox* m_probes = nullptr;
  QSpinBox* m_probeCount = nullptr;
  QCheckBox* m_depth = nullptr;
  QWidget* m_depthParts = nullptr;
  QSpinBox* m_matchGames = nullptr;
  BotList* m_ladder = nullptr;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>
#include <vector>

#include "widgets/jobs/job.h"
#include "widgets/models/games_model.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace ludo::widgets {

/// Lets bots play many games on worker threads and reports how far they are. Lives on the GUI thread.
class SimulatePanel : public QWidget {
  Q_OBJECT
 public:
  explicit SimulatePanel(QWidget* parent = nullptr);

  /// The rules that the next run will use; null when the specification has errors. A run under way goes on
  /// under the rules it began with.
  void setRules(kernel::RulesPtr rules);
  bool running() const { return m_job != nullptr; }
  /// What the controls say.
  sim::BatchOptions options() const;
  void setGames(int games);

 public slots:
  void start();
  /// Stops at once; the games finished so far are evaluated and delivered.
  void cancel();

 signals:
  void runningChanged(bool running);
  void finished(const ludo::widgets::SimulationResult& result);

 private:
  using SimulationJob = Job<SimulationResult, sim::BatchProgress>;

  void makeControls();
  void fillSeats();
  void showProgress(const sim::BatchProgress& progress);
  void finish(Result<SimulationResult> result);
  void updateEnabled();

  kernel::RulesPtr m_rules;
  QFormLayout* m_form = nullptr;
  QSpinBox* m_games = nullptr;
  QSpinBox* m_players = nullptr;
  std::vector<QComboBox*> m_agents;  ///< by seat
  QLineEdit* m_seed = nullptr;
  QPushButton* m_newSeed = nullptr;
  QSpinBox* m_threads = nullptr;
  QPushButton* m_run = nullptr;
  QPushButton* m_cancel = nullptr;
  QProgressBar* m_progress = nullptr;
  QLabel* m_status = nullptr;
  std::unique_ptr<SimulationJob> m_job;
};

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>
#include <vector>

#include "widgets/jobs/job.h"
#include "widgets/simulate/simulation_plan.h"

class QFormLayout;
class QSpinBox;

namespace ludo::widgets {

class BotBox;
class MeasureBox;
class RunBox;
class RunningWork;
class SeedBox;

/// Lets bots play many games on worker threads and reports how far they are. Lives on the GUI thread.
class SimulatePanel : public QWidget {
  Q_OBJECT
 public:
  explicit SimulatePanel(QWidget* parent = nullptr);

  /// The rules that the next run will use, and the text that they are from; null when the specification has
  /// errors. A run under way goes on under the rules it began with.
  void setRules(kernel::RulesPtr rules, SourcePtr source = nullptr);
  bool running() const { return m_job != nullptr; }
  /// What the controls say.
  SimulationPlan plan() const;
  void setGames(int games);

 public slots:
  void start();
  /// Stops at once; the games finished so far are evaluated and delivered.
  void cancel();

 public:
  /// What it runs, for the list of jobs.
  RunningWork* work() const;

 signals:
  void runningChanged(bool running);
  void finished(const ludo::widgets::SimulationResult& result);

 private:
  using SimulationJob = Job<SimulationResult, SimulationProgress>;

  void makeNumbers();
  void makeForm();
  void fillSeats();
  void showProgress(const SimulationProgress& progress);
  QString partTitle(const SimulationProgress& progress) const;
  void finish(Result<SimulationResult> result);
  void updateEnabled();

  kernel::RulesPtr m_rules;
  SourcePtr m_source;
  QFormLayout* m_form = nullptr;
  QSpinBox* m_games = nullptr;
  QSpinBox* m_players = nullptr;
  std::vector<BotBox*> m_bots;  ///< by seat
  SeedBox* m_seed = nullptr;
  QSpinBox* m_maxTurns = nullptr;
  QSpinBox* m_threads = nullptr;
  MeasureBox* m_measures = nullptr;
  RunBox* m_run = nullptr;
  SimulationPlan m_running;  ///< the plan of the run under way
  std::unique_ptr<SimulationJob> m_job;
};

}  // namespace ludo::widgets

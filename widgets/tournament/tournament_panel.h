// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>

#include "widgets/jobs/job.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/tournament/tournament_results.h"

class QFormLayout;
class QSpinBox;

namespace ludo::widgets {

class BotList;
class QuestionBox;
class RunBox;
class RunningWork;
class SeedBox;

/// Lets bots meet each other on worker threads and says how strong each is; two bots can be asked which of
/// them is stronger. GUI thread.
class TournamentPanel : public QWidget {
  Q_OBJECT
 public:
  explicit TournamentPanel(QWidget* parent = nullptr);

  /// The rules that the next tournament will use; null when the specification has errors. One under way goes
  /// on under the rules it began with. `gamePath` names the file for reports.
  void setRules(kernel::RulesPtr rules, const QString& gamePath = {});
  bool running() const { return m_job != nullptr; }
  /// What the controls say.
  sim::TournamentOptions options() const;
  BotList* bots() const { return m_bots; }
  TournamentResults* results() const { return m_results; }

 public slots:
  void start();
  /// Stops at once; the rounds finished so far are evaluated and shown.
  void cancel();

 public:
  /// What it runs, for the list of jobs.
  RunningWork* work() const;

 signals:
  void runningChanged(bool running);
  /// A game of the tournament, to be stepped through.
  void replayRequested(const ludo::kernel::RulesPtr& rules, const ludo::sim::GameTrace& trace);

 private:
  using TournamentJob = Job<TournamentResult, sim::BatchProgress>;
  using Trace = std::shared_ptr<const sim::GameTrace>;

  void makeNumbers();
  void makeForm();
  QWidget* makeControls();
  void finish(const Result<TournamentResult>& result);
  void replay(const std::vector<std::string>& agents, std::uint64_t seed);
  void updateReady();
  QString mistake() const;

  kernel::RulesPtr m_rules;
  QString m_gamePath;
  QFormLayout* m_form = nullptr;
  BotList* m_bots;
  QSpinBox* m_games = nullptr;
  QSpinBox* m_players = nullptr;
  SeedBox* m_seed;
  QSpinBox* m_maxTurns = nullptr;
  QSpinBox* m_threads = nullptr;
  QuestionBox* m_question;
  RunBox* m_run;
  TournamentResults* m_results;
  // Last, so that they stop before what their callbacks use is gone.
  std::unique_ptr<TournamentJob> m_job;
  LatestJob<std::pair<kernel::RulesPtr, Trace>> m_replayJob;
};

}  // namespace ludo::widgets

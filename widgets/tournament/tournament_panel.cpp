// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tournament/tournament_panel.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QThread>
#include <QVBoxLayout>

#include "widgets/controls/bot_list.h"
#include "widgets/controls/run_box.h"
#include "widgets/controls/seed_box.h"
#include "widgets/tournament/question_box.h"

namespace ludo::widgets {
namespace {

constexpr int mostGames = 100'000'000;
constexpr int mostThreads = 256;
constexpr int mostTurns = 1'000'000;

TournamentResult play(const kernel::RulesPtr& rules, kernel::Seat seats,
                      const sim::TournamentOptions& options, const std::stop_token& stop,
                      const std::function<void(sim::BatchProgress)>& report) {
  const kernel::RulesPtr seated = rules->seats() == seats ? rules : kernel::makeRules(rules->defPtr(), seats);
  const sim::Tournament tournament = sim::runTournament(
      seated, options, [&report](const sim::BatchProgress& progress) { report(progress); }, stop);
  return {seated, std::make_shared<const metrics::TournamentReport>(metrics::report(*seated, tournament))};
}

}  // namespace

TournamentPanel::TournamentPanel(QWidget* parent)
    : QWidget(parent),
      m_bots(new BotList({"greedy", "random"})),
      m_seed(new SeedBox),
      m_question(new QuestionBox),
      m_run(new RunBox(tr("Tournament"))),
      m_results(new TournamentResults),
      m_replayJob(
          [this](std::uint64_t, const Result<std::pair<kernel::RulesPtr, Trace>>& game) {
            if (game) return emit replayRequested(game->first, *game->second);
            m_run->say(
                tr("The game could not be played again: %1").arg(QString::fromStdString(game.failure())));
          },
          Urgency::Background) {
  makeNumbers();
  makeForm();
  auto* splitter = new QSplitter(Qt::Vertical);
  splitter->addWidget(makeControls());
  splitter->addWidget(m_results);
  splitter->setChildrenCollapsible(false);
  splitter->setStretchFactor(1, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(splitter);
  m_results->hide();
  connect(m_run, &RunBox::runRequested, this, &TournamentPanel::start);
  connect(m_run, &RunBox::cancelRequested, this, &TournamentPanel::cancel);
  connect(m_results, &TournamentResults::gameRequested, this, &TournamentPanel::replay);
  connect(m_bots, &BotList::agentsChanged, this, &TournamentPanel::updateReady);
  connect(m_seed, &SeedBox::seedChanged, this, &TournamentPanel::updateReady);
  connect(m_question, &QuestionBox::questionChanged, this, &TournamentPanel::updateReady);
  connect(m_players, &QSpinBox::valueChanged, this, &TournamentPanel::updateReady);
  setRules(nullptr);
}

void TournamentPanel::makeNumbers() {
  m_games = new QSpinBox;
  m_games->setObjectName(QStringLiteral("gameCount"));
  m_games->setRange(1, mostGames);
  m_games->setGroupSeparatorShown(true);
  m_games->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  m_games->setValue(100);
  m_games->setAccessibleName(tr("Games of each pair"));
  m_games->setToolTip(
      tr("How many games each two bots play, rounded up to whole rounds in which both sit everywhere"));

  m_players = new QSpinBox;
  m_players->setRange(1, 1);  // no choice until there is a game
  m_players->setAccessibleName(tr("Number of players"));
  m_players->setToolTip(tr("How many players sit at the table"));

  m_maxTurns = new QSpinBox;
  m_maxTurns->setRange(0, mostTurns);
  m_maxTurns->setGroupSeparatorShown(true);
  m_maxTurns->setSpecialValueText(tr("As the game says"));
  m_maxTurns->setAccessibleName(tr("Turns after which a game is stopped"));
  m_maxTurns->setToolTip(tr("Games that take more turns are stopped and count as drawn"));

  m_threads = new QSpinBox;
  m_threads->setRange(0, mostThreads);
  m_threads->setSpecialValueText(tr("All cores (%1)").arg(QThread::idealThreadCount()));
  m_threads->setAccessibleName(tr("Threads"));
  m_threads->setToolTip(tr("How many games are played at the same time; the results do not depend on it"));
}

void TournamentPanel::makeForm() {
  m_form = new QFormLayout;
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->addRow(tr("&Bots"), m_bots);
  m_form->addRow(tr("&Games a pair"), m_games);
  m_form->addRow(tr("&Players"), m_players);
  m_form->addRow(tr("See&d"), m_seed);
  m_form->addRow(tr("T&urns"), m_maxTurns);
  m_form->addRow(tr("&Threads"), m_threads);
}

QWidget* TournamentPanel::makeControls() {
  auto* controls = new QWidget;
  auto* layout = new QVBoxLayout(controls);
  layout->addLayout(m_form);
  layout->addWidget(m_question);
  layout->addWidget(m_run);
  layout->addStretch();
  return controls;
}

void TournamentPanel::setRules(kernel::RulesPtr rules, const QString& gamePath) {
  m_rules = std::move(rules);
  m_gamePath = gamePath;
  if (m_rules) {
    const int least = std::max<int>(1, m_rules->seats());
    const int most =
        std::max<int>(least, static_cast<int>(m_rules->number(m_rules->def().metadata.players.max)));
    m_players->setRange(least, most);
  }
  updateReady();
}

sim::TournamentOptions TournamentPanel::options() const {
  sim::TournamentOptions options;
  options.agents = m_bots->agents();
  options.games = static_cast<std::uint64_t>(m_games->value());
  options.seed = m_seed->seed().value_or(1);
  options.maxTurns = static_cast<std::uint64_t>(m_maxTurns->value());
  options.threads = static_cast<unsigned>(m_threads->value());
  options.sprt = m_question->question();
  return options;
}

QString TournamentPanel::mistake() const {
  if (!m_rules) return tr("The bots need a specification without errors. Mend the problems, then run.");
  if (m_players->value() < 2) return tr("A game for one player has nobody to meet.");
  if (!m_seed->seed()) return tr("The seed must be a whole number.");
  if (m_question->isWrong()) return tr("“Not more than” has to be less than “at least”.");
  return {};
}

void TournamentPanel::updateReady() {
  m_question->setBots(m_bots->agents().size());
  m_form->setRowVisible(m_players, m_players->minimum() < m_players->maximum());
  const QString reason = mistake();
  m_run->setReady(reason.isEmpty(), reason.isEmpty() ? tr("Let the bots meet") : reason);
  if (!running()) m_run->say(reason.isEmpty() ? tr("Ready") : reason);
}

void TournamentPanel::start() {
  if (running() || !mistake().isEmpty()) return;
  const auto seats = static_cast<kernel::Seat>(m_players->value());
  m_run->setRunning(true);
  m_run->say(tr("Starting…"));
  m_job = std::make_unique<TournamentJob>(
      [rules = m_rules, seats, wanted = options()](std::stop_token stop,
                                                   const TournamentJob::Report& report) {
        return play(rules, seats, wanted, stop, report);
      },
      [this](const Result<TournamentResult>& result) { finish(result); },
      [this](const sim::BatchProgress& progress) {
        if (running() && !m_job->cancelled()) m_run->showProgress(progress);
      });
  emit runningChanged(true);
}

void TournamentPanel::cancel() {
  if (!running()) return;
  m_job->cancel();
  m_run->say(tr("Stopping…"));
}

void TournamentPanel::finish(const Result<TournamentResult>& result) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  m_run->setRunning(false);
  emit runningChanged(false);
  if (!result)
    return m_run->say(tr("The tournament failed: %1").arg(QString::fromStdString(result.failure())));
  const auto games = QLocale().toString(static_cast<qulonglong>(result->report->games()));
  m_run->say(wasCancelled ? tr("Cancelled after %1 games").arg(games) : tr("%1 games played").arg(games));
  if (result->report->games() == 0) return;
  m_results->setResult(*result, m_gamePath);
  m_results->show();
}

void TournamentPanel::replay(const std::vector<std::string>& agents, std::uint64_t seed) {
  sim::BatchOptions options;
  options.agents = agents;
  options.maxTurns = m_results->result().report->options.maxTurns;
  sim::GameSummary game;
  game.seed = seed;
  m_replayJob.start(0, [rules = m_results->result().rules, options, game](std::stop_token) {
    return std::pair(rules,
                     Trace(std::make_shared<const sim::GameTrace>(sim::replayGame(rules, options, game))));
  });
}

RunningWork* TournamentPanel::work() const {
  return m_run->work();
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulate/simulate_panel.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

#include "widgets/controls/bot_box.h"
#include "widgets/controls/run_box.h"
#include "widgets/controls/seed_box.h"
#include "widgets/models/agent_words.h"
#include "widgets/simulate/measure_box.h"

namespace ludo::widgets {
namespace {

constexpr int mostThreads = 256;
constexpr int mostTurns = 1'000'000;

}  // namespace

SimulatePanel::SimulatePanel(QWidget* parent)
    : QWidget(parent), m_seed(new SeedBox), m_measures(new MeasureBox), m_run(new RunBox(tr("Simulation"))) {
  makeNumbers();
  makeForm();
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(m_form);
  layout->addWidget(m_measures);
  layout->addWidget(m_run);
  layout->addStretch();
  connect(m_players, &QSpinBox::valueChanged, this, &SimulatePanel::fillSeats);
  connect(m_seed, &SeedBox::seedChanged, this, &SimulatePanel::updateEnabled);
  connect(m_run, &RunBox::runRequested, this, &SimulatePanel::start);
  connect(m_run, &RunBox::cancelRequested, this, &SimulatePanel::cancel);
  setRules(nullptr);
}

void SimulatePanel::makeNumbers() {
  m_games = new QSpinBox;
  m_games->setObjectName(QStringLiteral("gameCount"));
  m_games->setRange(1, mostSimulatedGames);
  m_games->setGroupSeparatorShown(true);
  m_games->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  m_games->setValue(1000);
  m_games->setAccessibleName(tr("Number of games"));
  m_games->setToolTip(tr("How many games the bots play: more games give narrower intervals"));

  m_players = new QSpinBox;
  m_players->setRange(1, 1);  // no choice until there is a game
  m_players->setAccessibleName(tr("Number of players"));
  m_players->setToolTip(tr("How many players sit at the table"));

  m_maxTurns = new QSpinBox;
  m_maxTurns->setObjectName(QStringLiteral("maxTurns"));
  m_maxTurns->setRange(0, mostTurns);
  m_maxTurns->setGroupSeparatorShown(true);
  m_maxTurns->setSpecialValueText(tr("As the game says"));
  m_maxTurns->setAccessibleName(tr("Turns after which a game is stopped"));
  m_maxTurns->setToolTip(tr("Games that take more turns are stopped and counted as such"));

  m_threads = new QSpinBox;
  m_threads->setRange(0, mostThreads);
  m_threads->setSpecialValueText(tr("All cores (%1)").arg(QThread::idealThreadCount()));
  m_threads->setAccessibleName(tr("Threads"));
  m_threads->setToolTip(tr("How many games are played at the same time; the results do not depend on it"));
}

void SimulatePanel::makeForm() {
  m_form = new QFormLayout;
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->addRow(tr("&Games"), m_games);
  m_form->addRow(tr("&Players"), m_players);
  m_form->addRow(tr("See&d"), m_seed);
  m_form->addRow(tr("T&urns"), m_maxTurns);
  m_form->addRow(tr("&Threads"), m_threads);
}

void SimulatePanel::setRules(kernel::RulesPtr rules, SourcePtr source) {
  const bool had = m_rules != nullptr;
  m_rules = std::move(rules);
  m_source = std::move(source);
  if (m_rules) {
    const int least = std::max<int>(1, m_rules->seats());
    const int most =
        std::max<int>(least, static_cast<int>(m_rules->number(m_rules->def().metadata.players.max)));
    m_players->setRange(least, most);
    fillSeats();
  }
  if (!running() && (had != (m_rules != nullptr) || m_run->said().isEmpty())) {
    m_run->say(m_rules ? tr("Ready")
                       : tr("The bots need a specification without errors. Mend the problems, then run."));
  }
  updateEnabled();
}

void SimulatePanel::fillSeats() {
  const auto seats = static_cast<std::size_t>(m_players->value());
  while (m_bots.size() > seats) {
    m_form->removeRow(m_bots.back());
    m_bots.pop_back();
  }
  while (m_bots.size() < seats) {
    const int player = static_cast<int>(m_bots.size()) + 1;
    auto* bot = new BotBox(tr("Bot of player %1").arg(player));
    m_form->insertRow(player + 1, tr("Player %1").arg(player), bot);
    m_bots.push_back(bot);
  }
  m_measures->setPlayers(m_players->value());
  updateEnabled();
}

SimulationPlan SimulatePanel::plan() const {
  SimulationPlan plan;
  plan.batch.games = static_cast<std::uint64_t>(m_games->value());
  plan.batch.seed = m_seed->seed().value_or(1);
  plan.batch.maxTurns = static_cast<std::uint64_t>(m_maxTurns->value());
  plan.batch.threads = static_cast<unsigned>(m_threads->value());
  for (const BotBox* bot : m_bots) plan.batch.agents.push_back(bot->agent());
  m_measures->addTo(plan);
  return plan;
}

void SimulatePanel::setGames(int games) {
  m_games->setValue(games);
}

void SimulatePanel::start() {
  if (running() || !m_rules || !m_seed->seed()) return;
  const auto seats = static_cast<kernel::Seat>(m_players->value());
  m_running = plan();
  m_run->setRunning(true);
  m_run->say(tr("Starting…"));
  m_job = std::make_unique<SimulationJob>(
      [rules = m_rules, source = m_source, seats, plan = m_running](std::stop_token stop,
                                                                    const SimulationJob::Report& report) {
        const kernel::RulesPtr seated =
            rules->seats() == seats ? rules : kernel::makeRules(rules->defPtr(), seats);
        return simulate(seated, source, plan, stop, report);
      },
      [this](Result<SimulationResult> result) { finish(std::move(result)); },
      [this](const SimulationProgress& progress) { showProgress(progress); });
  emit runningChanged(true);
}

void SimulatePanel::cancel() {
  if (!running()) return;
  m_job->cancel();
  m_run->say(tr("Stopping…"));
}

void SimulatePanel::showProgress(const SimulationProgress& progress) {
  if (running() && !m_job->cancelled()) m_run->showProgress(progress.games, partTitle(progress));
}

QString SimulatePanel::partTitle(const SimulationProgress& progress) const {
  using Part = SimulationProgress::Part;
  switch (progress.part) {
    case Part::Games:
      break;
    case Part::Match:
      return tr("%1 against %2")
          .arg(agentTitle(m_running.ladder[progress.match]),
               agentTitle(m_running.ladder[progress.match + 1]));
    case Part::Probes:
      return tr("Decisions tried otherwise");
  }
  return {};
}

void SimulatePanel::finish(Result<SimulationResult> result) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  m_run->setRunning(false);
  emit runningChanged(false);
  if (!result)
    return m_run->say(tr("The simulation failed: %1").arg(QString::fromStdString(result.failure())));
  const QLocale locale;
  const sim::Batch& batch = *result->batch;
  const auto count = static_cast<qulonglong>(batch.games.size());
  if (wasCancelled) {
    m_run->say(tr("Cancelled after %1 games").arg(locale.toString(count)));
  } else {
    const double rate = batch.seconds > 0 ? static_cast<double>(count) / batch.seconds : 0;
    m_run->say(tr("%1 games in %2 s (%3 games/s)")
                   .arg(locale.toString(count), locale.toString(batch.seconds, 'f', 1),
                        locale.toString(rate, 'f', 0)));
  }
  if (count > 0) emit finished(*result);
}

void SimulatePanel::updateEnabled() {
  const bool seedFits = m_seed->seed().has_value();
  m_run->setReady(m_rules && seedFits,
                  seedFits ? tr("Let the bots play") : tr("The seed must be a whole number"));
  m_form->setRowVisible(m_players, m_players->minimum() < m_players->maximum());
}

RunningWork* SimulatePanel::work() const {
  return m_run->work();
}

}  // namespace ludo::widgets

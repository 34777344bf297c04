// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulate/simulate_panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <cmath>

#include "core/agents/registry.h"

#include "widgets/models/core_words.h"

namespace ludo::widgets {
namespace {

constexpr int progressSteps = 1000;
constexpr int mostGames = 1000000;
constexpr int mostThreads = 256;

QString durationText(double seconds) {
  const auto whole = static_cast<qint64>(std::ceil(seconds));
  if (whole < 60) return SimulatePanel::tr("%1 s").arg(whole);
  if (whole < 3600) return SimulatePanel::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  return SimulatePanel::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

SimulationResult simulate(const kernel::RulesPtr& rules, const sim::BatchOptions& options,
                          std::stop_token stop, const std::function<void(sim::BatchProgress)>& report) {
  SimulationResult result;
  result.rules = rules;
  auto batch = std::make_shared<sim::Batch>(sim::runBatch(
      rules, options, [&](const sim::BatchProgress& progress) { report(progress); }, std::move(stop)));
  result.report = std::make_shared<const metrics::EvalReport>(metrics::evaluate(*rules, *batch));
  result.batch = std::move(batch);
  return result;
}

}  // namespace

SimulatePanel::SimulatePanel(QWidget* parent) : QWidget(parent) {
  makeControls();
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_run, 1);
  buttons->addWidget(m_cancel);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(m_form);
  layout->addSpacing(6);
  layout->addLayout(buttons);
  layout->addWidget(m_progress);
  layout->addWidget(m_status);
  layout->addStretch();
  setRules(nullptr);
}

void SimulatePanel::makeControls() {
  m_games = new QSpinBox(this);
  m_games->setObjectName(QStringLiteral("gameCount"));
  m_games->setRange(1, mostGames);
  m_games->setGroupSeparatorShown(true);
  m_games->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  m_games->setValue(1000);
  m_games->setAccessibleName(tr("Number of games"));
  m_games->setToolTip(tr("How many games the bots play: more games give narrower intervals"));

  m_players = new QSpinBox(this);
  m_players->setRange(1, 1);  // no choice until there is a game
  m_players->setAccessibleName(tr("Number of players"));
  m_players->setToolTip(tr("How many players sit at the table"));

  m_seed = new QLineEdit(QStringLiteral("1"), this);
  m_seed->setObjectName(QStringLiteral("seed"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
  m_seed->setAccessibleName(tr("Seed"));
  m_seed->setToolTip(tr("The same seed gives the same games, on any machine and any number of threads"));
  m_newSeed = new QPushButton(tr("New"), this);
  m_newSeed->setAccessibleName(tr("New seed"));
  m_newSeed->setToolTip(tr("Take another seed, to see other games"));
  connect(m_newSeed, &QPushButton::clicked, this,
          [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1000000000))); });

  m_threads = new QSpinBox(this);
  m_threads->setRange(0, mostThreads);
  m_threads->setSpecialValueText(tr("All cores (%1)").arg(QThread::idealThreadCount()));
  m_threads->setAccessibleName(tr("Threads"));
  m_threads->setToolTip(tr("How many games are played at the same time; the results do not depend on it"));

  auto* seedRow = new QHBoxLayout;
  seedRow->addWidget(m_seed, 1);
  seedRow->addWidget(m_newSeed);
  m_form = new QFormLayout;
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->addRow(tr("&Games"), m_games);
  m_form->addRow(tr("&Players"), m_players);
  m_form->addRow(tr("See&d"), seedRow);
  m_form->addRow(tr("&Threads"), m_threads);
  static_cast<QLabel*>(m_form->labelForField(seedRow))->setBuddy(m_seed);

  m_run = new QPushButton(tr("Run"), this);
  m_run->setObjectName(QStringLiteral("run"));
  m_run->setDefault(true);
  m_run->setAccessibleName(tr("Run the simulation"));
  m_cancel = new QPushButton(tr("Cancel"), this);
  m_cancel->setObjectName(QStringLiteral("cancel"));
  m_cancel->setAccessibleName(tr("Cancel the simulation"));
  m_cancel->setToolTip(tr("Stop now and keep the games played so far"));
  m_progress = new QProgressBar(this);
  m_progress->setRange(0, progressSteps);
  m_progress->setAccessibleName(tr("Progress of the simulation"));
  m_status = new QLabel(this);
  m_status->setObjectName(QStringLiteral("status"));
  m_status->setWordWrap(true);
  m_status->setAccessibleName(tr("State of the simulation"));

  connect(m_players, &QSpinBox::valueChanged, this, &SimulatePanel::fillSeats);
  connect(m_seed, &QLineEdit::textChanged, this, &SimulatePanel::updateEnabled);
  connect(m_run, &QPushButton::clicked, this, &SimulatePanel::start);
  connect(m_cancel, &QPushButton::clicked, this, &SimulatePanel::cancel);
}

void SimulatePanel::setRules(kernel::RulesPtr rules) {
  const bool had = m_rules != nullptr;
  m_rules = std::move(rules);
  if (m_rules) {
    const int least = std::max<int>(1, m_rules->seats());
    const int most =
        std::max<int>(least, static_cast<int>(m_rules->number(m_rules->def().metadata.players.max)));
    m_players->setRange(least, most);
    fillSeats();
  }
  if (!running() && (had != (m_rules != nullptr) || m_status->text().isEmpty())) {
    m_status->setText(m_rules
                          ? tr("Ready")
                          : tr("The bots need a specification without errors. Mend the problems, then run."));
  }
  updateEnabled();
}

void SimulatePanel::fillSeats() {
  const auto seats = static_cast<std::size_t>(m_players->value());
  while (m_agents.size() > seats) {
    m_form->removeRow(m_agents.back());
    m_agents.pop_back();
  }
  while (m_agents.size() < seats) {
    const int player = static_cast<int>(m_agents.size()) + 1;
    auto* agents = new QComboBox(this);
    for (const std::string& name : agents::agentNames())
      agents->addItem(agentTitle(name), QString::fromStdString(name));
    agents->setAccessibleName(tr("Bot of player %1").arg(player));
    agents->setToolTip(
        tr("Random plays any legal move; greedy the move that looks best one step ahead; the others play "
           "games in "
           "thought before each move, which takes longer"));
    m_form->insertRow(player + 1, tr("Player %1").arg(player), agents);
    m_agents.push_back(agents);
  }
  updateEnabled();
}

sim::BatchOptions SimulatePanel::options() const {
  sim::BatchOptions options;
  options.games = static_cast<std::uint64_t>(m_games->value());
  options.seed = m_seed->text().toULongLong();
  options.threads = static_cast<unsigned>(m_threads->value());
  for (const QComboBox* agent : m_agents)
    options.agents.push_back(agent->currentData().toString().toStdString());
  return options;
}

void SimulatePanel::setGames(int games) {
  m_games->setValue(games);
}

void SimulatePanel::start() {
  if (running() || !m_rules || !m_seed->hasAcceptableInput()) return;
  const auto seats = static_cast<kernel::Seat>(m_players->value());
  m_progress->setValue(0);
  m_status->setText(tr("Starting…"));
  m_job = std::make_unique<SimulationJob>(
      [rules = m_rules, seats, wanted = options()](std::stop_token stop,
                                                   const SimulationJob::Report& report) {
        const kernel::RulesPtr seated =
            rules->seats() == seats ? rules : kernel::makeRules(rules->defPtr(), seats);
        return simulate(seated, wanted, std::move(stop), report);
      },
      [this](Result<SimulationResult> result) { finish(std::move(result)); },
      [this](const sim::BatchProgress& progress) { showProgress(progress); });
  updateEnabled();
  emit runningChanged(true);
}

void SimulatePanel::cancel() {
  if (!running()) return;
  m_job->cancel();
  m_status->setText(tr("Stopping…"));
}

void SimulatePanel::showProgress(const sim::BatchProgress& progress) {
  if (!running() || m_job->cancelled() || progress.total == 0) return;
  const QLocale locale;
  m_progress->setValue(static_cast<int>(static_cast<double>(progress.done) * progressSteps /
                                        static_cast<double>(progress.total)));
  m_status->setText(
      tr("%1 of %2 games · %3 games/s · %4 left")
          .arg(locale.toString(static_cast<qulonglong>(progress.done)),
               locale.toString(static_cast<qulonglong>(progress.total)),
               locale.toString(progress.gamesPerSecond, 'f', progress.gamesPerSecond < 10 ? 1 : 0),
               durationText(progress.secondsLeft)));
}

void SimulatePanel::finish(Result<SimulationResult> result) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  updateEnabled();
  emit runningChanged(false);
  if (!result) {
    m_status->setText(tr("The simulation failed: %1").arg(QString::fromStdString(result.failure())));
    return;
  }
  const QLocale locale;
  const sim::Batch& batch = *result->batch;
  const auto count = static_cast<qulonglong>(batch.games.size());
  if (wasCancelled) {
    m_status->setText(tr("Cancelled after %1 games").arg(locale.toString(count)));
  } else {
    m_progress->setValue(progressSteps);
    const double rate = batch.seconds > 0 ? static_cast<double>(count) / batch.seconds : 0;
    m_status->setText(tr("%1 games in %2 s (%3 games/s)")
                          .arg(locale.toString(count), locale.toString(batch.seconds, 'f', 1),
                               locale.toString(rate, 'f', 0)));
  }
  if (count > 0) emit finished(*result);
}

void SimulatePanel::updateEnabled() {
  const bool seedFits = m_seed->hasAcceptableInput();
  m_run->setEnabled(m_rules && !running() && seedFits);
  m_run->setToolTip(seedFits ? tr("Let the bots play") : tr("The seed must be a whole number"));
  m_cancel->setEnabled(running());
  m_progress->setVisible(running());
  const bool hasChoice = m_players->minimum() < m_players->maximum();
  m_form->labelForField(m_players)->setVisible(hasChoice);
  m_players->setVisible(hasChoice);
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/campaign_controls.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "widgets/document/text_file.h"
#include "widgets/jobs/running_work.h"

namespace ludo::widgets {

CampaignControls::CampaignControls(QWidget* parent) : QWidget(parent) {
  m_progress = new QLabel(this);
  m_progress->setObjectName(QStringLiteral("progress"));
  m_progress->setAccessibleName(tr("Progress of the campaign"));
  m_progress->setWordWrap(true);
  m_progress->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  makeButtons();
  m_kindText = new QLabel(this);
  m_kindText->setObjectName(QStringLiteral("kindText"));
  m_kindText->setWordWrap(true);
  layout->addWidget(m_kindText);
  showKind();
  layout->addWidget(m_progress);
  connect(&m_run, &CampaignRun::runningChanged, this, &CampaignControls::updateButtons);
  connect(&m_run, &CampaignRun::progressed, this, &CampaignControls::showProgress);
  connect(&m_run, &CampaignRun::finished, this, &CampaignControls::showEnd);
  connect(&m_run, &CampaignRun::refused, this, &CampaignControls::showRefusal);
  m_work = new RunningWork(tr("Campaign"), this);
  connect(&m_run, &CampaignRun::runningChanged, m_work, [this] { m_work->setRunning(running()); });
  connect(m_work, &RunningWork::cancelRequested, this, &CampaignControls::stop);
  updateButtons();
}

void CampaignControls::makeButtons() {
  auto* row = new QHBoxLayout;
  const auto add = [this, row](const char* name, const QString& text, const QString& title, auto act) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(title);
    button->setToolTip(title);
    row->addWidget(button);
    connect(button, &QPushButton::clicked, this, act);
    return button;
  };
  m_breed = add("breed", tr("Breed from this game…"),
                tr("Begin a campaign that breeds from the open game, and choose where it keeps its games"),
                &CampaignControls::breed);
  makeKinds(*row);
  m_resume =
      add("resume", tr("Resume"), tr("Go on with the campaign in this store"), &CampaignControls::resume);
  m_stop = add("stop", tr("Stop"), tr("Stop the campaign; all that it found is kept, and it can be resumed"),
               &CampaignControls::stop);
  row->addStretch();
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void CampaignControls::makeKinds(QHBoxLayout& row) {
  m_kind = new QComboBox(this);
  m_kind->setObjectName(QStringLiteral("archiveKind"));
  m_kind->setAccessibleName(tr("What the archive of a new campaign keeps"));
  using Kind = campaign::ArchiveKind;
  const auto add = [this](Kind kind, const QString& name, const QString& use) {
    m_kind->addItem(name, static_cast<int>(kind));
    m_kind->setItemData(m_kind->count() - 1, use, Qt::ToolTipRole);
  };
  add(Kind::grid, tr("Grid"),
      tr("The best game of each cell of length and branching: to see at a glance which kinds there are."));
  add(Kind::centroids, tr("Centroids"),
      tr("The best game of each of 100 cells that are spread evenly: for few games, or for more measures "
         "than a "
         "grid has cells for."));
  add(Kind::sliding, tr("Sliding boundaries"),
      tr("A grid whose cells follow the games: where most games are alike in length or branching."));
  add(Kind::novelty, tr("Novelty"),
      tr("Every game that is unlike those before it, however good it is: to explore where fitness is not to "
         "be "
         "trusted."));
  row.addWidget(m_kind);
  connect(m_kind, &QComboBox::currentIndexChanged, this, &CampaignControls::showKind);
}

/// What the chosen kind is good for, while a campaign can be begun.
void CampaignControls::showKind() {
  const QString use = m_kind->currentData(Qt::ToolTipRole).toString();
  m_kindText->setText(use);
  m_kind->setToolTip(use);
  m_kind->setAccessibleDescription(use);
}

void CampaignControls::setGame(GameToBreed game) {
  m_game = std::move(game);
  updateButtons();
}

void CampaignControls::setStore(const QString& store) {
  m_store = store;
  updateButtons();
}

void CampaignControls::updateButtons() {
  m_breed->setEnabled(!running() && m_game.rules != nullptr);
  // Also for a game of an archive, which has a button of its own.
  m_kind->setEnabled(!running() && (m_game.rules != nullptr || !m_store.isEmpty()));
  m_kindText->setVisible(m_breed->isEnabled() && m_store.isEmpty());
  m_resume->setEnabled(!running() && !m_store.isEmpty());
  m_stop->setEnabled(running() && !m_run.stopping());
}

void CampaignControls::breed() {
  breedFrom(m_game);
}

void CampaignControls::breedFrom(const GameToBreed& game) {
  if (running()) return say(tr("Stop the campaign that is running first"));
  if (!game.rules) return;
  const QString name = QFileInfo(game.name).completeBaseName() + QStringLiteral(".sqlite");
  const QString folder = game.path.isEmpty() ? QString() : QFileInfo(game.path).path() + u'/';
  // Nothing is overwritten: a file that is there is gone on with, or refused.
  QString path = QFileDialog::getSaveFileName(this, tr("Where the campaign keeps its games"), folder + name,
                                              tr("Stores of campaigns (*.sqlite);;All files (*)"), nullptr,
                                              QFileDialog::DontConfirmOverwrite);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".sqlite");
  begin(path, game);
}

void CampaignControls::breedInto(const QString& store) {
  begin(store, m_game);
}

void CampaignControls::begin(const QString& store, const GameToBreed& game) {
  if (running() || !game.rules) return;
  say(tr("Starting…"));
  m_isTold = false;
  m_run.begin(store, game, static_cast<campaign::ArchiveKind>(m_kind->currentData().toInt()));
}

void CampaignControls::resume() {
  if (running() || m_store.isEmpty()) return;
  say(tr("Starting…"));
  m_isTold = false;
  m_run.resume(m_store);
}

void CampaignControls::stop() {
  if (!running()) return;
  m_run.stop();
  updateButtons();
  say(tr("Stopping…"));
}

void CampaignControls::showProgress(const campaign::Progress& progress) {
  if (m_run.stopping()) return;
  const bool hasEnd = progress.wanted > 0;
  m_work->setShare(
      hasEnd ? std::optional(static_cast<double>(progress.evaluated) / static_cast<double>(progress.wanted))
             : std::nullopt);
  const QLocale locale;
  say(tr("%1 candidates · %2 a minute · %3 cells (%4 %) · QD score %5 · best %6")
          .arg(
              locale.toString(static_cast<qulonglong>(progress.evaluated)),
              locale.toString(progress.perMinute, 'f', 0),
              locale.toString(static_cast<qulonglong>(progress.summary.filled)),
              locale.toString(progress.summary.coverage * 100, 'f', 1),
              locale.toString(progress.summary.qdScore, 'f', 2),
              progress.summary.best ? locale.toString(*progress.summary.best, 'f', 3) : QStringLiteral("–")));
  if (std::exchange(m_isTold, true)) return;
  emit storeGrew(m_run.store());
}

void CampaignControls::showEnd(const CampaignEnd& end) {
  const QString file = QFileInfo(m_run.store()).fileName();
  if (!end.trouble.isEmpty()) {
    say(tr("Not everything could be kept: %1").arg(end.trouble));
  } else if (end.end == campaign::RunEnd::complete) {
    say(tr("The campaign is over; its games are in %1").arg(file));
  } else {
    say(tr("Stopped; what was found is in %1, and Resume goes on from there").arg(file));
  }
  emit storeRested();
}

void CampaignControls::showRefusal(const QString& reason) {
  say(asSentence(reason.toStdString()));
  emit storeRested();
}

void CampaignControls::say(const QString& text) {
  m_progress->setText(text);
  m_progress->show();
  m_work->say(text);
}

}  // namespace ludo::widgets

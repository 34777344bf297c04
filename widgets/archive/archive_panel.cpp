// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/archive/archive_export.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/campaign_controls.h"
#include "widgets/archive/card_view.h"
#include "widgets/archive/hand_bar.h"
#include "widgets/archive/heatmap_view.h"
#include "widgets/archive/lineage_page.h"
#include "widgets/archive/people_page.h"
#include "widgets/archive/progress_page.h"
#include "widgets/archive/time_bar.h"
#include "widgets/document/text_file.h"
#include "widgets/editor/diff_view.h"

namespace ludo::widgets {
namespace {

QLabel* wrappingLabel(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  return label;
}

/// The failure of a job, or of what it did.
template <typename Value>
QString failureOf(const Result<Result<Value>>& result) {
  if (!result) return QString::fromStdString(result.failure());
  return *result ? QString() : QString::fromStdString(result->failure());
}

}  // namespace

ArchivePanel::ArchivePanel(QWidget* parent)
    : QWidget(parent),
      m_cardJob([this](std::uint64_t, Result<ReadCard> result) {
        const QString failure = failureOf(result);
        failure.isEmpty() ? showCard(**result) : showFailure(failure);
      }),
      m_exportJob([this](std::uint64_t, Result<Result<Done>> result) {
        const QString failure = failureOf(result);
        if (!failure.isEmpty()) showFailure(failure);
      }),
      m_historyJob([this](std::uint64_t, Result<ReadHistory> result) {
        const QString failure = failureOf(result);
        if (!failure.isEmpty()) return showFailure(failure);
        if (**result) m_history = **result;
        if (m_history) showTime();
      }) {
  m_campaign = new CampaignControls(this);
  m_summary = wrappingLabel("summary", this);
  m_summary->setAccessibleName(tr("Summary of the archive"));
  m_status = wrappingLabel("status", this);
  m_status->setAccessibleName(tr("What went wrong"));
  m_status->hide();
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_campaign);
  makeButtons();
  makeView();
  m_hand = new HandBar(this);
  layout->addWidget(m_hand);
  layout->addWidget(m_status);
  layout->addWidget(m_summary);
  layout->addWidget(m_pages, 1);
  connectParts();
  connectHand();
  setAcceptDrops(true);
  setFocusProxy(m_open);
}

void ArchivePanel::makeButtons() {
  m_open = new QPushButton(tr("Open campaign…"), this);
  m_open->setObjectName(QStringLiteral("openStore"));
  m_open->setAccessibleName(tr("Open the store of a campaign"));
  m_open->setToolTip(tr("Show the archive in the store of a campaign, also while it runs"));
  m_export = new QPushButton(tr("Export archive…"), this);
  m_export->setObjectName(QStringLiteral("exportArchive"));
  m_export->setAccessibleName(tr("Export the archive"));
  m_export->setToolTip(tr("Save the archive as JSON or CSV, or the heatmap as a picture"));
  m_export->setEnabled(false);
  m_compare = new QPushButton(this);
  m_compare->setObjectName(QStringLiteral("compareArchive"));
  m_compare->setEnabled(false);
  showComparison({});
  m_add = new QPushButton(tr("Add open game"), this);
  m_add->setObjectName(QStringLiteral("addGame"));
  m_add->setEnabled(false);
  m_add->setAccessibleName(tr("Measure the open game, and place it in the archive"));
  m_add->setToolTip(
      tr("Measure the open game, and place it in the archive. A file can be dropped here as well."));
  m_store = wrappingLabel("store", this);
  m_store->setAccessibleName(tr("Store"));
  auto* row = new QHBoxLayout;
  row->addWidget(m_open);
  row->addWidget(m_export);
  row->addWidget(m_compare);
  row->addWidget(m_add);
  row->addWidget(m_store, 1);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ArchivePanel::makeView() {
  auto* nothing =
      new QLabel(tr("No campaign is open. Breed from the open game to begin one, or open the store of "
                    "one, the .sqlite file that it keeps its games in. Its archive is shown here: the "
                    "best game of each kind."),
                 this);
  nothing->setWordWrap(true);
  nothing->setAlignment(Qt::AlignCenter);
  m_view = new ArchiveView(this);
  m_time = new TimeBar(this);
  auto* shown = new QWidget(this);
  auto* column = new QVBoxLayout(shown);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_time);
  column->addWidget(m_view, 1);
  m_pages = new QStackedWidget(this);
  m_pages->addWidget(nothing);
  m_pages->addWidget(shown);
  makePages();
}

void ArchivePanel::makePages() {
  m_growth = new ProgressPage(this);
  m_view->addPage(m_growth, tr("Progress"));
  m_people = new PeoplePage(this);
  m_view->addPage(m_people, tr("People"));
  auto* changes = new QWidget(this);
  m_change = wrappingLabel("change", changes);
  m_change->setAccessibleName(tr("What was changed"));
  m_diff = new DiffView(changes);
  m_diff->setAccessibleName(tr("The change from its parent"));
  auto* layout = new QVBoxLayout(changes);
  layout->addWidget(m_change);
  layout->addWidget(m_diff, 1);
  m_view->addPage(changes, tr("Change"));
  m_lineage = new LineagePage(this);
  m_view->addPage(m_lineage, tr("Lineage"));
  m_card = new CardView(this);
  m_view->addPage(m_card, tr("Game"));
}

void ArchivePanel::connectParts() {
  connect(m_open, &QPushButton::clicked, this, &ArchivePanel::chooseStore);
  connect(m_compare, &QPushButton::clicked, this, &ArchivePanel::chooseComparison);
  connect(m_export, &QPushButton::clicked, this, &ArchivePanel::chooseExport);
  connect(&m_loader, &ArchiveLoader::loaded, this, &ArchivePanel::showSnapshot);
  connect(&m_loader, &ArchiveLoader::failed, this, &ArchivePanel::showReadingFailure);
  connect(m_view, &ArchiveView::candidateChanged, this, &ArchivePanel::readCandidate);
  connect(m_view, &ArchiveView::wishesChanged, &m_loader, &ArchiveLoader::setWishes);
  connect(m_view, &ArchiveView::candidateActivated, m_card, &CardView::open);
  connect(m_card, &CardView::documentRequested, this, &ArchivePanel::documentRequested);
  connect(m_card, &CardView::playRequested, this, &ArchivePanel::playRequested);
  connect(m_card, &CardView::replayRequested, this, &ArchivePanel::replayRequested);
  connect(m_card, &CardView::failed, this, &ArchivePanel::showFailure);
  connect(m_time, &TimeBar::shownChanged, this, &ArchivePanel::showTime);
  connect(m_people, &PeoplePage::candidateRequested, m_view, &ArchiveView::selectCandidate);
  connect(m_campaign, &CampaignControls::storeGrew, this, &ArchivePanel::watch);
  connect(m_campaign, &CampaignControls::storeRested, this, [this] {
    m_loader.setWatching(false);
    m_loader.reload();
  });
}

void ArchivePanel::setGame(GameToBreed game) {
  m_game = game;
  updateAdd();
  m_campaign->setGame(std::move(game));
}

void ArchivePanel::chooseStore() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open the store of a campaign"),
                                                    QFileInfo(m_loader.path()).path(),
                                                    tr("Stores of campaigns (*.sqlite);;All files (*)"));
  if (!path.isEmpty()) openStore(path);
}

void ArchivePanel::openStore(const QString& path) {
  m_loader.load(path);
}

void ArchivePanel::chooseComparison() {
  if (m_now && m_now->other) return compareWith(QString());
  const QString path = QFileDialog::getOpenFileName(this, tr("Compare with another campaign"),
                                                    QFileInfo(m_loader.path()).path(),
                                                    tr("Stores of campaigns (*.sqlite);;All files (*)"));
  if (!path.isEmpty()) compareWith(path);
}

void ArchivePanel::compareWith(const QString& store) {
  m_status->hide();
  m_view->setAgainst(store);
}

void ArchivePanel::showComparison(const ArchiveSnapshot& snapshot) {
  const bool isOn = snapshot.other.has_value();
  m_compare->setText(isOn ? tr("End comparison") : tr("Compare…"));
  m_compare->setToolTip(isOn ? tr("Show this archive alone again")
                             : tr("Hold the archive against that of another campaign, cell by cell"));
  m_compare->setAccessibleName(m_compare->toolTip());
}

void ArchivePanel::watch(const QString& store) {
  m_loader.setWatching(true);
  m_loader.load(store);
}

void ArchivePanel::chooseExport() {
  const QFileInfo store(m_loader.path());
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Export the archive"),
      store.path() + u'/' + store.completeBaseName() + QStringLiteral(".json"),
      tr("Everything (*.json);;Best games, as in pyribs (*.csv);;Picture of the heatmap (*.png)"));
  if (!path.isEmpty()) exportTo(path);
}

void ArchivePanel::exportTo(const QString& path) {
  const ArchiveSnapshotPtr& snapshot = m_view->snapshot();
  if (!snapshot) return;
  m_status->hide();
  if (QFileInfo(path).suffix().toLower() == QLatin1String("png")) {
    if (!m_view->heatmap()->grab().save(path)) showFailure(tr("“%1” could not be written").arg(path));
    return;
  }
  m_exportJob.start(
      0, [store = snapshot->path, path](const std::stop_token&) { return exportArchive(store, path); });
}

void ArchivePanel::showSnapshot(const ArchiveSnapshotPtr& snapshot) {
  m_status->hide();
  m_store->setText(QFileInfo(snapshot->path).fileName());
  m_store->setToolTip(snapshot->path);
  m_export->setEnabled(true);
  m_compare->setEnabled(true);
  showComparison(*snapshot);
  m_campaign->setStore(snapshot->path);
  if (m_now && m_now->path != snapshot->path) {
    m_historyJob.cancel();
    m_history.reset();
  }
  const bool isHandled =
      m_now && m_now->path == snapshot->path && m_now->interventions != snapshot->interventions;
  m_now = snapshot;
  m_hand->setSnapshot(snapshot);
  updateAdd();
  m_time->setRounds(snapshot->rounds.size());
  // How the archive filled is known on the campaign's own axes.
  m_time->setEnabled(snapshot->wishes.axes.empty());
  m_people->setSnapshot(snapshot);
  m_growth->setSnapshot(snapshot);
  m_pages->setCurrentIndex(1);
  showTime();
  // What was done by hand, or was taken in by the campaign, is on the card.
  if (isHandled) readCandidate();
  showAdded();
}

void ArchivePanel::showTime() {
  if (!m_now) return;
  const std::optional<std::size_t> rounds = m_time->shown();
  if (!rounds || !m_now->wishes.axes.empty()) return showArchive(m_now);
  if (m_history && *rounds <= m_history->rounds()) return showArchive(m_history->at(*m_now, *rounds));
  // The history is made once from what the store keeps, and anew when there are more rounds.
  if (m_historyJob.running()) return;
  m_historyJob.start(++m_asked, [path = m_now->path](const std::stop_token& stop) {
    return readArchiveHistory(path, stop);
  });
}

void ArchivePanel::showArchive(const ArchiveSnapshotPtr& snapshot) {
  m_summary->setText(summaryText(*snapshot));
  m_view->setSnapshot(snapshot);
}

void ArchivePanel::showReadingFailure(const QString& reason) {
  m_view->forgetWishes();
  showFailure(reason);
}

void ArchivePanel::showFailure(const QString& reason) {
  m_status->setText(asSentence(reason.toStdString()));
  m_status->show();
}

void ArchivePanel::readCandidate() {
  const auto& candidate = m_view->candidate();
  m_lineage->setCandidate(m_view->snapshot() ? m_view->snapshot()->path : QString(), candidate);
  if (!candidate) {
    m_cardJob.cancel();
    return showCard(nullptr);
  }
  m_cardJob.start(++m_asked, [store = m_view->snapshot()->path, id = *candidate](
                                 const std::stop_token& stop) { return readCard(store, id, stop); });
}

void ArchivePanel::showCard(CandidateCardPtr card) {
  if (card && card->parent) {
    m_change->setText(card->change);
    m_diff->setDiff(diffLines(card->parent->text, card->text));
  } else {
    m_change->setText(card ? card->change : tr("Select a cell that holds a game."));
    m_diff->setDiff({});
  }
  m_card->setCard(std::move(card));
}

}  // namespace ludo::widgets

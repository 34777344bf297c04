// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel does to an archive by hand.
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "core/base/files.h"
#include "core/campaign/limits.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/campaign_controls.h"
#include "widgets/archive/card_view.h"
#include "widgets/archive/hand_bar.h"
#include "widgets/archive/lineage_page.h"
#include "widgets/archive/people_page.h"

namespace ludo::widgets {
namespace {

/// The files of games that are dragged, if that is all that is.
QStringList draggedGames(const QMimeData& data) {
  QStringList paths;
  for (const QUrl& url : data.urls()) {
    const QString path = url.toLocalFile();
    if (QFileInfo(path).suffix().toLower() != QLatin1String("md")) return {};
    paths << path;
  }
  return paths;
}

}  // namespace

void ArchivePanel::connectHand() {
  connect(m_add, &QPushButton::clicked, this, &ArchivePanel::addGame);
  connect(m_card, &CardView::interventionRequested, this, [this](campaign::InterventionKind kind) {
    m_status->hide();
    if (m_now && m_card->card())
      m_hand->intervene(m_now->path, kind, m_card->card()->id, m_card->card()->name);
  });
  connect(m_card, &CardView::furtherGamesRequested, this, [this](std::uint64_t samples) {
    m_status->hide();
    if (m_now && m_card->card())
      m_hand->playFurtherGames(m_now->path, m_card->card()->id, m_card->card()->name, samples);
  });
  connect(m_card, &CardView::breedRequested, this, [this] {
    const CandidateCardPtr& card = m_card->card();
    if (card)
      m_campaign->breedFrom({card->name + QStringLiteral(".md"), QString::fromStdString(card->path),
                             card->text, card->playable});
  });
  connect(m_people, &PeoplePage::compared, this, [this](const campaign::PairedComparison& comparison) {
    m_status->hide();
    if (m_now) m_hand->say(m_now->path, comparison);
  });
  connect(m_card, &CardView::rated, this, [this](const campaign::StarRating& rating) {
    m_status->hide();
    if (m_now) m_hand->say(m_now->path, StarChange{rating.candidate, {}, rating.stars});
  });
  connect(m_hand, &HandBar::opinionsKept, this, [this] {
    m_loader.reload();
    readCandidate();
  });
  connect(m_hand, &HandBar::historyChanged, this, &ArchivePanel::historyChanged);
  connect(m_hand, &HandBar::storeChanged, &m_loader, &ArchiveLoader::reload);
  connect(m_hand, &HandBar::failed, this, &ArchivePanel::showFailure);
  connect(m_hand, &HandBar::gameAdded, this,
          [this](campaign::CandidateId id, const std::vector<std::size_t>& coordinates) {
            m_added = Added{id, coordinates};
          });
  connect(m_lineage, &LineagePage::candidateRequested, m_view, &ArchiveView::selectCandidate);
}

/// Once the store was read again that has it.
void ArchivePanel::showAdded() {
  if (!m_added) return;
  const Added added = *std::exchange(m_added, std::nullopt);
  m_view->showAt(added.id, added.coordinates);
}

void ArchivePanel::updateAdd() {
  m_add->setEnabled(m_now && !m_now->rounds.empty() && m_game.rules != nullptr);
}

void ArchivePanel::addGame() {
  if (!m_now || m_now->rounds.empty())
    return showFailure(
        tr("Open a campaign first, of which a round is over; the game is placed in its archive"));
  if (!m_game.rules) return showFailure(tr("The open game does not compile; Problems says why"));
  m_status->hide();
  const QString place = m_game.path.isEmpty() ? m_game.name : m_game.path;
  m_hand->addGame(m_now->path, {place.toStdString(), m_game.text}, m_game.name);
}

void ArchivePanel::addGameFrom(const QString& path) {
  if (!m_now) return;
  m_status->hide();
  const Result<std::string> text = readFile(path.toStdString(), campaign::limits::candidateBytes);
  if (!text) return showFailure(QString::fromStdString(text.failure()));
  m_hand->addGame(m_now->path, {path.toStdString(), *text}, QFileInfo(path).fileName());
}

bool ArchivePanel::canUndo() const {
  return m_hand->canUndo();
}

bool ArchivePanel::canRedo() const {
  return m_hand->canRedo();
}

void ArchivePanel::undo() {
  m_status->hide();
  m_hand->undo();
}

void ArchivePanel::redo() {
  m_status->hide();
  m_hand->redo();
}

bool ArchivePanel::event(QEvent* event) {
  // Undo means what was done here, whatever the window's own shortcut for it does elsewhere.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void ArchivePanel::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Undo)) return undo();
  if (event->matches(QKeySequence::Redo)) return redo();
  QWidget::keyPressEvent(event);
}

void ArchivePanel::dragEnterEvent(QDragEnterEvent* event) {
  if (m_now && !m_now->rounds.empty() && !draggedGames(*event->mimeData()).isEmpty())
    event->acceptProposedAction();
}

void ArchivePanel::dropEvent(QDropEvent* event) {
  const QStringList games = draggedGames(*event->mimeData());
  for (const QString& path : games) addGameFrom(path);
  if (!games.isEmpty()) event->acceptProposedAction();
}

}  // namespace ludo::widgets

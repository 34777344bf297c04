// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_panel.h"

#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "widgets/controls/column_area.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/move_title.h"
#include "widgets/play/bot_move.h"
#include "widgets/play/play_marks.h"
#include "widgets/play/play_texts.h"

namespace ludo::widgets {

PlayPanel::PlayPanel(QWidget* parent)
    : QWidget(parent),
      m_adoptJob([this](std::uint64_t revision, Result<std::shared_ptr<AdoptedGame>> game) {
        if (!game)
          return showNote(tr("The game could not be set up: %1").arg(QString::fromStdString(game.failure())));
        // The player moved meanwhile: carry over the longer game instead.
        if (revision != m_revision) return adopt(m_wantedRules);
        adopted(std::move(**game), m_session.has_value() && !m_session->plies().empty());
      }),
      m_botJob(
          [this](std::uint64_t revision, Result<std::optional<std::size_t>> move) {
            if (revision != m_revision) return;
            if (!move) return showNote(tr("The bot failed: %1").arg(QString::fromStdString(move.failure())));
            botChose(*move);
          },
          Urgency::Background),
      m_refusalJob([this](std::uint64_t revision, Result<QString> why) {
        if (revision != m_revision || !why || why->isEmpty() || !m_chooser.clicks().empty()) return;
        m_side->showHint(tr("No legal move there.") + u'\n' + *why);
      }) {
  m_board = new BoardPanel;
  m_side = new PlaySide;
  auto* splitter = new QSplitter(Qt::Horizontal);
  splitter->addWidget(m_board);
  // By itself, so that on a low screen the board is whole while the column scrolls.
  auto* column = new ColumnArea(m_side);
  splitter->addWidget(column);
  splitter->setStretchFactor(0, 1);
  splitter->setCollapsible(0, false);
  splitter->setSizes({700, 320});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(splitter);
  setFocusProxy(m_board);

  connect(m_board, &BoardPanel::zoneActivated, this, [this](kernel::ZoneId zone) {
    clicked(clickAt({zone, {}}));
  });
  connect(m_board, &BoardPanel::tokenActivated, this, [this](kernel::ZoneId zone, kernel::TokenId token) {
    clicked(clickAt({zone, token}));
  });
  connect(m_board->view(), &BoardView::tokenLifted, this, &PlayPanel::lifted);
  connect(m_board->view(), &BoardView::tokenDropped, this, &PlayPanel::dropped);
  connect(m_board->view(), &BoardView::explanationRequested, this, &PlayPanel::explain);
  m_board->view()->setExplains(true);
  m_board->view()->setTokensMovable(true);
  m_curtain = new Curtain(m_board);
  connect(m_curtain, &Curtain::lifted, this, [this] {
    m_atScreen = m_session->toMove();
    sessionChanged(false);
  });
  connect(m_board, &BoardPanel::zoneDefinitionRequested, this, &PlayPanel::zoneDefinitionRequested);
  connectSide();
  auto* escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, [this] {
    clearChoice();
    lookAt(std::nullopt);
  });
  sessionChanged(false);
}

void PlayPanel::connectSide() {
  connect(m_side, &PlaySide::moveChosen, this, [this](std::size_t row) {
    if (row < m_listed.size()) playChosen(m_chooser.moves()[m_listed[row]]);
  });
  connect(m_side, &PlaySide::playedMoveSelected, this, [this](std::size_t row) { lookAt(row + 1); });
  connect(m_side, &PlaySide::gameWanted, this, [this] { lookAt(std::nullopt); });
  connect(m_side, &PlaySide::movePreviewed, this, &PlayPanel::preview);
  connect(m_side, &PlaySide::restartRequested, this, &PlayPanel::restart);
  connect(m_side, &PlaySide::undoRequested, this, &PlayPanel::undo);
  connect(m_side, &PlaySide::undoToShownRequested, this, [this] {
    if (m_lookedAt) undoTo(*m_lookedAt);
  });
  connect(m_side, &PlaySide::reasonsRequested, this, [this] { explain(std::nullopt); });
  connect(m_side, &PlaySide::botsPausedChanged, this, &PlayPanel::playersChanged);
  const PlayPlayers* players = m_side->players();
  connect(players, &PlayPlayers::playersChanged, this, &PlayPanel::playersChanged);
  connect(players, &PlayPlayers::countChanged, this, [this] {
    m_seatsChosenHere = true;
    if (m_wantedRules != nullptr) adopt(m_wantedRules);
  });
  connect(players, &PlayPlayers::viewChanged, this, &PlayPanel::playersChanged);
  connect(m_side, &PlaySide::endConditionRequested, this, [this] {
    if (m_session && m_session->state().over()) {
      emit definitionRequested(resultText(m_session->rules(), *m_session->state().outcome).condition);
    }
  });
  connect(m_side, &PlaySide::replayRequested, this, [this] {
    if (m_session) emit replayRequested(m_session->rulesPtr(), m_session->trace(m_side->players()->names()));
  });
}

bool PlayPanel::event(QEvent* event) {
  // Undo means the last move here, whatever the window's own shortcut for it does elsewhere.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void PlayPanel::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Undo)) return undo();
  QWidget::keyPressEvent(event);
}

std::size_t PlayPanel::undoTarget() const {
  const auto& plies = m_session->plies();
  for (std::size_t ply = plies.size(); ply-- > 0;) {
    if (isPerson(plies[ply].move.player)) return ply;
  }
  return plies.empty() ? 0 : plies.size() - 1;
}

void PlayPanel::undo() {
  if (!m_session || m_session->plies().empty()) return;
  undoTo(undoTarget());
}

void PlayPanel::undoTo(std::size_t plies) {
  m_session->undoTo(plies);
  // Without a person at the table the bots would at once play on.
  if (!isPerson(m_session->toMove())) m_side->pauseBots();
  sessionChanged(true);
}

bool PlayPanel::play(const kernel::Move& move) {
  if (!m_session || !m_session->play(move)) return false;
  sessionChanged(true);
  return true;
}

void PlayPanel::playChosen(const kernel::Move& move) {
  if (!personToMove()) return;
  // The move may be one of the list that playing it replaces.
  play(kernel::Move(move));
}

void PlayPanel::setPlayer(kernel::Seat seat, const QString& agent) {
  m_side->players()->setPlayer(seat, agent);
}
void PlayPanel::setBotDelay(int milliseconds) {
  m_side->players()->setBotDelay(milliseconds);
}

bool PlayPanel::isPerson(kernel::Seat seat) const {
  return seat >= 0 && m_side->players()->agentOf(seat).empty();
}

bool PlayPanel::personToMove() const {
  return m_session.has_value() && !m_session->state().over() && isPerson(m_session->toMove());
}

void PlayPanel::sessionChanged(bool animate) {
  ++m_revision;
  m_botJob.cancel();
  m_refusalJob.cancel();
  m_lookedAt.reset();
  offerMoves();
  showCurtain();
  showPosition(animate);
  showStatus();
  showMoves();
  startBot();
  emit changed();
}

void PlayPanel::offerMoves() {
  MoveChooser::Ways ways;
  if (m_session) {
    ways = [goals = std::make_shared<MoveGoals>(m_session->rulesPtr(), m_session->state())](
               const kernel::Move& move, kernel::TokenId token) -> const TokenWay& {
      return goals->of(move, token);
    };
  }
  m_chooser.setMoves(mayChoose() ? m_session->legalMoves() : std::vector<kernel::Move>(), std::move(ways));
  m_titles.clear();
  if (m_session) m_titles = moveTitles(m_session->rules(), m_session->state(), m_chooser.moves());
}

bool PlayPanel::takesTurns() const {
  if (!m_session || m_side->players()->view() != PlayPlayers::View::PeopleHere) return false;
  const auto& zones = m_session->rules().def().zones;
  const bool hasHands = std::ranges::any_of(
      zones, [](const language::ZoneDef& zone) { return zone.visibility == language::Visibility::Owner; });
  kernel::Seat people = 0;
  for (kernel::Seat seat = 0; seat < m_session->rules().seats(); ++seat) people += isPerson(seat) ? 1 : 0;
  return hasHands && people > 1;
}

bool PlayPanel::isCovered() const {
  return takesTurns() && personToMove() && m_session->toMove() != m_atScreen;
}

void PlayPanel::showCurtain() {
  const QWidget* focus = QApplication::focusWidget();
  const bool hasFocus = focus != nullptr && (m_board->isAncestorOf(focus) || focus == m_board->focusProxy());
  if (isCovered()) {
    m_curtain->fall(seatName(m_session->toMove()));
    setFocusProxy(m_curtain);
  } else {
    m_curtain->hide();
    setFocusProxy(m_board);
  }
  if (hasFocus) setFocus();
}

void PlayPanel::playersChanged() {
  if (m_session) sessionChanged(false);
}

Viewer PlayPanel::viewer() const {
  std::vector<kernel::Seat> seats;
  switch (m_side->players()->view()) {
    case PlayPlayers::View::Everything:
      return Viewer::everything();
    case PlayPlayers::View::PlayerToMove:
      return Viewer::of({m_session->toMove()});
    case PlayPlayers::View::PeopleHere:
      // Nobody's hand lies open while the next one comes to the screen.
      if (takesTurns() && !m_session->state().over()) {
        if (!isCovered()) seats.push_back(m_atScreen);
        return Viewer::of(std::move(seats));
      }
      for (kernel::Seat seat = 0; seat < m_session->rules().seats(); ++seat) {
        if (isPerson(seat)) seats.push_back(seat);
      }
      break;
  }
  return seats.empty() ? Viewer::everything() : Viewer::of(std::move(seats));
}

void PlayPanel::showPosition(bool animate) {
  if (!m_session) return m_board->showRules(nullptr);
  m_board->showPosition(m_session->rulesPtr(), m_session->stateAt(shownPlies()), viewer(), animate);
  showMarks();
}

void PlayPanel::showMarks() {
  m_board->setMarks(m_session ? playMarks(*m_session, shownPlies(), m_chooser, m_board->view()->scene())
                              : BoardMarks());
}

void PlayPanel::showStatus() {
  PlaySide::Status status;
  if (m_session) {
    status.seat = m_session->state().over() ? kernel::nobody : m_session->toMove();
    status.turn = turnText(*m_session);
    status.phase = phaseText(*m_session);
    status.decision = decisionText(*m_session);
    if (m_session->state().over()) {
      status.result = resultText(m_session->rules(), *m_session->state().outcome);
    }
    status.canUndo = !m_session->plies().empty();
    status.running = true;
    status.over = m_session->state().over();
  }
  m_side->showStatus(status);
}

void PlayPanel::showMoves() {
  std::vector<MoveRow> legal;
  std::vector<MoveRow> played;
  m_listed = differentCandidates();
  if (m_session) {
    for (const std::size_t candidate : m_listed) {
      const kernel::Move& move = m_chooser.moves()[candidate];
      legal.push_back(
          {0, move.player, m_titles[candidate],
           QString::fromStdString(kernel::moveText(m_session->rules(), m_session->state(), move))});
    }
    for (const PlayedPly& ply : m_session->plies()) {
      played.push_back({static_cast<int>(played.size()) + 1, ply.move.player,
                        QString::fromStdString(ply.label), QString::fromStdString(ply.text)});
    }
  }
  using Offer = PlaySide::Offer;
  const Offer offer = !mayChoose() ? Offer::None : m_chooser.clicks().empty() ? Offer::All : Offer::Fitting;
  m_side->showMoves(std::move(legal), std::move(played), offer);
  m_side->showLookedAt(m_lookedAt);
}

void PlayPanel::showNote(const QString& text) {
  m_side->showNote(text);
}

void PlayPanel::startBot() {
  if (!m_session || m_session->state().over() || m_session->stuck() || personToMove() || m_side->botsPaused())
    return;
  const std::string agent = m_side->players()->agentOf(m_session->toMove());
  m_side->showHint(tr("%1 is thinking…").arg(agentTitle(agent)));
  m_botStarted.start();
  m_botJob.start(m_revision, [game = *m_session, agent](std::stop_token stop) {
    return botMove(agent, game, std::move(stop));
  });
}

void PlayPanel::botChose(std::optional<std::size_t> move) {
  if (!move || *move >= m_session->legalMoves().size()) return showNote(tr("The bot found no move."));
  const auto wait = std::max<qint64>(0, m_side->players()->botDelay() - m_botStarted.elapsed());
  QTimer::singleShot(static_cast<int>(wait), this, [this, index = *move, revision = m_revision] {
    if (revision != m_revision) return;
    const kernel::Move chosen = m_session->legalMoves()[index];
    play(chosen);
  });
}

}  // namespace ludo::widgets

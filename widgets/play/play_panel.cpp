// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_panel.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/models/move_title.h"
#include "widgets/play/board_and_column.h"
#include "widgets/play/play_marks.h"
#include "widgets/play/play_texts.h"

namespace ludo::widgets {

namespace {

/// What a move took, with a flag where its player was out of time by then.
QString timeText(const GameClock& clock, std::size_t ply, kernel::Seat seat) {
  const std::optional<qint64> taken = clock.taken(ply);
  if (!taken) return {};
  return clock.leftAfter(ply, seat) > 0 ? clockText(*taken) : clockText(*taken) + QStringLiteral(" ⚑");
}

}  // namespace

PlayPanel::PlayPanel(QWidget* parent)
    : QWidget(parent),
      m_adoptJob([this](std::uint64_t revision, Result<std::shared_ptr<AdoptedGame>> game) {
        if (!game)
          return showMessage(
              tr("The game could not be set up: %1").arg(QString::fromStdString(game.failure())));
        // The player moved meanwhile: carry over the longer game instead.
        if (revision != m_revision) return adopt(m_wantedRules);
        adopted(std::move(**game), m_session.has_value() && !m_session->plies().empty());
      }),
      m_botJob(
          [this](std::uint64_t revision, Result<BotTurn> turn) {
            if (revision != m_revision) return;
            if (!turn)
              return showMessage(tr("The bot failed: %1").arg(QString::fromStdString(turn.failure())));
            botChose(std::move(*turn));
          },
          Urgency::Background),
      m_lineJob([this](std::uint64_t revision, Result<std::shared_ptr<AdoptedGame>> game) {
        if (revision != m_revision || !game) return;
        m_session = std::move((*game)->session);
        if (!(*game)->whole())
          showMessage(tr("The line goes no further: %1 is no longer legal.")
                          .arg(QString::fromStdString((*game)->brokenMove)));
        if (!isPerson(m_session->toMove())) m_side->pauseBots();
        sessionChanged(true);
      }),
      m_refusalJob([this](std::uint64_t revision, Result<QString> why) {
        if (revision != m_revision || !why || why->isEmpty() || !m_chooser.clicks().empty()) return;
        m_side->showHint(tr("No legal move there"), *why);
      }),
      m_scoresJob([this](std::uint64_t, Result<KnownScores> scores) {
        m_side->scores()->showScores(scores ? *scores : KnownScores());
      }) {
  m_board = new BoardPanel;
  m_side = new PlaySide;
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new BoardAndColumn(m_board, m_side));
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
  m_clock = new GameClock(this);
  connect(m_clock, &GameClock::ticked, this, [this] { m_side->clocks()->showClock(*m_clock); });
  // Later, for it may run out while a move is being made.
  connect(m_clock, &GameClock::ranOut, this, &PlayPanel::ranOut, Qt::QueuedConnection);
  m_adviser = new Adviser(this);
  connect(m_adviser, &Adviser::changed, this, &PlayPanel::showAdvice);
  connect(m_adviser, &Adviser::failed, this,
          [this](const QString& reason) { showMessage(tr("The bot failed: %1").arg(reason)); });
  connectSide();
  auto* escape = new QShortcut(Qt::Key_Escape, this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, [this] {
    clearChoice();
    m_adviser->clear();
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
  connect(m_side, &PlaySide::redoRequested, this, &PlayPanel::redo);
  connect(m_side, &PlaySide::branchChosen, this, [this](std::size_t node) { goAlong(node); });
  connect(m_side, &PlaySide::hintRequested, this, &PlayPanel::askForHint);
  connect(m_side->thoughts(), &ThoughtsView::dismissed, m_adviser, &Adviser::clear);
  connect(m_side->thoughts(), &ThoughtsView::moveChosen, this, [this](std::size_t row) {
    if (m_adviser->advice() && row < m_adviser->advice()->moves.size())
      playChosen(m_adviser->advice()->moves[row].move);
  });
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
  connect(players, &PlayPlayers::clockChanged, this, [this] {
    setClocks();
    playersChanged();
  });
  connect(players, &PlayPlayers::thoughtsToggled, this, [this] {
    if (!m_side->players()->showsThoughts()) return m_adviser->clear();
    if (mayAsk()) askForHint();
  });
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
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

void PlayPanel::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Undo)) return undo();
  if (event->matches(QKeySequence::Redo)) return redo();
  QWidget::keyPressEvent(event);
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
  m_lineJob.cancel();
  m_lookedAt.reset();
  if (m_session) m_tree.follow(m_session->plies());
  followClock();
  offerMoves();
  showCurtain();
  showPosition(animate);
  showStatus();
  showMoves();
  adviseAgain();
  startBot();
  emit changed();
}

void PlayPanel::offerMoves() {
  MoveChooser::FindGoals findGoals;
  if (m_session) {
    findGoals = [goals = std::make_shared<MoveGoals>(m_session->rulesPtr(), m_session->state())](
                    const kernel::Move& move, kernel::TokenId token) -> const TokenGoals& {
      return goals->of(move, token);
    };
  }
  m_chooser.setMoves(mayChoose() ? m_session->legalMoves() : std::vector<kernel::Move>(),
                     std::move(findGoals));
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
  kernel::State state = m_session->stateAt(shownPlies());
  m_board->showPosition(m_session->rulesPtr(), state, viewer(), animate);
  showMarks();
  countScores(std::move(state));
}

void PlayPanel::countScores(kernel::State state) {
  m_side->scores()->setRules(m_session->rules());
  const Viewer looking = viewer();
  // What one seat knows is gone before the next one looks.
  if (looking != m_scoresViewer) m_side->scores()->forget();
  m_scoresViewer = looking;
  if (!m_session->rules().def().scoring) return m_scoresJob.cancel();
  m_scoresJob.start(m_revision,
                    [rules = m_session->rulesPtr(), state = std::move(state), looking](std::stop_token stop) {
                      return knownScores(*rules, state, looking, stop);
                    });
}

void PlayPanel::showMarks() {
  BoardMarks marks;
  if (m_session) marks = playMarks(*m_session, shownPlies(), m_chooser, m_board->view()->scene());
  if (m_session && m_adviser->advice() && isAboutNow(*m_adviser->advice()))
    marks.arrows = arrowsOf(*m_adviser->advice());
  m_board->setMarks(std::move(marks));
}

void PlayPanel::showStatus() {
  PlaySide::Status status;
  if (m_session) {
    status.seat = m_session->state().over() ? kernel::nobody : m_session->toMove();
    status.turn = turnText(*m_session);
    status.phase = phaseText(*m_session);
    status.decision = decisionText(*m_session);
    if (status.decision.isEmpty()) status.decision = hintToList();
    if (m_session->state().over()) {
      status.result = resultText(m_session->rules(), *m_session->state().outcome);
    }
    status.canUndo = !m_session->plies().empty();
    status.canRedo = canRedo();
    status.canAsk = mayAsk();
    status.running = true;
    status.over = m_session->state().over();
    if (m_lostOnTime && !status.result) {
      status.over = true;
      status.turn = tr("Game over");
      status.result =
          ResultText{tr("%1 has lost on time").arg(seatName(*m_lostOnTime)), {}, {}, kernel::nobody, {}};
    }
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
      legal.push_back({0,
                       move.player,
                       m_titles[candidate],
                       QString::fromStdString(kernel::moveText(m_session->rules(), m_session->state(), move)),
                       {}});
    }
    for (const PlayedPly& ply : m_session->plies()) {
      played.push_back({static_cast<int>(played.size()) + 1, ply.move.player,
                        QString::fromStdString(ply.label), QString::fromStdString(ply.text),
                        timeText(*m_clock, played.size() + 1, ply.move.player)});
    }
  }
  using Offer = PlaySide::Offer;
  const Offer offer = !mayChoose() ? Offer::None : m_chooser.clicks().empty() ? Offer::All : Offer::Fitting;
  m_side->showMoves(std::move(legal), offer);
  m_side->played()->showMoves(std::move(played), m_tree.branches());
  m_side->showLookedAt(m_lookedAt);
  showBest();
}

void PlayPanel::showMessage(const QString& text) {
  m_side->showMessage(text);
}

}  // namespace ludo::widgets

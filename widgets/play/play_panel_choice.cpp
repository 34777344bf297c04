// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtWidgets/QMenu>
#include <algorithm>

#include "core/kernel/observed_hash.h"
#include "widgets/play/play_marks.h"
#include "widgets/play/play_panel.h"

// From places on the board to a move: what is clicked, lifted and dropped.
namespace ludo::widgets {

namespace {

constexpr int mostMovesInMenu = 16;

}  // namespace

kernel::TokenId PlayPanel::topToken(kernel::ZoneId zone) const {
  if (!m_session || m_board->view()->scene().zones[zone.index].shape == ZoneShape::Row) return {};
  const auto& tokens = m_session->state().zones[zone.index];
  return tokens.empty() ? kernel::TokenId() : tokens.back();
}

kernel::TokenId PlayPanel::meantToken(kernel::TokenId drawn) const {
  const SceneToken* token = m_board->view()->scene().token(drawn);
  if (token == nullptr) return drawn;
  const std::set<kernel::TokenId> targets = m_chooser.targets().tokens;
  const auto meant =
      std::ranges::find_if(token->others, [&](kernel::TokenId id) { return targets.contains(id); });
  return targets.contains(drawn) || meant == token->others.end() ? drawn : *meant;
}

MoveChooser::Click PlayPanel::clickAt(BoardPlace place) const {
  return {place.zone, place.token.valid() ? meantToken(place.token) : topToken(place.zone)};
}

void PlayPanel::clicked(MoveChooser::Click click) {
  if (!mayChoose()) return;
  const std::vector<MoveChooser::Click> before = m_chooser.clicks();
  const MoveChooser::Step step = m_chooser.click(click);
  follow(step, click.zone);
  if (step == MoveChooser::Step::Nothing && !before.empty() && before.front().zone != click.zone)
    explainRefusal(before.front(), click.zone);
}

void PlayPanel::lifted(BoardPlace from) {
  if (!mayChoose()) return;
  m_chooser.lift(clickAt(from));
  showMoves();
  showMarks();
}

void PlayPanel::dropped(BoardPlace from, BoardPlace to) {
  if (!mayChoose()) return;
  if (!to.valid()) return clearChoice();
  const MoveChooser::Click lifted = clickAt(from);
  // Put back where it was, it stays chosen: another place can be clicked.
  if (to.zone == from.zone)
    return follow(m_chooser.lift(lifted) ? MoveChooser::Step::Narrowed : MoveChooser::Step::Nothing, to.zone);
  const MoveChooser::Step step = m_chooser.drop(lifted, clickAt(to));
  follow(step, to.zone);
  if (step == MoveChooser::Step::Nothing) explainRefusal(lifted, to.zone);
}

QString PlayPanel::hintToList() const {
  if (!mayChoose() || m_chooser.moves().empty()) return {};
  const MoveChooser::Targets targets = m_chooser.targets();
  const bool isOnBoard = !targets.zones.empty() || !targets.tokens.empty();
  return isOnBoard ? QString() : tr("Choose from the list of moves: double click, or Enter");
}

void PlayPanel::follow(MoveChooser::Step step, kernel::ZoneId near) {
  if (step == MoveChooser::Step::Decided) return playChosen(m_chooser.decided());
  showMoves();
  showMarks();
  // What the player cannot tell apart is one move.
  if (step == MoveChooser::Step::Ask && m_listed.size() == 1)
    return playChosen(m_chooser.moves()[m_listed.front()]);
  switch (step) {
    case MoveChooser::Step::Nothing: {
      const QString toList = hintToList();
      m_side->showHint(toList.isEmpty() ? tr("No legal move there") : toList);
      break;
    }
    case MoveChooser::Step::Narrowed:
      m_side->showHint(tr("Choose where next, or press Esc"));
      break;
    default:
      askWhichMove(near);
  }
}

void PlayPanel::askWhichMove(kernel::ZoneId near) {
  m_side->showHint(tr("Choose one of these moves, or press Esc"));
  if (m_listed.size() > mostMovesInMenu) return m_side->focusMoves();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const std::size_t candidate : m_listed) {
    const kernel::Move& move = m_chooser.moves()[candidate];
    menu->addAction(QString(m_titles[candidate]).replace(u'&', QStringLiteral("&&")), this,
                    [this, move, revision = m_revision] {
                      if (revision == m_revision) playChosen(move);
                    });
  }
  menu->setActiveAction(menu->actions().front());
  menu->popup(m_board->view()->mapToGlobal(m_board->view()->zoneRect(near).center()));
}

void PlayPanel::explain(std::optional<BoardPlace> place) {
  if (!m_session || isCovered() || (place && m_lookedAt)) return;
  if (m_reasons == nullptr) {
    m_reasons = new ReasonsDialog(this);
    connect(m_reasons, &ReasonsDialog::definitionRequested, this, &PlayPanel::definitionRequested);
  }
  std::optional<AskedPlace> asked;
  if (place) asked = seenPlace(clickAt(*place));
  m_reasons->explain(*m_session, asked);
}

AskedPlace PlayPanel::seenPlace(MoveChooser::Click place) const {
  const SceneToken* drawn = m_board->view()->scene().token(place.token);
  const bool isSeen = drawn != nullptr && !drawn->faceDown;
  return {place.zone, isSeen ? place.token : kernel::TokenId()};
}

void PlayPanel::explainRefusal(MoveChooser::Click from, kernel::ZoneId goal) {
  AskedPlace asked = seenPlace(from);
  asked.goal = goal;
  if (!asked.token.valid() || m_session->state().pendingChoice() != nullptr) return;
  m_refusalJob.start(m_revision, [game = *m_session, asked](std::stop_token) {
    return refusalText(moveReasons(game.rules(), game.state(), game.toMove(), asked));
  });
}

std::vector<std::size_t> PlayPanel::differentCandidates() const {
  std::vector<std::size_t> different;
  std::set<std::uint64_t> seen;
  for (const std::size_t candidate : m_chooser.candidates()) {
    const kernel::Move& move = m_chooser.moves()[candidate];
    if (seen.insert(kernel::observedMoveHash(m_session->rules(), m_session->state(), move, move.player))
            .second)
      different.push_back(candidate);
  }
  return different;
}

void PlayPanel::lookAt(std::optional<std::size_t> plies) {
  if (!m_session || isCovered()) return;
  if (plies && *plies >= m_session->plies().size()) plies.reset();
  if (plies == m_lookedAt) return;
  m_lookedAt = plies;
  offerMoves();
  showPosition(true);
  showStatus();
  showMoves();
}

void PlayPanel::preview(std::optional<std::size_t> row) {
  showMarks();
  if (!row || *row >= m_listed.size()) return;
  BoardMarks marks = m_board->view()->marks();
  for (const kernel::Value& argument : m_chooser.moves()[m_listed[*row]].args) {
    if (argument.kind == kernel::Value::Kind::Zone) marks.chosen.insert(argument.zone());
    if (argument.kind == kernel::Value::Kind::Token) marks.chosenTokens.insert(argument.token());
  }
  m_board->setMarks(std::move(marks));
}

void PlayPanel::clearChoice() {
  if (!m_chooser.clear()) return;
  showMoves();
  showMarks();
}

}  // namespace ludo::widgets

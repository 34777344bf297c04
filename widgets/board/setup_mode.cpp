// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/setup_mode.h"

#include <algorithm>

#include "widgets/board/board_panel.h"
#include "widgets/board/written_places.h"

namespace ludo::widgets {

namespace {

constexpr std::size_t mostWaiting = 32;
constexpr std::uint64_t shownSeed = 1;

}  // namespace

SetupMode::SetupMode(BoardPanel& panel)
    : QObject(&panel),
      m_panel(panel),
      m_bar(new SetupBar),
      m_job([this](std::uint64_t, auto edits) { apply(std::move(edits)); }),
      m_wholeJob([this](std::uint64_t, const Result<kernel::RulesPtr>& rules) {
        if (rules && *rules && m_on && m_analysis) showBeginning(*rules);
      }) {
  m_bar->hide();
  panel.addBar(m_bar);
  const BoardView* view = panel.view();
  connect(view, &BoardView::zoneActivated, this, [this](kernel::ZoneId zone) { activate({zone, {}}); });
  connect(view, &BoardView::tokenActivated, this, [this](kernel::ZoneId zone, kernel::TokenId token) {
    activate({zone, token});
  });
  connect(view, &BoardView::tokenDropped, this, &SetupMode::move);
  connect(view, &BoardView::removalRequested, this, &SetupMode::remove);
  connect(view, &BoardView::moveRequested, this, &SetupMode::takeUp);
  connect(view, &BoardView::cancelled, this, &SetupMode::cancel);
  connect(view, &BoardView::groundActivated, this, &SetupMode::activateGround);
  connect(view, &BoardView::insertionRequested, this, &SetupMode::insertBeside);
  connect(m_bar, &SetupBar::choiceChanged, this, [this] {
    if (m_on) show();
  });
  connect(m_bar, &SetupBar::textRequested, this, &SetupMode::textRequested);
}

void SetupMode::setOn(bool on) {
  if (on == m_on) return;
  m_on = on;
  m_job.cancel();
  m_wholeJob.cancel();
  m_waiting.clear();
  m_asked = false;
  cancel();
  m_panel.view()->setEditable(on);
  m_bar->setVisible(on);
  if (on) show();
}

void SetupMode::setAnalysis(const service::AnalysisPtr& analysis) {
  m_analysis = analysis;
  if (!analysis) return;
  m_asked = false;
  if (!m_on) return;
  show();
  workOff();
}

void SetupMode::show() {
  if (!m_analysis || !m_analysis->rules) return showHint();
  m_boards = editing::writtenBoards(*m_analysis);
  m_bar->setGame(*m_analysis->rules, editing::writtenRegions(*m_analysis), m_boards);
  m_wholeJob.cancel();
  showBeginning(m_analysis->rules);
  showWholeBoard();
}

void SetupMode::showBeginning(const kernel::RulesPtr& rules) {
  m_rules = rules;
  m_state = kernel::initialState(*m_rules, shownSeed);
  if (m_rules != m_analysis->rules) clearLeftOut();
  m_panel.showPosition(m_rules, m_state, Viewer::everything(), true);
  if (m_waiting.empty()) cancel();
}

/// Nothing lies on spaces that are left out, even if the setup fills the whole board.
void SetupMode::clearLeftOut() {
  for (std::size_t zone = 0; zone < m_state.zones.size(); ++zone) {
    if (m_analysis->rules->zoneNamed(m_rules->zones()[zone].name).valid()) continue;
    for (const kernel::TokenId token : m_state.zones[zone]) m_state.tokens[token.index].zone = {};
    m_state.zones[zone].clear();
  }
}

void SetupMode::showWholeBoard() {
  const std::optional<SetupBar::Choice> choice = changedBoard();
  const editing::WrittenBoard* board = choice ? writtenBoard(choice->board) : nullptr;
  if (board == nullptr || board->removed.empty()) return;
  m_wholeJob.start(m_analysis->revision,
                   [analysis = m_analysis, id = board->id](const std::stop_token& stop) {
                     return editing::rulesOfWholeBoard(*analysis, id, stop);
                   });
}

std::optional<SetupBar::Choice> SetupMode::changedBoard() const {
  std::optional<SetupBar::Choice> choice = m_bar->choice();
  const bool isBoard =
      choice && (choice->subject == SetupBar::Subject::Spaces || choice->subject == SetupBar::Subject::Edges);
  return isBoard ? choice : std::nullopt;
}

const editing::WrittenBoard* SetupMode::writtenBoard(const std::string& id) const {
  const auto found = std::ranges::find(m_boards, id, &editing::WrittenBoard::id);
  return found == m_boards.end() ? nullptr : &*found;
}

std::string SetupMode::nameAt(BoardPlace place) const {
  return m_rules->def().zones[m_rules->zone(place.zone).def].id.name;
}

std::optional<editing::RegionChange> SetupMode::painted() const {
  const std::optional<SetupBar::Choice> choice = m_bar->choice();
  if (!choice || choice->region.empty()) return std::nullopt;
  return editing::RegionChange{choice->region, choice->owner, {}};
}

void SetupMode::showMarks() {
  BoardMarks marks;
  if (m_takenUp.token.valid()) {
    marks.chosenTokens.insert(m_takenUp.token);
  } else if (m_takenUp.valid()) {
    marks.chosen.insert(m_takenUp.zone);
  } else if (const auto region = painted(); m_on && region && m_analysis && m_rules) {
    const std::vector<std::string> names = editing::zonesOfRegion(*m_analysis, region->region, region->seat);
    for (std::size_t zone = 0; zone < m_rules->zones().size(); ++zone) {
      const std::string& name = m_rules->def().zones[m_rules->zones()[zone].def].id.name;
      if (std::ranges::find(names, name) != names.end()) marks.chosen.insert(kernel::ZoneId(zone));
    }
  }
  if (m_on && changedBoard() && m_analysis && m_rules && m_rules != m_analysis->rules) {
    // Of the whole board that is shown, what the text leaves out.
    for (std::size_t zone = 0; zone < m_rules->zones().size(); ++zone) {
      if (!m_analysis->rules->zoneNamed(m_rules->zones()[zone].name).valid())
        marks.changed.insert(kernel::ZoneId(zone));
    }
  }
  m_panel.setMarks(std::move(marks));
}

void SetupMode::showHint() {
  if (m_analysis && !m_analysis->rules)
    return m_bar->showTrouble(tr("The text has errors. Mend them first, then set up the game."));
  QString hint = tr("Click to put a token down, drag to move one, Delete takes one away.");
  if (painted()) hint = tr("Click a space to take it into the region or out of it.");
  if (const std::optional<SetupBar::Choice> board = changedBoard()) {
    const editing::WrittenBoard* written = writtenBoard(board->board);
    hint = tr("Click a space to take it out of the board; a dashed one, to put it back.");
    if (written != nullptr && written->isGraph)
      hint =
          tr("Click beside all spaces for a new one, or press Insert; click a space to move it. Delete takes "
             "one away.");
    if (board->subject == SetupBar::Subject::Edges)
      hint = m_takenUp.valid() ? tr("Choose the space to connect it with, or to part it from.")
                               : tr("Click two spaces to connect or to part them.");
    if (m_takenUp.valid() && board->subject == SetupBar::Subject::Spaces)
      hint = tr("Click where it goes. Escape leaves it where it is.");
    return m_bar->showHint(hint);
  }
  if (m_takenUp.valid()) hint = tr("Choose where it goes. Escape leaves it where it is.");
  m_bar->showHint(hint);
}

void SetupMode::cancel() {
  m_takenUp = {};
  showMarks();
  if (m_on) showHint();
}

std::optional<editing::SetupToken> SetupMode::tokenAt(BoardPlace place) const {
  if (!m_rules || !place.valid() || place.zone.index >= m_rules->zones().size()) return std::nullopt;
  const std::vector<kernel::TokenId>& here = m_state.zones[place.zone.index];
  if (here.empty()) return std::nullopt;
  const bool isHere = std::ranges::find(here, place.token) != here.end();
  const kernel::Token& token = m_state.tokens[(isHere ? place.token : here.back()).index];
  return editing::SetupToken{m_rules->def().tokenTypes[token.type].id.name, token.owner,
                             m_rules->zone(place.zone).name};
}

void SetupMode::activate(BoardPlace place) {
  if (!m_on || !m_rules || !place.valid() || place.zone.index >= m_rules->zones().size()) return;
  if (const std::optional<SetupBar::Choice> board = changedBoard()) return activateSpace(*board, place);
  if (m_takenUp.valid()) return move(std::exchange(m_takenUp, {}), place);
  if (std::optional<editing::RegionChange> region = painted()) {
    region->zone = m_rules->def().zones[m_rules->zone(place.zone).def].id.name;
    return request(*region);
  }
  const std::optional<SetupBar::Choice> choice = m_bar->choice();
  if (!choice) return m_bar->showTrouble(tr("This game has no token types yet. Write one first."));
  const kernel::ZoneInstance& zone = m_rules->zone(place.zone);
  const editing::SetupToken put{choice->type, choice->owner, zone.name};
  const bool isFull = static_cast<std::int64_t>(m_state.zones[place.zone.index].size()) >= zone.capacity;
  const std::optional<editing::SetupToken> there = isFull ? tokenAt(place) : std::nullopt;
  request(there == put ? editing::SetupChange{there, {}} : editing::SetupChange{there, put});
}

void SetupMode::activateSpace(const SetupBar::Choice& choice, BoardPlace place) {
  const editing::WrittenBoard* board = writtenBoard(choice.board);
  const bool isOfBoard = m_rules->def().zones[m_rules->zone(place.zone).def].board == choice.board;
  if (board == nullptr || !isOfBoard) return cancel();
  const bool isEdge = choice.subject == SetupBar::Subject::Edges;
  if (!isEdge && !board->isGraph)
    return request(editing::BoardChange{editing::BoardChange::Kind::Space, choice.board, nameAt(place)});
  const BoardPlace first = std::exchange(m_takenUp, {});
  // A second click on the same space lets it go.
  if (!isEdge || !first.valid() || first.zone == place.zone) {
    if (first.zone != place.zone || !first.valid()) m_takenUp = {place.zone, {}};
  } else {
    request(
        editing::BoardChange{editing::BoardChange::Kind::Edge, choice.board, nameAt(first), nameAt(place)});
  }
  showMarks();
  showHint();
}

void SetupMode::activateGround(QPointF point) {
  const std::optional<SetupBar::Choice> choice = changedBoard();
  if (!m_on || !m_analysis || !m_rules || !choice || choice->subject != SetupBar::Subject::Spaces) return;
  const editing::WrittenBoard* board = writtenBoard(choice->board);
  if (board == nullptr || !board->isGraph) return;
  const auto place = writtenPlaceAt(*m_analysis, m_panel.view()->scene(), choice->board, point);
  if (!place) return m_bar->showTrouble(tr("The spaces of this board have no places in the text."));
  const BoardPlace taken = std::exchange(m_takenUp, {});
  using Kind = editing::BoardChange::Kind;
  request(taken.valid()
              ? editing::BoardChange{Kind::Move, choice->board, nameAt(taken), {}, place->x, place->y}
              : editing::BoardChange{Kind::Add,
                                     choice->board,
                                     editing::freeSpaceId(*m_analysis, choice->board),
                                     {},
                                     place->x,
                                     place->y});
}

void SetupMode::insertBeside(BoardPlace place) {
  if (!m_on || !place.valid()) return;
  m_takenUp = {};
  if (const std::optional<QPointF> point = freePointBeside(m_panel.view()->scene(), place.zone))
    activateGround(*point);
}

void SetupMode::remove(BoardPlace place) {
  if (!m_on || !m_rules || !place.valid()) return;
  if (const std::optional<SetupBar::Choice> board = changedBoard()) {
    if (board->subject == SetupBar::Subject::Spaces && m_analysis &&
        m_analysis->rules->zoneNamed(m_rules->zone(place.zone).name).valid())
      request(editing::BoardChange{editing::BoardChange::Kind::Space, board->board, nameAt(place)});
    return;
  }
  if (const std::optional<editing::SetupToken> there = tokenAt(place))
    request(editing::SetupChange{there, {}});
}

void SetupMode::takeUp(BoardPlace place) {
  if (!m_on || changedBoard() || !tokenAt(place)) return;
  m_takenUp = place;
  showMarks();
  showHint();
}

void SetupMode::move(BoardPlace from, BoardPlace to) {
  if (!m_on || changedBoard()) return;
  showMarks();
  showHint();
  const std::optional<editing::SetupToken> token = tokenAt(from);
  if (!token || !to.valid() || to.zone == from.zone || to.zone.index >= m_rules->zones().size()) return;
  editing::SetupToken put = *token;
  put.zone = m_rules->zone(to.zone).name;
  request(editing::SetupChange{token, put});
}

void SetupMode::request(Change change) {
  // Further changes would be meant for a board that is not shown yet.
  if (m_waiting.size() >= mostWaiting) return;
  m_waiting.push_back(std::move(change));
  workOff();
}

void SetupMode::workOff() {
  if (m_waiting.empty() || !m_analysis || m_asked || m_job.running()) return;
  if (!m_analysis->rules) {
    m_waiting.clear();
    return showHint();
  }
  Change change = std::move(m_waiting.front());
  m_waiting.pop_front();
  m_job.start(m_analysis->revision,
              [analysis = m_analysis, change = std::move(change)](const std::stop_token& stop) {
                if (const auto* setup = std::get_if<editing::SetupChange>(&change))
                  return editing::setupEdits(*analysis, *setup, stop);
                if (const auto* board = std::get_if<editing::BoardChange>(&change))
                  return editing::boardEdits(*analysis, *board, stop);
                return editing::regionEdits(*analysis, std::get<editing::RegionChange>(change), stop);
              });
}

void SetupMode::apply(Result<std::optional<std::vector<diagnostics::TextEdit>>> edits) {
  if (!m_analysis) {  // Somebody typed meanwhile: what was found is of another text.
    m_waiting.clear();
    return showHint();
  }
  if (edits && *edits) {
    diagnostics::Fix fix;
    fix.title = tr("Set up the board").toStdString();
    fix.edits = std::move(**edits);
    m_asked = true;
    emit changeRequested(fix);
    return;
  }
  m_waiting.clear();
  m_bar->showTrouble(
      edits ? tr("This could not be done from here: no line of the text can be changed so that the game "
                 "becomes like that. Perhaps the space is full, or a bundle or another rule names it.")
            : tr("This could not be done: %1").arg(QString::fromStdString(edits.failure())));
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
// Which game is played: begun, taken over by other rules, given back after a crash.
#include <QtCore/QSignalBlocker>
#include <algorithm>
#include <utility>

#include "widgets/play/play_panel.h"

namespace ludo::widgets {

void PlayPanel::setRules(kernel::RulesPtr rules) {
  if (rules == m_wantedRules) return;
  m_wantedRules = std::move(rules);
  m_seatsChosenHere = false;
  m_board->setStale(m_wantedRules == nullptr);
  if (m_wantedRules == nullptr) {
    m_adoptJob.cancel();
    if (m_session) showMessage(tr("The text has errors. This game goes on by the last rules that compiled."));
    return;
  }
  m_side->players()->setRange(m_wantedRules->def(), m_wantedRules->seats());
  adopt(m_wantedRules);
}

void PlayPanel::adopt(kernel::RulesPtr rules) {
  const kernel::Seat seats = m_side->players()->count();
  // A game that is being played takes precedence over one that was kept, but not over one that was asked for.
  if (m_session && !m_session->plies().empty() && !m_playOnFrom) m_kept.reset();
  m_adoptJob.start(m_revision, [rules = std::move(rules), seats, game = m_session, kept = m_kept,
                                seed = m_side->players()->seed()](std::stop_token stop) {
    std::optional<AdoptedGame> back = kept ? resumed(*kept, rules, stop) : std::nullopt;
    if (back) return std::make_shared<AdoptedGame>(std::move(*back));
    const kernel::RulesPtr wanted =
        seats == rules->seats() ? rules : kernel::makeRules(rules->defPtr(), seats);
    if (!game) return std::make_shared<AdoptedGame>(AdoptedGame{PlaySession(wanted, seed), 0, {}});
    if (game->rules().seats() != wanted->seats()) {
      return std::make_shared<AdoptedGame>(AdoptedGame{PlaySession(wanted, seed), 0, {}});
    }
    return std::make_shared<AdoptedGame>(adoptRules(*game, wanted, stop));
  });
}

void PlayPanel::adopted(AdoptedGame game, bool hadMoves) {
  const std::optional<GameUnderWay> kept = std::exchange(m_kept, std::nullopt);
  QString note;
  const kernel::Seat seats = game.session.rules().seats();
  if (kept) {
    note = resumedText(*kept, game);
  } else if (hadMoves && !m_seatsChosenHere && m_session->rules().seats() != seats) {
    note = tr("The game is now for %n player(s), not for %1, so it began anew.", nullptr, seats)
               .arg(m_session->rules().seats());
  } else if (hadMoves && !game.whole()) {
    note = tr("The rules changed and the game began anew: move %1, %2, is no longer legal.")
               .arg(game.kept + 1)
               .arg(QString::fromStdString(game.brokenMove));
  }
  const bool isOther = m_session && (m_session->seed() != game.session.seed() ||
                                     m_session->rules().seats() != game.session.rules().seats());
  if (isOther) m_tree.clear();
  m_session = std::move(game.session);
  const bool isResumed = kept && kept->players.size() == static_cast<std::size_t>(seats);
  if (isResumed) m_tree.clear();
  m_side->players()->setSeats(m_session->rules().seats());
  // The clocks go on with a game that goes on.
  if (isOther || isResumed || !hadMoves || !game.whole()) setClocks();
  m_side->players()->setHasSecrets(std::ranges::any_of(
      m_session->rules().def().zones,
      [](const language::ZoneDef& zone) { return zone.visibility != language::Visibility::Public; }));
  if (isResumed) {
    seatResumed(*kept);
    m_tree.restore(kept->tree);
  }
  if (const std::optional<std::size_t> made = std::exchange(m_playOnFrom, std::nullopt); isResumed && made) {
    // The whole game is in the tree before its end is taken back.
    m_tree.follow(m_session->plies());
    m_session->undoTo(std::min(*made, m_session->plies().size()));
  }
  showMessage(note);
  sessionChanged(false);
}

QString PlayPanel::resumedText(const GameUnderWay& kept, const AdoptedGame& game) const {
  const auto moves = static_cast<int>(kept.moves.size());
  const QString broken = QString::fromStdString(game.brokenMove);
  if (kept.players.size() != static_cast<std::size_t>(game.session.rules().seats()))
    return m_playOnFrom ? tr("The recorded game is for %n player(s), and the rules are not.", nullptr,
                             static_cast<int>(kept.players.size()))
                        : tr("The game that was kept is for %n player(s), and the rules are not.", nullptr,
                             static_cast<int>(kept.players.size()));
  if (m_playOnFrom)
    return game.whole() ? tr("The recorded game goes on after move %1. Its later moves are a line that was "
                             "taken back.")
                              .arg(*m_playOnFrom)
                        : tr("Of the recorded game, %1 of %n move(s) can be played by the present rules: %2 "
                             "is not legal.",
                             nullptr, moves)
                              .arg(game.kept)
                              .arg(broken);
  return game.whole()
             ? tr("The game goes on where it was when LudoForge ended, after %n move(s).", nullptr, moves)
             : tr("Of the game that was kept, %1 of %n move(s) came back: %2 is no longer legal.", nullptr,
                  moves)
                   .arg(game.kept)
                   .arg(broken);
}

void PlayPanel::seatResumed(const GameUnderWay& kept) {
  const QSignalBlocker blocker(m_side->players());
  m_side->players()->setSeed(kept.seed);
  for (std::size_t seat = 0; seat < kept.players.size(); ++seat)
    m_side->players()->setPlayer(static_cast<kernel::Seat>(seat), QString::fromStdString(kept.players[seat]));
  if (kept.clock.left.size() == kept.players.size()) {
    const ClockSettings settings{kept.clock.minutes, kept.clock.increment};
    m_side->players()->setClock(settings);
    m_clock->resume(settings, {kept.clock.left.begin(), kept.clock.left.end()}, m_session->plies().size());
  }
  if (std::ranges::any_of(kept.players, [](const std::string& agent) { return !agent.empty(); }))
    m_side->pauseBots();
}

void PlayPanel::playOn(GameUnderWay game, std::size_t made) {
  m_playOnFrom = made;
  goOn(std::move(game));
}

void PlayPanel::goOn(GameUnderWay game) {
  m_kept = std::move(game);
  if (m_wantedRules != nullptr) adopt(m_wantedRules);
}

std::optional<GameUnderWay> PlayPanel::gameUnderWay() const {
  // What was not given back yet is still to be kept.
  if (!m_session || m_session->plies().empty()) return m_kept;
  if (m_session->plies().size() > GameUnderWay::mostMoves) return std::nullopt;
  GameUnderWay game;
  game.seed = m_session->seed();
  for (kernel::Seat seat = 0; seat < m_session->rules().seats(); ++seat)
    game.players.push_back(m_side->players()->agentOf(seat));
  for (const PlayedPly& ply : m_session->plies()) game.moves.push_back(ply.text);
  if (!m_tree.branches().empty() && m_tree.size() <= GameUnderWay::largestTree) game.tree = m_tree.stored();
  if (m_clock->settings().isOn()) {
    // As after the last move: what is thought since is written with the next one.
    game.clock = {m_clock->settings().minutes, m_clock->settings().increment, {}};
    for (kernel::Seat seat = 0; seat < m_session->rules().seats(); ++seat)
      game.clock.left.push_back(m_clock->leftAfter(game.moves.size(), seat));
  }
  return game;
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

void PlayPanel::redo() {
  const std::optional<std::size_t> end = m_tree.ahead();
  if (!m_session || !end) return;
  const std::vector<kernel::Seat> movers = m_tree.moversTo(*end);
  std::size_t plies = m_session->plies().size() + 1;
  while (plies < movers.size() && !isPerson(movers[plies])) ++plies;
  goAlong(*end, plies);
}

void PlayPanel::goAlong(std::size_t node, std::optional<std::size_t> plies) {
  if (!m_session || isCovered()) return;
  std::vector<std::string> moves = m_tree.movesTo(node);
  if (plies) moves.resize(std::min(moves.size(), *plies));
  m_botJob.cancel();
  m_lineJob.start(m_revision, [game = *m_session, moves = std::move(moves)](std::stop_token stop) {
    return std::make_shared<AdoptedGame>(followed(game, moves, stop));
  });
}

void PlayPanel::setClocks() {
  m_clock->begin(m_side->players()->clock(), m_session ? m_session->rules().seats() : 0);
  m_lostOnTime.reset();
}

void PlayPanel::followClock() {
  if (!m_session) return;
  const std::size_t plies = m_session->plies().size();
  // What is taken back gives its time back.
  if (m_lostOnTime && plies < m_lostAt) m_lostOnTime.reset();
  const bool rests = m_session->state().over() || m_session->stuck() || isCovered() || m_lostOnTime ||
                     (!personToMove() && m_side->botsPaused());
  m_clock->follow(plies, rests ? kernel::nobody : m_session->toMove());
}

void PlayPanel::ranOut(kernel::Seat seat) {
  if (!m_session || !m_clock->isOut(seat)) return;
  showMessage(tr("%1 is out of time, after %n move(s) of the game.", nullptr,
                 static_cast<int>(m_session->plies().size()))
                  .arg(seatName(seat)));
  if (!m_side->players()->timeEndsGame()) return;
  m_lostOnTime = seat;
  m_lostAt = m_session->plies().size();
  sessionChanged(false);
}

void PlayPanel::restart() {
  if (!m_session) return;
  // With another seed the same moves are another game.
  if (m_side->players()->seed() != m_session->seed()) m_tree.clear();
  m_session = PlaySession(m_session->rulesPtr(), m_side->players()->seed());
  m_atScreen = kernel::nobody;
  showMessage({});
  setClocks();
  sessionChanged(false);
}

}  // namespace ludo::widgets

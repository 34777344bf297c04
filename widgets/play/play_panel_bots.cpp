// SPDX-License-Identifier: GPL-3.0-or-later
// What bots do in a game: they play for their seats, and advise people.
#include <QtCore/QTimer>
#include <algorithm>

#include "widgets/models/agent_words.h"
#include "widgets/play/bot_move.h"
#include "widgets/play/play_panel.h"

namespace ludo::widgets {

void PlayPanel::startBot() {
  if (!m_session || m_session->state().over() || m_session->stuck() || personToMove() ||
      m_side->botsPaused() || m_lostOnTime)
    return;
  const std::string agent = m_side->players()->agentOf(m_session->toMove());
  m_side->showHint(tr("%1 is thinking…").arg(agentTitle(agent)));
  m_botStarted.start();
  const bool tells = m_side->players()->showsThoughts() && mayTellThoughts();
  m_botJob.start(m_revision, [game = *m_session, agent, tells](std::stop_token stop) {
    const BotAnswer answer = botAnswer(agent, game, std::move(stop));
    BotTurn turn{answer.move, std::nullopt};
    if (tells && !answer.thoughts.empty()) turn.advice = adviceFrom(agent, game, answer);
    return turn;
  });
}

void PlayPanel::botChose(BotTurn turn) {
  if (!turn.move || *turn.move >= m_session->legalMoves().size())
    return showMessage(tr("The bot found no move."));
  if (turn.advice) m_adviser->take(std::move(*turn.advice));
  const auto wait = std::max<qint64>(0, m_side->players()->botDelay() - m_botStarted.elapsed());
  QTimer::singleShot(static_cast<int>(wait), this, [this, index = *turn.move, revision = m_revision] {
    if (revision != m_revision) return;
    const kernel::Move chosen = m_session->legalMoves()[index];
    play(chosen);
  });
}

void PlayPanel::askForHint() {
  if (mayAsk()) m_adviser->ask(m_side->players()->hintAgent(), *m_session);
}

void PlayPanel::adviseAgain() {
  const bool asks = m_side->players()->showsThoughts();
  // What a bot said of its move stays until there is something else to say.
  const bool isOfBot = m_adviser->advice() && !isPerson(m_adviser->advice()->seat);
  if (!(asks && isOfBot && !mayChoose())) m_adviser->clear();
  if (asks && mayAsk()) askForHint();
}

bool PlayPanel::mayTellThoughts() const {
  return !m_session->rules().mayHide() || m_side->players()->view() != PlayPlayers::View::PeopleHere ||
         viewer().seesAll;
}

void PlayPanel::showBest() {
  std::optional<std::size_t> best;
  if (m_adviser->advice() && isAboutNow(*m_adviser->advice())) {
    for (std::size_t row = 0; row < m_listed.size(); ++row) {
      // What reads alike is one row.
      if (m_titles[m_listed[row]] == m_adviser->advice()->moves.front().title) best = row;
    }
  }
  m_side->showBest(best);
}

bool PlayPanel::isAboutNow(const Advice& advice) const {
  return !advice.moves.empty() && advice.plies == m_session->plies().size() && !m_lookedAt;
}

void PlayPanel::showAdvice() {
  if (!m_session) return;
  if (m_adviser->isThinking()) {
    m_side->thoughts()->showThinking(agentTitle(m_side->players()->hintAgent()));
  } else if (m_adviser->advice()) {
    m_side->thoughts()->showAdvice(*m_adviser->advice(), mayChoose() && isAboutNow(*m_adviser->advice()));
  } else {
    m_side->thoughts()->clear();
  }
  m_side->hintAction()->setEnabled(mayAsk());
  showBest();
  showMarks();
}

}  // namespace ludo::widgets

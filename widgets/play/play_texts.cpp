// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_texts.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <algorithm>

#include "widgets/board/board_scene.h"

namespace ludo::widgets {

namespace {

using kernel::SeatResult;

struct PlayTexts {
  Q_DECLARE_TR_FUNCTIONS(Play)
};

QStringList seatsWith(const kernel::Outcome& outcome, SeatResult result) {
  QStringList names;
  for (std::size_t seat = 0; seat < outcome.seats.size(); ++seat) {
    if (outcome.seats[seat] == result) names << seatName(static_cast<kernel::Seat>(seat));
  }
  return names;
}

QString headline(const kernel::Outcome& outcome) {
  const QStringList winners = seatsWith(outcome, SeatResult::Win);
  const QStringList losers = seatsWith(outcome, SeatResult::Loss);
  const bool solo = outcome.seats.size() == 1;
  if (winners.isEmpty() && losers.isEmpty()) return PlayTexts::tr("Draw");
  if (winners.isEmpty() && losers.size() == static_cast<qsizetype>(outcome.seats.size())) {
    return solo ? PlayTexts::tr("The game is lost") : PlayTexts::tr("Everybody loses");
  }
  if (winners.size() == static_cast<qsizetype>(outcome.seats.size())) {
    return solo ? PlayTexts::tr("The game is won") : PlayTexts::tr("Everybody wins");
  }
  if (winners.isEmpty()) return PlayTexts::tr("%1 loses").arg(losers.join(PlayTexts::tr(" and ")));
  return winners.size() == 1 ? PlayTexts::tr("%1 wins").arg(winners.front())
                             : PlayTexts::tr("%1 win").arg(winners.join(PlayTexts::tr(" and ")));
}

}  // namespace

QString turnText(const PlaySession& session) {
  if (session.state().over()) return PlayTexts::tr("Game over");
  const QString name = seatName(session.toMove());
  if (session.stuck()) return PlayTexts::tr("%1 cannot move: the rules leave no legal move").arg(name);
  return session.state().pendingChoice() != nullptr ? PlayTexts::tr("%1 decides").arg(name)
                                                    : PlayTexts::tr("%1 to move").arg(name);
}

QString phaseText(const PlaySession& session) {
  const auto& phases = session.rules().def().turn.phases;
  QString turn = PlayTexts::tr("Turn %1").arg(session.state().turnNumber);
  if (session.state().phase >= phases.size()) return turn;
  return PlayTexts::tr("%1, phase %2")
      .arg(turn, QString::fromStdString(phases[session.state().phase].id.name));
}

QString decisionText(const PlaySession& session) {
  const kernel::Task* choice = session.state().pendingChoice();
  if (choice == nullptr) return {};
  const auto& names = session.rules().def().bindingNames;
  QString name = choice->name < names.size() ? QString::fromStdString(names[choice->name]) : QString();
  if (name.startsWith(QLatin1Char('$'))) name.remove(0, 1);
  if (name.isEmpty()) name = PlayTexts::tr("one");
  if (!choice->many) return PlayTexts::tr("Choose %1").arg(name);
  return PlayTexts::tr("Choose %1: %2 of %3 chosen")
      .arg(name)
      .arg(choice->picked.size())
      .arg(choice->maximum);
}

ResultText resultText(const kernel::Rules& rules, const kernel::Outcome& outcome) {
  ResultText text;
  text.headline = headline(outcome);
  const auto first = std::ranges::find(outcome.seats, SeatResult::Win);
  if (std::ranges::count(outcome.seats, SeatResult::Win) == 1) {
    text.winner = static_cast<kernel::Seat>(first - outcome.seats.begin());
  }
  const auto& conditions = rules.def().end;
  if (outcome.endCondition < conditions.size()) {
    const language::EndDef& condition = conditions[outcome.endCondition];
    const QString name = condition.id.empty() ? QString::number(outcome.endCondition + 1)
                                              : QString::fromStdString(condition.id);
    text.reason = PlayTexts::tr("The end condition %1 was met.").arg(name);
    text.condition = condition.span;
  }
  if (!outcome.scores.empty()) {
    QStringList scores;
    for (std::size_t seat = 0; seat < outcome.scores.size(); ++seat) {
      scores << QStringLiteral("%1: %2")
                    .arg(seatName(static_cast<kernel::Seat>(seat)))
                    .arg(outcome.scores[seat]);
    }
    text.scores = PlayTexts::tr("Scores: %1").arg(scores.join(QStringLiteral(", ")));
  }
  return text;
}

}  // namespace ludo::widgets

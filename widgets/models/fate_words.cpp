// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/fate_words.h"

#include <QCoreApplication>

#include "core/kernel/kernel.h"
#include "widgets/models/move_title.h"

namespace ludo::widgets {
namespace {

class Fates {
  Q_DECLARE_TR_FUNCTIONS(RecordedGame)
};

}  // namespace

QString fateMoveTitle(const language::GameDefPtr& game, const sim::RecordedGame& recorded) {
  if (!recorded.refused) return QString::fromStdString(recorded.move);
  const kernel::RulesPtr rules = kernel::makeRules(game, recorded.seats);
  kernel::State state = kernel::initialState(*rules, recorded.seed);
  for (const kernel::Move& move : recorded.moves) kernel::applyMove(*rules, state, move);
  return moveTitle(*rules, state, *recorded.refused);
}

QString fateText(const sim::RecordedGame& game, const QString& move) {
  using Fate = sim::RecordedGame::Fate;
  const qulonglong ply = game.ply + 1;
  switch (game.fate) {
    case Fate::AsRecorded:
      return Fates::tr("goes as recorded");
    case Fate::OtherResult:
      return Fates::tr("ends with another result after %1 moves").arg(game.plies);
    case Fate::GoesOn:
      return Fates::tr("goes on after its last move, %1").arg(game.plies);
    case Fate::OverBefore:
      return game.ply == game.plies ? Fates::tr("is over after its last move, %1").arg(game.plies)
                                    : Fates::tr("is over before move %1, %2").arg(ply).arg(move);
    case Fate::NotLegal:
      return Fates::tr("move %1, %2, is not legal any more").arg(ply).arg(move);
    case Fate::NameGone:
      return Fates::tr("move %1, %2, is not known any more: %3")
          .arg(QString::number(ply), move, QString::fromStdString(game.detail));
    case Fate::OtherPlayers:
      return Fates::tr("was played by a number of players that the game is not for any more");
    case Fate::TooMuch:
      return Fates::tr("from move %1 on the rules ask for more than the program does").arg(ply);
  }
  return {};
}

}  // namespace ludo::widgets

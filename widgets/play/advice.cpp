// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/advice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QStringList>
#include <cmath>

#include "widgets/models/move_title.h"
#include "widgets/play/move_goals.h"

namespace ludo::widgets {
namespace {

using agents::Thought;
using kernel::Value;

constexpr std::size_t mostAdvised = 8;
constexpr std::size_t mostArrows = 3;

struct AdviceTexts {
  Q_DECLARE_TR_FUNCTIONS(Advice)
};

QString chanceText(const Thought& thought) {
  if (thought.isCertain && thought.value >= 1) return AdviceTexts::tr("certain win");
  if (thought.isCertain && thought.value <= 0) return AdviceTexts::tr("certain loss");
  if (thought.isCertain) return AdviceTexts::tr("certain draw");
  const auto percent = static_cast<int>(thought.value * 100 + 0.5);
  return AdviceTexts::tr("%1 %", "chance to win").arg(percent);
}

QString lineText(const PlaySession& session, const kernel::Move& first,
                 const std::vector<kernel::Move>& line) {
  QStringList texts;
  kernel::State state = session.state();
  kernel::applyMove(session.rules(), state, first);
  for (const kernel::Move& move : line) {
    const QString title = moveTitle(session.rules(), state, move);
    texts << AdviceTexts::tr("%1: %2", "player, move").arg(seatName(move.player), title);
    kernel::applyMove(session.rules(), state, move);
  }
  return texts.join(QStringLiteral("; "));
}

/// From the first place that a move names, or where its token lies, to the last that it names, or where it
/// brings the token.
BoardArrow arrowOf(const PlaySession& session, const kernel::Move& move, MoveGoals& goals) {
  BoardArrow arrow;
  for (const Value& argument : move.args) {
    kernel::ZoneId zone;
    if (argument.kind == Value::Kind::Zone) zone = argument.zone();
    if (argument.kind == Value::Kind::Token && argument.token().index < session.state().tokens.size()) {
      zone = session.state().tokens[argument.token().index].zone;
      if (!arrow.token.valid()) arrow.token = argument.token();
    }
    if (!zone.valid()) continue;
    (arrow.from.valid() ? arrow.to : arrow.from) = zone;
  }
  if (arrow.from.valid() && arrow.to.valid()) return arrow;
  if (!arrow.token.valid()) {
    arrow.to = std::exchange(arrow.from, kernel::ZoneId());
    return arrow;
  }
  const TokenGoals& token = goals.of(move, arrow.token);
  if (token.to.size() == 1) arrow.to = *token.to.begin();
  return arrow;
}

}  // namespace

std::vector<BoardArrow> arrowsOf(const Advice& advice) {
  std::vector<BoardArrow> arrows;
  for (std::size_t i = 0; i < std::min(mostArrows, advice.moves.size()); ++i)
    arrows.push_back(advice.moves[i].arrow);
  return arrows;
}

Advice adviceFrom(const std::string& agent, const PlaySession& session, const BotAnswer& answer) {
  Advice advice{agent, session.toMove(), session.plies().size(), {}};
  const std::vector<kernel::Move>& legal = session.legalMoves();
  agents::Thoughts thoughts = answer.thoughts;
  // Who does not think aloud still has a move.
  if (thoughts.empty() && answer.move) thoughts.push_back({*answer.move, 0, 0});
  MoveGoals goals(session.rulesPtr(), session.state());
  for (const agents::Thought& thought : thoughts) {
    if (thought.move >= legal.size() || advice.moves.size() == mostAdvised) continue;
    AdvisedMove advised;
    advised.move = legal[thought.move];
    advised.title = moveTitle(session.rules(), session.state(), legal, advised.move);
    if (thought.visits > 0 || thought.isCertain) {
      advised.chance = chanceText(thought);
      advised.games = QLocale().toString(static_cast<qulonglong>(thought.visits));
      advised.line = lineText(session, advised.move, thought.line);
    }
    advised.arrow = arrowOf(session, advised.move, goals);
    advised.arrow.rank = static_cast<int>(advice.moves.size()) + 1;
    advice.moves.push_back(std::move(advised));
  }
  return advice;
}

Advice askForAdvice(const std::string& agent, const PlaySession& session, std::stop_token stop) {
  return adviceFrom(agent, session, botAnswer(agent, session, std::move(stop)));
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/game_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <algorithm>

#include "core/agents/registry.h"
#include "widgets/board/board_scene.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/move_title.h"
#include "widgets/replay/replay_texts.h"

namespace ludo::widgets {
namespace {

struct GameTexts {
  Q_DECLARE_TR_FUNCTIONS(GameText)
};

/// The command that plays the game again: nothing where somebody played by hand.
QString commandText(const sim::GameTrace& trace) {
  QStringList agents;
  for (const std::string& agent : trace.agents) {
    if (agents::agentMistake(agent)) return {};
    agents << QString::fromStdString(agent);
  }
  if (agents.isEmpty()) return {};
  return QStringLiteral("ludo run %1.md --agents \"%2\" --players %3 --seed %4")
      .arg(QString::fromStdString(trace.gameId), agents.join(QLatin1Char(',')))
      .arg(trace.seats)
      .arg(trace.seed);
}

}  // namespace

QString gameText(const sim::Replay& replay) {
  const sim::GameTrace& trace = replay.trace();
  const kernel::Rules& rules = *replay.rules();
  const std::string& name = rules.def().metadata.name;
  QStringList lines{QString::fromStdString(name.empty() ? trace.gameId : name),
                    GameTexts::tr("Seed: %1").arg(trace.seed)};
  for (std::size_t seat = 0; seat < trace.agents.size(); ++seat) {
    const bool isBot = !agents::agentMistake(trace.agents[seat]);
    lines << GameTexts::tr("%1: %2", "player, who plays")
                 .arg(seatName(static_cast<kernel::Seat>(seat)),
                      isBot ? agentTitle(trace.agents[seat]) : GameTexts::tr("a person"));
  }
  lines << QString();
  kernel::State state = replay.stateAt(0);
  for (std::size_t i = 0; i + 1 < replay.stepCount(); ++i) {
    const kernel::Move& move = trace.entries[i].move;
    lines
        << QStringLiteral("%1. %2: %3").arg(i + 1).arg(seatName(move.player), moveTitle(rules, state, move));
    kernel::applyMove(rules, state, move);
  }
  lines << QString() << endingText(trace);
  const QString command = commandText(trace);
  if (!command.isEmpty()) lines << GameTexts::tr("Played again by: %1").arg(command);
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/present_rules.h"

#include "widgets/models/event_words.h"
#include "widgets/models/fate_words.h"
#include "widgets/models/move_title.h"

namespace ludo::widgets {
namespace {

/// A game at one of its steps, and what happened in this step.
struct Course {
  explicit Course(const kernel::Rules& played, std::uint64_t seed)
      : rules(played), state(kernel::initialState(played, seed, &log)) {}

  void play(const kernel::Move& move) {
    log.clear();
    kernel::applyMove(rules, state, move, &log);
  }

  QStringList events() const {
    QStringList texts;
    for (const kernel::Delta& delta : log.deltas) texts << changeTitle(rules, state, delta);
    for (const kernel::Note& note : log.notes) texts << noteTitle(rules, note);
    return texts;
  }

  const kernel::Rules& rules;
  kernel::EventLog log;  // before the state, whose setup it tells
  kernel::State state;
};

/// What only the first list has, each line as often as it has it more.
QStringList without(QStringList lines, const QStringList& others) {
  for (const QString& other : others) lines.removeOne(other);
  return lines;
}

/// Whether something else happened in the step that both are at.
bool differ(PresentRules& found, std::size_t step, const Course& recorded, const Course& now) {
  const QStringList before = recorded.events();
  const QStringList after = now.events();
  found.recorded = without(before, after);
  found.now = without(after, before);
  if (found.recorded.isEmpty() && found.now.isEmpty()) return false;
  found.step = step;
  return true;
}

void compare(PresentRules& found, const sim::Replay& replay, const kernel::Rules& rules,
             const std::stop_token& stop) {
  const std::vector<kernel::Move>& moves = found.game->moves;
  Course recorded(*replay.rules(), replay.trace().seed);
  Course now(rules, replay.trace().seed);
  if (differ(found, 0, recorded, now)) return;
  for (std::size_t i = 0; i < moves.size() && i + 1 < replay.stepCount(); ++i) {
    if (stop.stop_requested()) return;
    recorded.play(replay.trace().entries[i].move);
    now.play(moves[i]);
    if (differ(found, i + 1, recorded, now)) return;
  }
  if (found.game->fate != sim::RecordedGame::Fate::NotLegal) return;
  found.step = moves.size() + 1;
  for (const QString& title : moveTitles(rules, now.state, kernel::legalMoves(rules, now.state)))
    if (!found.now.contains(title)) found.now << title;
}

}  // namespace

std::optional<PresentRules> underPresentRules(const sim::Replay& replay, const language::GameDefPtr& game,
                                              const std::stop_token& stop) {
  if (game == replay.rules()->defPtr() || sim::gameHash(*game) == replay.trace().gameHash)
    return std::nullopt;
  const SourceText trace("trace", sim::traceText(*replay.rules(), replay.trace()));
  PresentRules found;
  found.game = sim::playRecordedGame(game, trace, stop);
  if (stop.stop_requested()) return std::nullopt;
  if (!found.game) return found;
  found.fate = fateText(*found.game, fateMoveTitle(game, *found.game));
  if (found.game->seats > 0) compare(found, replay, *kernel::makeRules(game, found.game->seats), stop);
  if (stop.stop_requested()) return std::nullopt;
  return found;
}

}  // namespace ludo::widgets

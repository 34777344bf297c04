// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>
#include <optional>
#include <stop_token>

#include "core/sim/recorded_game.h"
#include "core/sim/replay.h"

namespace ludo::widgets {

/// What becomes of a game that is stepped through when the rules are others now than those it was recorded
/// with. A plain value.
struct PresentRules {
  /// How far it can be played; nothing where the text describes another game now.
  std::optional<sim::RecordedGame> game;
  QString fate;  ///< the same in words: "move 7, Mark b2, is not legal any more"

  /// The first step, 0 being the setup, in which something else happens now; nothing while all goes alike.
  std::optional<std::size_t> step;
  /// What happened in it only as recorded, and what happens only now; or for a move that is not legal any
  /// more, what may be played in its place. As players say it.
  QStringList recorded, now;

  /// Whether nothing of the game is changed by the other rules.
  bool goesAlike() const { return game && game->holds() && !step; }
};

/// Plays the recorded game under `game`. Nothing when these are the rules that it was recorded with, or when
/// stop was requested meanwhile. Any thread; it takes as long as to play the game a few times.
std::optional<PresentRules> underPresentRules(const sim::Replay& replay, const language::GameDefPtr& game,
                                              const std::stop_token& stop = {});

}  // namespace ludo::widgets

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/source_text.h"
#include "core/sim/trace.h"

namespace ludo::sim {

/// What becomes of a recorded game when its moves are played under rules that may have changed since: of the
/// moves, not of the positions, which a new variable or a note makes others. A plain value.
struct RecordedGame {
  enum class Fate {
    AsRecorded,    ///< every move is legal still, and the game stops as it did
    OtherResult,   ///< every move is legal still, and the game ends with another result
    GoesOn,        ///< every move is legal still, and the game does not end where it did
    OverBefore,    ///< the game is over before move `ply`
    NotLegal,      ///< move `ply` is not legal any more
    NameGone,      ///< move `ply` names what is not there any more; see `detail`
    OtherPlayers,  ///< the game is not for as many players any more
    TooMuch,       ///< from move `ply` on the rules ask for more than limits.h allows
  };
  Fate fate = Fate::AsRecorded;
  std::size_t plies = 0;  ///< that were recorded
  std::size_t ply = 0;    ///< the first move, from 0, at which it is not as recorded; `plies` at the end
  std::string move;       ///< as it was recorded; empty at the end
  std::string detail;     ///< of NameGone: what is not there
  /// The game as far as it is as recorded: for so many players (0: none), from this seed, by these moves.
  kernel::Seat seats = 0;
  std::uint64_t seed = 0;
  std::vector<kernel::Move> moves;
  std::optional<kernel::Move> refused;  ///< of NotLegal: move `ply`, if its tokens are there

  bool holds() const { return fate == Fate::AsRecorded; }
};

/// Plays the game of a trace file under `game`, with as many players as it was recorded with. Nothing when
/// the text is no trace of a game with this id, is damaged, or when stop was requested meanwhile. Moves are
/// known again by their parts, and where tokens are numbered otherwise now, by how they are shown.
std::optional<RecordedGame> playRecordedGame(const language::GameDefPtr& game, const SourceText& trace,
                                             const std::stop_token& stop = {});

/// The trace of a game by these moves, each legal in its turn (asserted), as it would be if it was left
/// there.
GameTrace traceOfMoves(const kernel::RulesPtr& rules, std::uint64_t seed,
                       const std::vector<kernel::Move>& moves);

}  // namespace ludo::sim

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/sim/trace.h"
#include "widgets/play/game_under_way.h"

namespace ludo::widgets {

/// One move that was made, and what it did.
struct PlayedPly {
  kernel::Move move;
  std::string text;              ///< exact: "place(cell_1_2)"
  std::string label;             ///< for people
  std::uint32_t legalMoves = 0;  ///< how many there were to choose from
  std::uint64_t stateHash = 0;
  std::uint64_t positionHash = 0;
  kernel::EventLog log;
};

/// One game in progress: the rules, the moves made, the state they led to, and the moves there are now.
/// A plain value: copying it forks the game, and a copy may go to another thread.
class PlaySession {
 public:
  PlaySession(kernel::RulesPtr rules, std::uint64_t seed);

  const kernel::RulesPtr& rulesPtr() const { return m_rules; }
  const kernel::Rules& rules() const { return *m_rules; }
  std::uint64_t seed() const { return m_seed; }
  const kernel::State& state() const { return m_state; }
  const std::vector<kernel::Move>& legalMoves() const { return m_legalMoves; }
  const std::vector<PlayedPly>& plies() const { return m_plies; }
  kernel::Seat toMove() const { return kernel::playerToMove(m_state); }
  /// Somebody is to move but cannot.
  bool stuck() const { return !m_state.over() && m_legalMoves.empty(); }

  /// Makes a move; false, with nothing changed, when it is not legal now.
  bool play(const kernel::Move& move);
  /// The state after `ply` moves; ply <= plies().size().
  kernel::State stateAt(std::size_t ply) const;
  /// Takes back everything after `ply` moves.
  void undoTo(std::size_t ply);

  /// The game so far as a trace, for the replayer. `agents` names who plays each seat.
  sim::GameTrace trace(std::vector<std::string> agents) const;

 private:
  void start();

  kernel::RulesPtr m_rules;
  std::uint64_t m_seed = 0;
  std::uint64_t m_initialHash = 0;
  kernel::State m_state;
  std::vector<kernel::Move> m_legalMoves;
  std::vector<PlayedPly> m_plies;
  std::vector<kernel::State> m_snapshots;  ///< every `snapshotInterval` plies, the start first
};

/// A game carried over to changed rules.
struct AdoptedGame {
  PlaySession session;
  std::size_t kept = 0;    ///< moves that are still legal; those after the first that is not are dropped
  std::string brokenMove;  ///< what that first one reads like; empty when all are legal
  bool whole() const { return brokenMove.empty(); }
};

/// Plays the moves of a game by other rules. Actions, zones and words are matched by name, so that rules may
/// be reordered. A game that breaks is begun anew: `kept` then tells how far it got, and the session is
/// fresh.
AdoptedGame adoptRules(const PlaySession& game, kernel::RulesPtr rules, const std::stop_token& stop = {});

/// Takes a game back to where it leaves the line of these moves, by their exact texts, and plays on along it.
/// Where one is not legal (any more) it ends: `brokenMove` is that one's text.
AdoptedGame followed(PlaySession game, const std::vector<std::string>& moves,
                     const std::stop_token& stop = {});

/// Plays the moves of a game that was kept by these rules, for as many players. At the first that is not
/// legal any more it ends: `kept` and `brokenMove` tell, and what was played stands. Nothing when the game is
/// not for as many players.
std::optional<AdoptedGame> resumed(const GameUnderWay& game, const kernel::RulesPtr& rules,
                                   const std::stop_token& stop = {});

}  // namespace ludo::widgets

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/engine/program.h"
#include "core/sim/change_log.h"
#include "core/sim/forced_moves.h"
#include "core/sim/game_tally.h"

namespace ludo::sim {

/// Plays games of random moves with a program that tells what they change, and counts what a GameSummary
/// keeps: the same summaries that agents named "random" and the kernel come to, many times as fast. Internal
/// to the room; used again for each game of a worker.
class RecordedPlay {
 public:
  /// The program must have a recorder.
  explicit RecordedPlay(const engine::ProgramPtr& program);

  /// The game of this seed; index and seed are left to the caller. Nothing where only the kernel can tell
  /// what happened in it.
  std::optional<GameSummary> play(std::uint64_t seed, std::uint64_t maxTurns, const std::stop_token& stop);

  /// Whether games are worth trying: most of those so far could be told.
  bool pays() const { return m_tried < fewestTried || 2 * m_told >= m_tried; }

 private:
  static constexpr std::uint64_t fewestTried = 8;
  /// What a game begins with.
  struct Beginning {
    kernel::State state;
    kernel::EventLog log;
  };

  std::optional<GameSummary> playOn(const Beginning& beginning, std::uint64_t seed, std::uint64_t maxTurns,
                                    const std::stop_token& stop);
  /// Plays a random one of the moves offered. False where only the kernel can.
  bool playMove(const engine::Offer& offer, Rng& picks);
  /// Looks at what came of it. False as before.
  bool resolve();
  std::optional<GameSummary> end(Stop stop);
  GameTally::Snapshot snapshot() const;

  engine::ProgramPtr m_program;
  const engine::Recorder& m_recorder;
  const kernel::Rules& m_rules;
  GameTally m_tally;
  ChangeLog m_changes;
  std::optional<Beginning> m_fixed;  ///< where all games begin alike
  engine::Position m_position;
  engine::PositionHashes m_hashes;
  engine::Played m_played;
  kernel::EventLog m_log;
  std::vector<std::int64_t> m_scores;
  std::uint64_t m_tried = 0;
  std::uint64_t m_told = 0;
};

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/sim/game_tally.h"
#include "core/sim/play.h"

namespace ludo::sim {

/// Boils a game that the kernel plays down to its GameSummary. Private to the room; used again for each game
/// of a worker.
class SummaryRecorder final : public PlayObserver {
 public:
  explicit SummaryRecorder(const kernel::Rules& rules);

  void setUp(const kernel::EventLog& log) override;
  void started(const kernel::State& state) override;
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override;
  void resolved(const kernel::State& after, const kernel::EventLog& log) override;
  void failed(const AgentError& error) override { m_tally.summary().agentError = error; }
  void givenUp(const GivenUp& why) override { m_tally.summary().givenUp = why; }
  void finished(const kernel::State& state, Stop stop) override;

  /// The game that finished last; index and seed are left to the caller.
  GameSummary take();

 private:
  GameTally::Snapshot snapshot(const kernel::State& state) const;

  const kernel::Rules& m_rules;
  GameTally m_tally;
  GameSummary m_finished;
  std::vector<std::uint64_t> m_legalActions;
};

/// Of moves that differ in kind, action or arguments, whoever makes them.
std::uint64_t moveHash(kernel::Move::Kind kind, std::uint32_t action,
                       std::span<const kernel::Value> arguments);

}  // namespace ludo::sim

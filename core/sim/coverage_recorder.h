// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/sim/coverage.h"
#include "core/sim/play.h"

namespace ludo::sim {

/// Counts what runs while a game is played. Private to the room; used again for each game of a worker, so
/// that its tables keep their memory.
class CoverageRecorder final : public PlayObserver {
 public:
  explicit CoverageRecorder(const kernel::Rules& rules);

  bool wantsEffects() const override { return true; }
  void setUp(const kernel::EventLog& log) override;
  void started(const kernel::State& state) override;
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override;
  void resolved(const kernel::State& after, const kernel::EventLog& log) override;
  void failed(const AgentError&) override {}
  void givenUp(const GivenUp&) override {}
  void finished(const kernel::State& state, Stop stop) override;

  /// Of the game that finished last.
  GameCoverage take();

 private:
  void count(const kernel::EventLog& log);
  void run(std::uint32_t node);
  bool isChange(const kernel::Delta& delta) const;

  const kernel::Rules& m_rules;
  std::uint32_t m_ply = 0;
  std::vector<bool> m_legal;
  std::vector<NodeInGame> m_nodes;  ///< by node
};

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/sim/coverage.h"
#include "core/sim/play.h"

namespace ludo::sim {

/// Counts what runs while games are played. A game that a stop cuts short does not count. Internal to the
/// room; one a worker.
class CoverageRecorder final : public PlayObserver {
 public:
  explicit CoverageRecorder(const kernel::Rules& rules);

  /// Which game comes next.
  void setGame(std::uint64_t index) { m_index = index; }

  bool wantsEffects() const override { return true; }
  void setUp(const kernel::EventLog& log) override;
  void started(const kernel::State& state) override;
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override;
  void resolved(const kernel::State& after, const kernel::EventLog& log) override;
  void failed(const AgentError&) override {}
  void finished(const kernel::State& state, Stop stop) override;

  const Coverage& coverage() const { return m_total; }

 private:
  void count(const kernel::EventLog& log);
  void run(std::uint32_t node);

  const kernel::Rules& m_rules;
  std::uint64_t m_index = 0;
  std::uint32_t m_ply = 0;
  std::vector<bool> m_legal;
  Coverage m_game;
  Coverage m_total;
};

}  // namespace ludo::sim

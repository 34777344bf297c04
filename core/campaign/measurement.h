// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>

#include "core/campaign/finding.h"
#include "core/campaign/plan.h"
#include "core/engine/program.h"
#include "core/metrics/report.h"

namespace ludo::campaign {

/// One independent sample of games of one candidate, played step by step. All follows from the seed. Of one
/// thread; each step gives false when it was stopped.
class Measurement {
 public:
  /// The plan and the stop token outlive it. The program changes nothing but how long it takes.
  Measurement(const Plan& plan, engine::ProgramPtr program, std::size_t ancestor, std::uint64_t seed,
              const std::stop_token& stop);

  /// So many more games of the agent against itself.
  bool play(std::uint64_t games);
  /// The match against the weaker agent, and decisions tried otherwise: what is asked for of them.
  bool meetWeaker();
  /// The match against the searcher, if there is to be one.
  bool meetSearcher();
  /// All that the settings ask for.
  bool playAll();

  const sim::Batch& batch() const { return m_batch; }
  /// What the games so far say. Its screen is there after meetWeaker().
  Sample sample() const;

 private:
  bool runMatch(const std::string& stronger, const std::string& weaker, std::int64_t games);

  const Plan& m_plan;
  engine::ProgramPtr m_program;
  const kernel::Rules& m_rules;
  std::size_t m_ancestor;
  std::uint64_t m_seed;
  const std::stop_token& m_stop;
  sim::Batch m_batch;
  metrics::Experiments m_experiments;
  Estimate m_screen;
};

}  // namespace ludo::campaign

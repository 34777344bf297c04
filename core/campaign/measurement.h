// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/campaign/finding.h"
#include "core/campaign/plan.h"
#include "core/engine/program.h"
#include "core/metrics/report.h"

namespace ludo::campaign {

/// How far a match of a measurement has come.
struct MatchProgress {
  std::string against;  ///< the weaker agent
  std::uint64_t played = 0;
  std::uint64_t left = 0;
};

/// One independent sample of games of one candidate, played step by step. All follows from the seed. Of one
/// thread; each step gives false when it was stopped.
class Measurement {
 public:
  /// The plan and the stop token outlive it. The program changes nothing but how long it takes.
  Measurement(const Plan& plan, engine::ProgramPtr program, std::size_t ancestor, std::uint64_t seed,
              const std::stop_token& stop);

  /// So many more games of the agent against itself.
  bool play(std::uint64_t games);
  /// Asked when a third of a match is over, and two; where it says no, the match ends there.
  using GoesOn = std::function<bool()>;
  /// The match against the weaker agent, and decisions tried otherwise: what is asked for of them.
  bool meetWeaker(const GoesOn& goesOn = {});
  /// The match of the searcher against the agent, if there is to be one.
  bool meetSearcher(const GoesOn& goesOn = {});
  /// All that the settings ask for.
  bool playAll();

  const sim::Batch& batch() const { return m_batch; }
  /// The match that was begun last; nothing played before there is one.
  const MatchProgress& match() const { return m_match; }
  /// What the games so far say. Its screen is there after meetWeaker().
  Sample sample() const;
  /// The same, with what it may come to by the games that are left of the match in place of intervals: from
  /// all lost to all won.
  Sample outlook() const;

 private:
  bool runMatch(const std::string& stronger, const std::string& weaker, std::int64_t games,
                const GoesOn& goesOn);

  const Plan& m_plan;
  engine::ProgramPtr m_program;
  const kernel::Rules& m_rules;
  std::size_t m_ancestor;
  std::uint64_t m_seed;
  const std::stop_token& m_stop;
  sim::Batch m_batch;
  metrics::Experiments m_experiments;
  MatchProgress m_match;
  Estimate m_screen;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/sim/trace.h"

namespace ludo::sim {

/// The first place at which a trace and the rules disagree.
struct Divergence {
  std::size_t step = 0;               ///< entry index; entries.size() when only the outcome differs
  std::uint64_t expectedHash = 0;     ///< as recorded
  std::uint64_t actualHash = 0;
  std::string what;                   ///< "state hash", "position hash", "illegal move", "outcome", ...
  std::vector<std::string> fields;    ///< the differing fields as far as the recorded deltas tell
};

/// A trace made seekable: states at regular steps are kept (at most about 200), the rest is replayed from the
/// nearest one. Building it plays the game once and verifies every hash.
/// Immutable after construction; may be shared between threads.
class Replay {
 public:
  Replay(kernel::RulesPtr rules, GameTrace trace, std::stop_token stop = {});

  const GameTrace& trace() const { return m_trace; }
  const kernel::RulesPtr& rules() const { return m_rules; }
  /// Number of states that can be shown: 1 + the entries before a divergence.
  std::size_t stepCount() const { return m_stepCount; }
  /// The state after `step` plies; step < stepCount().
  kernel::State stateAt(std::size_t step) const;
  const std::optional<Divergence>& divergence() const { return m_divergence; }

 private:
  kernel::RulesPtr m_rules;
  GameTrace m_trace;
  std::size_t m_interval = 1;
  std::vector<kernel::State> m_snapshots;
  std::size_t m_stepCount = 0;
  std::optional<Divergence> m_divergence;
};

}  // namespace ludo::sim

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
  std::size_t step = 0;            ///< entry index; entries.size() when only the way the game stopped differs
  std::uint64_t expectedHash = 0;  ///< as recorded
  std::uint64_t actualHash = 0;
  std::string what;  ///< "initial state", "illegal move", "state hash", "outcome", "digest", ...
  std::vector<std::string> fields;  ///< the differing fields, as far as the recorded changes tell
};

/// A trace made seekable: states at regular steps are kept (at most about 200), the rest is replayed from the
/// nearest one. Building it plays the game once and verifies every step: that the move was legal among as
/// many, both hashes, the changes and notes; and last, that the trace is as it was written. Immutable after
/// construction; may be shared between threads.
class Replay {
 public:
  /// `trace` belongs to `rules` (readTrace and runGame see to it).
  Replay(kernel::RulesPtr rules, GameTrace trace, std::stop_token stop = {});

  /// As recorded, with the nodes of changes and notes found again. From a divergence on, changes and notes
  /// are left out: they may name things that never came to be.
  const GameTrace& trace() const { return m_trace; }
  const kernel::RulesPtr& rules() const { return m_rules; }
  /// Number of states that can be shown: 1 + the entries before a divergence.
  std::size_t stepCount() const { return m_stepCount; }
  /// The state after `step` plies; step < stepCount().
  kernel::State stateAt(std::size_t step) const;
  const std::optional<Divergence>& divergence() const { return m_divergence; }
  /// False when a stop request cut the construction short: the steps so far can be shown.
  bool complete() const { return m_complete; }
  bool verified() const { return m_complete && !m_divergence; }

 private:
  void playThrough(const std::stop_token& stop);
  bool playEntry(std::size_t index, kernel::State& state);
  void noteText(std::size_t index, std::string text, std::uint64_t hash);
  void checkEnd(const kernel::State& state);
  bool isGivenUp(const kernel::State& state, kernel::Bound bound) const;
  void diverge(std::size_t step, std::string what, std::uint64_t expected, std::uint64_t actual,
               std::vector<std::string> fields = {});

  kernel::RulesPtr m_rules;
  GameTrace m_trace;
  std::size_t m_interval = 1;
  std::vector<kernel::State> m_snapshots;  ///< after 0, m_interval, 2 m_interval, ... plies
  std::size_t m_stepCount = 0;
  std::optional<Divergence> m_divergence;
  std::optional<Divergence> m_alteration;  ///< of an altered trace, a ply whose text it is
  bool m_complete = true;
};

}  // namespace ludo::sim

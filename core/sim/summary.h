// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <unordered_map>
#include <unordered_set>

#include "core/sim/contact_tracker.h"
#include "core/sim/lead_tracker.h"
#include "core/sim/play.h"
#include "core/sim/run_game.h"

namespace ludo::sim {

/// Boils a game down to its GameSummary while it is played. Internal to the room; used again for each game of
/// a worker, so that its tables keep their memory.
class SummaryRecorder final : public PlayObserver {
 public:
  explicit SummaryRecorder(const kernel::Rules& rules);

  void setUp(const kernel::EventLog& log) override;
  void started(const kernel::State& state) override;
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override;
  void resolved(const kernel::State& after, const kernel::EventLog& log) override;
  void failed(const AgentError& error) override { m_summary.agentError = error; }
  void givenUp(const GivenUp& why) override { m_summary.givenUp = why; }
  void finished(const kernel::State& state, Stop stop) override;

  /// The game that finished last; index and seed are left to the caller.
  GameSummary take();

 private:
  struct Visit {
    Rng rng;                    ///< as it was at the latest visit
    std::uint32_t repeats = 0;  ///< since a random number was drawn last
  };

  void countChances(const kernel::State& before, const std::vector<kernel::Move>& legal,
                    const kernel::Move& chosen);
  void countMove(const kernel::Move& move);
  void countEvents(const kernel::EventLog& log);
  void refuse(const kernel::Note& note);
  void visit(const kernel::State& state);
  void watchStall(const kernel::State& state);
  void useZones(const kernel::EventLog& log);
  void useZone(std::size_t zone) { m_summary.zonesUsed[zone / 64] |= std::uint64_t{1} << (zone % 64); }

  const kernel::Rules& m_rules;
  std::vector<std::uint32_t> m_actionsOfPhase;  ///< by phase: how many kinds of action it has
  GameSummary m_summary;
  LeadTracker m_lead;
  ContactTracker m_contact;
  std::unordered_set<std::uint64_t> m_moves;
  kernel::Move m_move;
  std::uint64_t m_turn = 0;  ///< under way when the latest move was chosen
  std::unordered_map<std::uint32_t, std::uint32_t> m_branching;
  std::unordered_map<std::uint64_t, Visit> m_visits;
  std::vector<bool> m_legalActions;
  std::uint64_t m_positionSum = 0;
  std::uint32_t m_stall = 0;
};

}  // namespace ludo::sim

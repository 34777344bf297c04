// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/kernel/event_log.h"
#include "core/kernel/state.h"
#include "core/sim/contact_tracker.h"
#include "core/sim/game_summary.h"
#include "core/sim/hash_table.h"
#include "core/sim/lead_tracker.h"

namespace ludo::sim {

/// Counts what a GameSummary keeps, whoever plays the game: a game's beginning, then for each ply what was
/// decided, what happened and the position after it, then the end. Private to the room; used again for each
/// game of a worker, so that its tables keep their memory.
class GameTally {
 public:
  explicit GameTally(const kernel::Rules& rules);

  /// What was decided at a ply. It lives through the call only.
  struct Decision {
    std::uint64_t turn = 0;
    std::size_t legalMoves = 0;
    std::span<const std::uint64_t> legalActions;  ///< bit a of the words: action a was legal
    bool othersLegal = false;                     ///< and something that is no action
    bool isAction = false;
    std::uint32_t action = 0;
    kernel::Seat player = kernel::nobody;
    std::uint64_t moveHash = 0;  ///< of the move's kind, action and arguments, well mixed
    bool isPending = false;      ///< it answers a choice in the midst of effects
    std::uint32_t phase = 0;
  };
  /// What is kept of the position at a decision.
  struct Snapshot {
    std::uint64_t hash = 0;  ///< kernel::positionHash
    std::uint64_t sum = 0;   ///< as State::positionSum
    Rng random;
    kernel::Seat toMove = kernel::nobody;
  };

  void begin();
  /// What happened while setting up; for each ply, what `decided` led to.
  void happened(const kernel::EventLog& log);
  void start(kernel::Seat firstPlayer, const Snapshot& snapshot);
  /// Where tokens lie that count before the first move.
  void useZones(const kernel::State& state);

  void decided(const Decision& decision);
  /// `ownerOf`: of a token, after the ply.
  template <typename OwnerOf>
  void resolved(const kernel::EventLog& log, const OwnerOf& ownerOf, const Snapshot& snapshot) {
    ++m_summary.plies;
    happened(log);
    useZones(log.deltas);
    m_contact.count(m_mover, m_isPick, log.deltas, ownerOf);
    visit(snapshot);
    watchStall(snapshot.sum);
  }
  /// Whether who leads is to be looked at after a ply: it ended the game or the turn that it was in.
  bool wantsScores(bool isOver, std::uint64_t turn) const {
    return (isOver || turn != m_turn) && m_lead.wantsScores();
  }
  /// The scores by seat then; none where they cannot be told.
  void lead(std::span<const std::int64_t> scores) { m_lead.sample(scores, m_summary.plies); }

  GameSummary& summary() { return m_summary; }
  /// The results and scores are in the summary. Index and seed are left to the caller.
  GameSummary end(Stop stop);

 private:
  struct Visit {
    Rng random;                 ///< as it was at the latest visit
    std::uint32_t repeats = 0;  ///< since a random number was drawn last
  };
  struct Nothing {};

  void countChances(const Decision& decision);
  void refuse(const kernel::Note& note);
  void useZone(std::size_t zone) { m_summary.zonesUsed[zone / 64] |= std::uint64_t{1} << (zone % 64); }
  void useZones(const std::vector<kernel::Delta>& deltas);
  /// What two snapshots have in common that are the same position, whatever came before.
  std::uint64_t placeOf(const Snapshot& snapshot) const;
  void visit(const Snapshot& snapshot);
  void watchStall(std::uint64_t sum);
  std::vector<BranchingCount> branching();

  const kernel::Rules& m_rules;
  std::vector<std::uint32_t> m_actionsOfPhase;  ///< by phase: how many kinds of action it has
  GameSummary m_summary;
  LeadTracker m_lead;
  ContactTracker m_contact;
  HashTable<Nothing> m_moves;
  HashTable<Visit> m_visits;
  std::vector<std::uint32_t> m_pliesByMoves;  ///< by number of legal moves, capped
  std::vector<std::uint32_t> m_seenMoves;     ///< the numbers that there are
  kernel::Seat m_mover = kernel::nobody;
  bool m_wasAtOnce = false;    ///< the last decision was in a simultaneous phase
  bool m_isSameRound = false;  ///< the present one is of the same round of it
  bool m_isPick = false;       ///< the latest move answers a choice
  std::uint64_t m_turn = 0;    ///< under way when the latest move was chosen
  std::uint64_t m_positionSum = 0;
  std::uint64_t m_positionHash = 0;
  std::uint32_t m_stall = 0;
};

}  // namespace ludo::sim

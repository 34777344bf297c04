// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/hash_index.h"
#include "core/agents/imagined_game.h"
#include "core/agents/leaf_games.h"
#include "core/agents/search_budget.h"

namespace ludo::agents {

struct InformationSetSettings {
  SearchLimits limits;
  float exploration = 0.5F;                   ///< the constant of UCB1, for results from 0 to 1
  std::uint32_t playouts = 0;                 ///< random games from each leaf; 0: as many as LeafGames says
  std::size_t bytes = 64U << 20;              ///< for what is remembered of information sets
  std::uint32_t playoutLimit = mostPlayouts;  ///< the search ends with them
};

/// Monte Carlo tree search on information sets (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
/// Tree Search", 2012), in the form in which each player learns from what that player sees (their MO-ISMCTS):
/// whoever decides in an imagined state does so by the statistics of all imagined states that look the same
/// to them. So nobody profits from what they cannot know: neither the others' cards, nor what others have
/// committed to, nor the dice. Information sets are found by what is seen and not by the moves that led
/// there.
///
/// A move is chosen by UCB1 with the number of times that it was there to be chosen, as in that paper.
class InformationSetSearch {
 public:
  InformationSetSearch(const engine::Program& program, const InformationSetSettings& settings);
  /// Index into decision.legalMoves.
  std::size_t choose(const Decision& decision);
  /// Information sets of the last decision that the search remembers.
  std::size_t setCount() const { return m_sets.size(); }
  /// Playouts of the last decision.
  std::uint32_t playoutCount() const { return m_playoutCount; }

 private:
  /// Nothing has been seen yet.
  static constexpr std::uint32_t none = UINT32_MAX;
  struct Edge {
    std::uint64_t hash = 0;       ///< of the move, as the player who makes it sees it
    std::uint32_t next = none;    ///< of the same set
    std::uint32_t visits = 0;     ///< playouts behind it
    std::uint32_t available = 0;  ///< playouts of iterations in which it was legal
    std::uint32_t points = 0;     ///< of those playouts, for the player who makes it; see Points
    std::uint32_t candidate = 0;  ///< index into m_candidates, in `iteration`
    std::uint32_t iteration = 0;  ///< the last in which it was legal
  };
  struct Set {
    std::uint32_t firstEdge = none;
    std::uint32_t iteration = 0;  ///< when it was last come to
  };
  /// An edge with one of the legal moves that look like it.
  struct Candidate {
    std::uint32_t edge = none;
    std::size_t move = 0;     ///< index into the legal moves
    std::uint32_t alike = 1;  ///< legal moves that look like it to the player
  };
  struct Step {
    std::uint32_t edge = none;
    kernel::Seat player = kernel::nobody;
  };

  void iterate(Rng& rng);
  bool hasMemoryLeft() const;
  void findCandidates(Set& set, Rng& rng);
  /// None when it is new and the memory is used up.
  std::uint32_t edgeFor(Set& set, std::uint32_t after, std::uint64_t hash);
  const Candidate& select(Rng& rng);
  void backUp();
  void tell(const std::vector<std::uint64_t>& hashes, std::size_t chosen, Thoughts& thoughts) const;

  InformationSetSettings m_settings;
  ImaginedGame m_game;
  LeafGames m_leafGames;
  HashIndex m_index;
  std::vector<Set> m_sets;
  std::vector<Edge> m_edges;
  std::uint32_t m_iteration = 0;
  std::uint32_t m_playoutCount = 0;

  std::vector<std::uint64_t> m_hashes;
  std::vector<Candidate> m_candidates;
  std::vector<Step> m_path;
  Points m_points;  ///< of all the iteration's playouts together
};

}  // namespace ludo::agents

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/hash_index.h"
#include "core/agents/leaf_games.h"
#include "core/agents/move_numbers.h"
#include "core/agents/playouts.h"
#include "core/agents/search_budget.h"
#include "core/agents/uct_tree.h"

namespace ludo::agents {

struct UctSettings {
  SearchLimits limits;
  float exploration = 0.5F;       ///< the constant of UCB1, for results from 0 to 1
  float history = 0;              ///< weight of the progressive history; 0 for none
  std::uint32_t playouts = 0;     ///< random games from each leaf; 0: as many as LeafGames says
  bool transpositions = true;     ///< positions reached by several sequences of moves share their results
  bool reuse = true;              ///< the part of the tree that play has come to is kept
  bool solver = true;             ///< wins and losses that are certain are kept as such
  std::size_t bytes = 64U << 20;  ///< for the tree
  std::uint32_t playoutLimit = mostPlayouts;  ///< in the tree; the search ends with them
};

/// UCT (Kocsis and Szepesvari, "Bandit based Monte-Carlo planning", 2006) for games in which the moves alone
/// decide what happens and everybody sees everything (GameNature::isOpenAndCertain).
///
/// A node is a sequence of moves to a position, so that its legal moves are computed once. What
/// transpositions share is the value of the position behind a move (UCT2 of Childs, Brodeur and Kocsis,
/// "Transpositions and move groups in Monte Carlo tree search", 2008). Positions are known by positionHash,
/// which leaves out counters that may matter to what is legal: so values may be shared, but legal moves may
/// not. Of a compiled program the block itself is hashed, which is much quicker, and tells positions with
/// different counters apart.
///
/// The bias towards moves that have done well elsewhere is the progressive history of Nijssen and Winands,
/// "Enhancements for multi-player Monte-Carlo tree search", 2010. Proven results follow Winands, Bjornsson
/// and Saito, "Monte-Carlo tree search solver", 2008, in games of one or two players.
///
/// What is proven is not searched any more, and a player who is certain of a result gets no less on the way
/// up, as in score bounded search (Cazenave and Saffidine, "Score bounded Monte-Carlo tree search", 2010).
///
/// An iteration goes down the tree once, with some playouts from its leaf (see LeafGames).
class UctSearch {
 public:
  UctSearch(const engine::Program& program, const UctSettings& settings);

  void newGame();
  /// Index into decision.legalMoves.
  std::size_t choose(const Decision& decision);

  /// Of the last decision, for tests and measurements.
  std::size_t nodeCount() const { return m_tree.nodeCount(); }
  std::uint32_t rootVisits() const { return m_tree.node(root).visits; }
  bool isSolved() const { return m_rootProof != 0; }

 private:
  static constexpr std::uint32_t root = 0;
  /// How well something has done.
  struct Tally {
    std::uint64_t visits = 0;
    std::uint64_t points = 0;  ///< for who makes the move; see Points
    float mean() const;
  };
  /// One move of an iteration.
  struct Step {
    std::uint32_t node = 0;
    std::uint32_t edge = 0;      ///< within the node
    std::uint32_t position = 0;  ///< number of the position behind it, for the player who moved
  };

  void findRoot(const kernel::State& state, Rng& rng);
  std::uint64_t keyOf(const engine::Position& position) const;
  std::uint32_t findPlayed(std::uint32_t node, const kernel::State& target, std::uint64_t hash,
                           std::uint64_t plies);
  bool leadsTo(const kernel::State& target) const;
  std::uint32_t addNode(const engine::Position& position, std::uint64_t hash, Rng& rng);
  void iterate(Rng& rng);
  std::uint32_t select(const UctTree::Node& node) const;
  std::uint32_t selectWithHistory(const UctTree::Node& node) const;
  void playOut(Rng& rng);
  std::uint32_t numberOfPosition(std::uint64_t key);
  void proveAbove();
  std::uint32_t proofOf(const UctTree::Node& node) const;
  void backUp();
  void raiseTo(std::uint32_t proof, kernel::Seat player);
  std::size_t bestEdge() const;
  void tell(const Decision& decision, std::size_t chosen) const;
  std::vector<kernel::Move> lineAfter(const Decision& decision, std::size_t move, std::uint32_t edge) const;

  const engine::Program& m_program;
  UctSettings m_settings;
  Playouts m_playouts;
  LeafGames m_leafGames;
  MoveNumbers m_moves;
  std::vector<Tally> m_history;  ///< by move
  UctTree m_tree;
  UctTree m_spare;
  HashIndex m_positions;
  std::vector<Tally> m_results;  ///< by position
  std::optional<kernel::State> m_rootState;
  engine::Position m_root;
  std::uint32_t m_rootProof = 0;

  // Of the iteration under way; members so that nothing is allocated.
  engine::Position m_position;
  std::vector<Step> m_path;
  std::uint64_t m_plies = 0;
  Points m_points;  ///< of all the iteration's playouts together
  std::vector<engine::Move> m_legal;
  std::vector<std::uint32_t> m_legalNumbers;
  std::vector<std::uint32_t> m_played;  ///< moves, while findPlayed looks for the new root
};

}  // namespace ludo::agents

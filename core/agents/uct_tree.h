// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rng.h"
#include "core/kernel/value.h"

namespace ludo::agents {

/// The nodes and edges of a search tree in two blocks of memory that are reserved once. Node 0 is the root.
class UctTree {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  /// A move from a node, whether it has been tried or not.
  struct Edge {
    std::uint32_t move = 0;      ///< by number, see MoveNumbers
    std::uint32_t child = none;  ///< the node behind it
    std::uint32_t visits = 0;
    float value = 0;          ///< mean result for the node's player, 0 to 1; below when it is proven
    float spread = 0;         ///< 1 / sqrt(visits); 0 when the result is proven
    std::uint32_t proof = 0;  ///< see proofs.h; 0 when nothing is proven
  };
  /// A position in which somebody is to move.
  struct Node {
    std::uint64_t hash = 0;  ///< see UctSearch::keyOf
    std::uint32_t firstEdge = 0;
    std::uint32_t edgeCount = 0;  ///< they follow one another
    std::uint32_t visits = 0;
    std::uint32_t tried = 0;        ///< edges visited, where they are visited one after another at first
    std::uint32_t position = none;  ///< by number, for the player who moved here; see UctSearch
    std::uint32_t certain = 0;      ///< the proven result that is best for the player; 0 when there is none
    kernel::Seat player = kernel::nobody;
  };

  explicit UctTree(std::size_t bytes);

  void clear();
  /// Always for a root.
  bool canHold(std::size_t edges) const;
  /// A node with an untried edge for each move, in random order. There must be room (asserted).
  std::uint32_t addNode(kernel::Seat player, std::uint64_t hash, std::span<const std::uint32_t> moves,
                        Rng& rng);

  std::size_t nodeCount() const { return m_nodes.size(); }
  Node& node(std::uint32_t index) { return m_nodes[index]; }
  const Node& node(std::uint32_t index) const { return m_nodes[index]; }
  std::span<Edge> edges(const Node& node) { return {m_edges.data() + node.firstEdge, node.edgeCount}; }
  std::span<const Edge> edges(const Node& node) const {
    return {m_edges.data() + node.firstEdge, node.edgeCount};
  }

  /// Replaces `other`, of the same size, by the part of this tree below a node, which becomes its root.
  void copySubtree(std::uint32_t root, UctTree& other) const;

 private:
  std::size_t m_nodeLimit;
  std::size_t m_edgeLimit;
  std::vector<Node> m_nodes;
  std::vector<Edge> m_edges;
};

}  // namespace ludo::agents

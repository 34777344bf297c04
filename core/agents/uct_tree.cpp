// SPDX-License-Identifier: Apache-2.0
#include "core/agents/uct_tree.h"

#include <cassert>

namespace ludo::agents {
namespace {

// A node has several edges; most games have more than these bytes provide for.
constexpr std::size_t nodeShare = 8;

}  // namespace

UctTree::UctTree(std::size_t bytes)
    : m_nodeLimit(bytes / nodeShare / sizeof(Node)), m_edgeLimit((bytes - bytes / nodeShare) / sizeof(Edge)) {
  m_nodes.reserve(m_nodeLimit);
  m_edges.reserve(m_edgeLimit);
}

void UctTree::clear() {
  m_nodes.clear();
  m_edges.clear();
}

bool UctTree::canHold(std::size_t edges) const {
  if (m_nodes.empty()) return true;
  return m_nodes.size() < m_nodeLimit && m_edges.size() + edges <= m_edgeLimit;
}

std::uint32_t UctTree::addNode(kernel::Seat player, std::uint64_t hash, std::span<const std::uint32_t> moves,
                               Rng& rng) {
  assert(canHold(moves.size()));
  Node node;
  node.hash = hash;
  node.player = player;
  node.firstEdge = static_cast<std::uint32_t>(m_edges.size());
  node.edgeCount = static_cast<std::uint32_t>(moves.size());
  for (const std::uint32_t move : moves) {
    m_edges.push_back({});
    // Shuffled as they come (the inside-out form of Fisher and Yates).
    const std::size_t place = node.firstEdge + rng.below(m_edges.size() - node.firstEdge);
    m_edges.back().move = m_edges[place].move;
    m_edges[place].move = move;
  }
  m_nodes.push_back(node);
  return static_cast<std::uint32_t>(m_nodes.size() - 1);
}

void UctTree::copySubtree(std::uint32_t root, UctTree& other) const {
  other.clear();
  other.m_nodes.push_back(m_nodes[root]);
  // Breadth first: the new nodes are their own queue.
  for (std::size_t next = 0; next < other.m_nodes.size(); ++next) {
    const std::span<const Edge> old = edges(other.m_nodes[next]);
    other.m_nodes[next].firstEdge = static_cast<std::uint32_t>(other.m_edges.size());
    for (Edge edge : old) {
      if (edge.child != none) {
        other.m_nodes.push_back(m_nodes[edge.child]);
        edge.child = static_cast<std::uint32_t>(other.m_nodes.size() - 1);
      }
      other.m_edges.push_back(edge);
    }
  }
}

}  // namespace ludo::agents

// SPDX-License-Identifier: Apache-2.0
#include "core/agents/proofs.h"
#include "core/agents/root_moves.h"
#include "core/agents/uct_search.h"

namespace ludo::agents {
namespace {

/// For so many moves it is told what is expected to follow, and so many plies of it.
constexpr std::size_t mostLines = 3;
constexpr std::size_t longestLine = 6;

}  // namespace

void UctSearch::tell(const Decision& decision, std::size_t chosen) const {
  Thoughts& thoughts = *decision.thoughts;
  thoughts.clear();
  const RootMoves moves(m_program, m_root, decision);
  const UctTree::Node& node = m_tree.node(root);
  std::vector<std::uint32_t> edges(decision.legalMoves.size(), UctTree::none);
  for (std::uint32_t i = 0; i < node.edgeCount; ++i) {
    const UctTree::Edge& edge = m_tree.edges(node)[i];
    if (edge.visits == 0 && edge.proof == proofs::unproven) continue;
    Thought thought{moves.indexOf(m_moves.move(edge.move)), edge.visits, double{edge.value}};
    if (edge.proof != proofs::unproven) {
      thought.isCertain = true;
      thought.value = double{1} * proofs::points(edge.proof, node.player) / mostPoints;
    }
    edges[thought.move] = i;
    thoughts.push_back(std::move(thought));
  }
  rank(thoughts, chosen);
  for (std::size_t i = 0; i < std::min(mostLines, thoughts.size()); ++i)
    thoughts[i].line = lineAfter(decision, thoughts[i].move, edges[thoughts[i].move]);
}

/// By the moves looked at most, found again among the kernel's: a program numbers tokens in its own way.
std::vector<kernel::Move> UctSearch::lineAfter(const Decision& decision, std::size_t move,
                                               std::uint32_t edge) const {
  std::vector<kernel::Move> line;
  kernel::State state = decision.observation.state();
  engine::Position position = m_root;
  const UctTree::Node* node = &m_tree.node(root);
  kernel::applyMove(decision.rules, state, decision.legalMoves[move]);
  m_program.apply(position, m_moves.move(m_tree.edges(*node)[edge].move));
  std::uint32_t child = m_tree.edges(*node)[edge].child;
  while (child != UctTree::none && line.size() < longestLine && !state.over()) {
    node = &m_tree.node(child);
    const auto edges = m_tree.edges(*node);
    const auto best = std::ranges::max_element(edges, {}, &UctTree::Edge::visits);
    if (best == edges.end() || best->visits == 0) break;
    const std::vector<kernel::Move> legal = kernel::legalMoves(decision.rules, state);
    const kernel::Observation observation(decision.rules, state, node->player);
    const Decision next{decision.rules, observation, node->player, legal, decision.rng, decision.stop};
    const std::size_t index = RootMoves(m_program, position, next).indexOf(m_moves.move(best->move));
    line.push_back(legal[index]);
    kernel::applyMove(decision.rules, state, legal[index]);
    m_program.apply(position, m_moves.move(best->move));
    child = best->child;
  }
  return line;
}

}  // namespace ludo::agents

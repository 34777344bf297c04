// SPDX-License-Identifier: Apache-2.0
#include "core/agents/uct_search.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/agents/confidence.h"
#include "core/agents/highest_score.h"
#include "core/agents/proofs.h"
#include "core/agents/root_moves.h"
#include "core/base/hash.h"

namespace ludo::agents {
namespace {

using Node = UctTree::Node;
using Edge = UctTree::Edge;

/// Farther back the old tree is not searched: it would hold little of use.
constexpr std::uint64_t mostPliesBetween = 8;
/// Untried moves come before all others.
constexpr float untried = 1e6F;
/// Below all others: what is proven is not searched any more.
constexpr float settled = -1;
/// Tells the words of a position apart: odd, and with no pattern.
constexpr std::uint64_t perWord = 0xD1B54A32D192ED03U;
// Playing this many plies takes longer than going down to a leaf. Measured in docs/agents.md.
constexpr std::uint64_t worthwhilePlies = 160;
constexpr std::uint32_t mostFromLeaf = 256;
// The tree and its spare take most of the memory; a position's result takes this much, with its key.
constexpr std::size_t bytesPerPosition = 32;

/// From here on edges are compared several at a time.
constexpr std::uint32_t manyEdges = 16;

/// Whether something is certain that is no loss, and as good as this value for the player.
bool isCertain(const Node& node, float value) {
  if (node.certain == proofs::unproven) return false;
  const std::uint32_t points = proofs::points(node.certain, node.player);
  return points > 0 && value <= static_cast<float>(points) / mostPoints;
}

void prove(Node& node, Edge& edge, std::uint32_t proof) {
  edge.proof = proof;
  edge.value = settled;
  edge.spread = 0;
  const bool isBetter = node.certain == proofs::unproven ||
                        proofs::points(proof, node.player) > proofs::points(node.certain, node.player);
  if (isBetter) node.certain = proof;
}

}  // namespace

float UctSearch::Tally::mean() const {
  return visits == 0 ? 0 : static_cast<float>(points) / static_cast<float>(mostPoints * visits);
}

UctSearch::UctSearch(const engine::Program& program, const UctSettings& settings)
    : m_program(program),
      m_settings(settings),
      m_playouts(program),
      m_leafGames(worthwhilePlies, mostFromLeaf),
      m_tree(settings.bytes / 3),
      m_spare(settings.bytes / 3),
      m_points(static_cast<std::size_t>(program.rules().seats())) {
  m_settings.solver = settings.solver && m_points.size() <= proofs::mostSeats;
}

void UctSearch::newGame() {
  m_rootState.reset();
  m_tree.clear();
  m_moves.clear();
  m_history.clear();
  m_positions.clear();
  m_results.clear();
}

std::size_t UctSearch::choose(const Decision& decision) {
  if (decision.legalMoves.size() == 1) return 0;
  const kernel::State& state = decision.observation.state();
  m_playouts.beginAt(state.turnNumber);
  findRoot(state, decision.rng);
  m_rootState = state;
  m_leafGames.begin(m_settings.playouts);
  m_rootProof = m_settings.solver ? proofOf(m_tree.node(root)) : proofs::unproven;
  SearchBudget budget(m_settings.limits, decision.stop);
  while (m_rootProof == proofs::unproven && rootVisits() < m_settings.playoutLimit && budget.next())
    iterate(decision.rng);
  const Edge& best = m_tree.edges(m_tree.node(root))[bestEdge()];
  const std::size_t choice = RootMoves(m_program, m_root, decision).indexOf(m_moves.move(best.move));
  if (decision.thoughts != nullptr) tell(decision, choice);
  return choice;
}

// The search is not told which moves were played since. It looks in the tree for a sequence of moves that
// leads to a position with the new one's hash, and takes it if it gives exactly the new state.
void UctSearch::findRoot(const kernel::State& state, Rng& rng) {
  m_root = m_program.pack(state);
  const std::uint64_t hash = keyOf(m_root);
  std::uint32_t found = UctTree::none;
  if (m_settings.reuse && m_rootState && state.moveCount > m_rootState->moveCount &&
      state.moveCount - m_rootState->moveCount <= mostPliesBetween) {
    m_played.clear();
    found = findPlayed(root, state, hash, state.moveCount - m_rootState->moveCount);
  }
  if (found == UctTree::none) {
    m_tree.clear();
    m_positions.clear();
    m_results.clear();
    addNode(m_root, hash, rng);
    return;
  }
  m_tree.copySubtree(found, m_spare);
  std::swap(m_tree, m_spare);
}

std::uint64_t UctSearch::keyOf(const engine::Position& position) const {
  if (position.words() == 0) return m_program.positionHash(position);
  std::uint64_t hash = 0;
  // Each word by itself, since a chain would take many times as long on large boards.
  for (std::size_t i = 0; i < position.words(); ++i) hash += mix64(position.block()[i] + i * perWord);
  return mix64(hash);
}

std::uint32_t UctSearch::findPlayed(std::uint32_t node, const kernel::State& target, std::uint64_t hash,
                                    std::uint64_t plies) {
  if (plies == 0) return m_tree.node(node).hash == hash && leadsTo(target) ? node : UctTree::none;
  for (const Edge& edge : m_tree.edges(m_tree.node(node))) {
    if (edge.child == UctTree::none) continue;
    m_played.push_back(edge.move);
    const std::uint32_t found = findPlayed(edge.child, target, hash, plies - 1);
    if (found != UctTree::none) return found;
    m_played.pop_back();
  }
  return UctTree::none;
}

bool UctSearch::leadsTo(const kernel::State& target) const {
  engine::Position position = m_program.pack(*m_rootState);
  for (const std::uint32_t move : m_played) m_program.apply(position, m_moves.move(move));
  return m_program.unpack(position) == m_program.unpack(m_program.pack(target));
}

/// None when the memory is used up.
std::uint32_t UctSearch::addNode(const engine::Position& position, std::uint64_t hash, Rng& rng) {
  m_program.legalMoves(position, m_legal);
  if (!m_tree.canHold(m_legal.size())) return UctTree::none;
  m_legalNumbers.clear();
  for (const engine::Move& move : m_legal) m_legalNumbers.push_back(m_moves.of(move));
  m_history.resize(m_moves.size());
  return m_tree.addNode(m_program.playerToMove(position), hash, m_legalNumbers, rng);
}

void UctSearch::iterate(Rng& rng) {
  m_position = m_root;
  m_path.clear();
  m_plies = 0;
  std::uint32_t node = root;
  while (true) {
    Node& at = m_tree.node(node);
    if (at.edgeCount == 0) {
      std::ranges::fill(m_points, m_leafGames.count());
      break;
    }
    const std::uint32_t chosen = select(at);
    Edge& edge = m_tree.edges(at)[chosen];
    m_path.push_back({node, chosen, HashIndex::none});
    assert(edge.proof == proofs::unproven);
    m_program.apply(m_position, m_moves.move(edge.move));
    if (m_program.over(m_position)) {
      m_playouts.result(m_position, m_points);
      if (m_settings.solver) {
        prove(at, edge, proofs::of(m_points));
        proveAbove();
      }
      for (std::uint32_t& points : m_points) points *= m_leafGames.count();
      break;
    }
    if (edge.child == UctTree::none) {
      const std::uint64_t hash = keyOf(m_position);
      const std::uint64_t key = combine(hash, static_cast<std::uint64_t>(at.player));
      m_positions.prefetch(key);
      // A node of its own on the second visit: most moves of a node are tried once and never again.
      const std::uint32_t child = edge.visits == 0 ? UctTree::none : addNode(m_position, hash, rng);
      edge.child = child;
      if (child == UctTree::none) {
        playOut(rng);
        m_path.back().position = numberOfPosition(key);
        break;
      }
      m_path.back().position = numberOfPosition(key);
      m_tree.node(child).position = m_path.back().position;
    } else {
      m_path.back().position = m_tree.node(edge.child).position;
      if (m_path.back().position < m_results.size()) __builtin_prefetch(&m_results[m_path.back().position]);
    }
    node = edge.child;
  }
  backUp();
  m_leafGames.played(m_plies);
}

void UctSearch::playOut(Rng& rng) {
  const std::uint32_t games = m_leafGames.count();
  // One alone is played where it is, without a copy.
  m_plies = games == 1 ? m_playouts.play(m_position, rng, m_points)
                       : m_playouts.play(m_position, games, rng, m_points);
}

std::uint32_t UctSearch::select(const Node& node) const {
  if (m_settings.history > 0) return selectWithHistory(node);
  // All untried moves are worth the same, and come in the order of the edges.
  if (node.tried < node.edgeCount) return node.tried;
  const float scale = m_settings.exploration * confidence(std::max(node.visits, 1U), 1);
  const std::span<const Edge> edges = m_tree.edges(node);
  if (edges.size() >= manyEdges) return highestOfMany(edges, scale);
  return highestScore(edges, [&](const Edge& edge) { return edge.value + scale * edge.spread; });
}

std::uint32_t UctSearch::selectWithHistory(const Node& node) const {
  const float scale = m_settings.exploration * confidence(std::max(node.visits, 1U), 1);
  return highestScore(m_tree.edges(node), [&](const Edge& edge) {
    if (edge.proof != proofs::unproven) return edge.value;
    const float elsewhere = m_history[edge.move].mean();
    if (edge.visits == 0) return untried + elsewhere;
    return edge.value + scale * edge.spread +
           m_settings.history * elsewhere / (static_cast<float>(edge.visits) * (1 - edge.value) + 1);
  });
}

std::uint32_t UctSearch::numberOfPosition(std::uint64_t key) {
  if (!m_settings.transpositions) return HashIndex::none;
  if ((m_results.size() + 1) * bytesPerPosition > m_settings.bytes / 3) return m_positions.find(key);
  const std::uint32_t number = m_positions.add(key);
  if (number == m_results.size()) m_results.emplace_back();
  return number;
}

/// The last edge of the path has been proven: what does that prove above it?
void UctSearch::proveAbove() {
  for (std::size_t i = m_path.size(); i-- > 0;) {
    const std::uint32_t proof = proofOf(m_tree.node(m_path[i].node));
    if (proof == proofs::unproven) return;
    if (i == 0) {
      m_rootProof = proof;
    } else {
      Node& above = m_tree.node(m_path[i - 1].node);
      prove(above, m_tree.edges(above)[m_path[i - 1].edge], proof);
    }
  }
}

/// A node is proven when its player has a certain win, or when everything is: then by what is best.
std::uint32_t UctSearch::proofOf(const Node& node) const {
  std::uint32_t best = proofs::unproven;
  bool all = node.edgeCount > 0;
  for (const Edge& edge : m_tree.edges(node)) {
    if (edge.proof == proofs::unproven) {
      all = false;
      continue;
    }
    const std::uint32_t points = proofs::points(edge.proof, node.player);
    if (points == mostPoints) return edge.proof;
    if (best == proofs::unproven || points > proofs::points(best, node.player)) best = edge.proof;
  }
  return all ? best : proofs::unproven;
}

void UctSearch::backUp() {
  const std::uint32_t games = m_leafGames.count();
  for (std::size_t i = m_path.size(); i-- > 0;) {
    const Step& step = m_path[i];
    Node& node = m_tree.node(step.node);
    Edge& edge = m_tree.edges(node)[step.edge];
    const std::uint32_t points = m_points[static_cast<std::size_t>(node.player)];
    if (step.edge == node.tried) ++node.tried;
    node.visits += games;
    edge.visits += games;
    Tally& history = m_history[edge.move];
    history.visits += games;
    history.points += points;
    Tally* const results = step.position == HashIndex::none ? nullptr : &m_results[step.position];
    if (results != nullptr) {
      results->visits += games;
      results->points += points;
    }
    if (edge.proof == proofs::unproven) {
      edge.spread = 1 / std::sqrt(static_cast<float>(edge.visits));
      if (results != nullptr) {
        edge.value = results->mean();
      } else {
        const float sum = static_cast<float>(points) / mostPoints;
        edge.value += (sum - edge.value * static_cast<float>(games)) / static_cast<float>(edge.visits);
      }
    }
    if (node.certain != proofs::unproven) raiseTo(node.certain, node.player);
  }
}

// The player has a certain result at least as good, so the positions above get nothing worse.
void UctSearch::raiseTo(std::uint32_t proof, kernel::Seat player) {
  const std::uint32_t games = m_leafGames.count();
  if (m_points[static_cast<std::size_t>(player)] >= games * proofs::points(proof, player)) return;
  for (std::size_t seat = 0; seat < m_points.size(); ++seat)
    m_points[seat] = games * proofs::points(proof, static_cast<kernel::Seat>(seat));
}

/// The most visited move that is not proven, or a proven one that is at least as good.
std::size_t UctSearch::bestEdge() const {
  const Node& node = m_tree.node(root);
  const std::span<const Edge> edges = m_tree.edges(node);
  const auto rank = [](const Edge& edge) {
    return std::tuple(edge.proof == proofs::unproven, edge.visits, edge.value);
  };
  const auto likely = std::ranges::max_element(edges, {}, rank);
  const auto certain = std::ranges::find(edges, node.certain, &Edge::proof);
  const bool takesCertain = likely->proof != proofs::unproven || isCertain(node, likely->value);
  return static_cast<std::size_t>((takesCertain ? certain : likely) - edges.begin());
}

}  // namespace ludo::agents

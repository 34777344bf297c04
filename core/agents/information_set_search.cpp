// SPDX-License-Identifier: Apache-2.0
#include "core/agents/information_set_search.h"

#include <algorithm>
#include <tuple>

#include "core/agents/confidence.h"

namespace ludo::agents {
namespace {

// Playing this many plies takes longer than imagining a state and going down to a leaf. All games from a leaf
// share one imagined state, so more of them would add little. Measured in docs/agents.md.
constexpr std::uint64_t worthwhilePlies = 640;
constexpr std::uint32_t mostFromLeaf = 32;
// A set with its key and its place in the index.
constexpr std::size_t bytesPerSet = 24;

}  // namespace

InformationSetSearch::InformationSetSearch(const engine::Program& program,
                                           const InformationSetSettings& settings)
    : m_settings(settings),
      m_game(program),
      m_leafGames(worthwhilePlies, mostFromLeaf),
      m_points(static_cast<std::size_t>(program.rules().seats())) {}

std::size_t InformationSetSearch::choose(const Decision& decision) {
  if (decision.legalMoves.size() == 1) return 0;
  m_index.clear();
  m_sets.clear();
  m_edges.clear();
  m_iteration = 0;
  m_playoutCount = 0;
  const std::vector<std::uint64_t> hashes = m_game.begin(decision);
  m_leafGames.begin(m_settings.playouts);
  SearchBudget budget(m_settings.limits, decision.stop);
  while (m_playoutCount < m_settings.playoutLimit && budget.next()) iterate(decision.rng);

  std::size_t best = 0;
  std::tuple<std::uint32_t, std::uint32_t> bestRank;
  for (std::uint32_t edge = m_sets.empty() ? none : m_sets.front().firstEdge; edge != none;
       edge = m_edges[edge].next) {
    const std::tuple rank(m_edges[edge].visits, m_edges[edge].points);
    const auto move = std::ranges::find(hashes, m_edges[edge].hash);
    if (move == hashes.end() || rank <= bestRank) continue;
    best = static_cast<std::size_t>(move - hashes.begin());
    bestRank = rank;
  }
  if (decision.thoughts != nullptr) tell(hashes, best, *decision.thoughts);
  return best;
}

void InformationSetSearch::tell(const std::vector<std::uint64_t>& hashes, std::size_t chosen,
                                Thoughts& thoughts) const {
  thoughts.clear();
  for (std::uint32_t number = m_sets.empty() ? none : m_sets.front().firstEdge; number != none;
       number = m_edges[number].next) {
    const Edge& edge = m_edges[number];
    const auto move = std::ranges::find(hashes, edge.hash);
    if (move == hashes.end() || edge.visits == 0) continue;
    thoughts.push_back({static_cast<std::size_t>(move - hashes.begin()), edge.visits,
                        edge.points / (double{mostPoints} * edge.visits)});
  }
  agents::rank(thoughts, chosen);
}

void InformationSetSearch::iterate(Rng& rng) {
  ++m_iteration;
  m_game.restart(rng);
  m_path.clear();
  while (!m_game.over()) {
    m_game.legalMoves(m_hashes);
    if (m_hashes.empty()) break;
    const std::uint64_t key = m_game.informationSet();
    const std::uint32_t number = hasMemoryLeft() ? m_index.add(key) : m_index.find(key);
    if (number == none) break;
    const bool isNew = number == m_sets.size();
    if (isNew) m_sets.emplace_back();
    // Whoever comes to a set again in one game could go round for ever.
    if (m_sets[number].iteration == m_iteration || (isNew && !m_path.empty())) break;
    m_sets[number].iteration = m_iteration;
    findCandidates(m_sets[number], rng);
    if (m_candidates.empty()) break;
    const Candidate& chosen = select(rng);
    m_path.push_back({chosen.edge, m_game.playerToMove()});
    m_game.apply(chosen.move);
  }
  const bool hasEnded = m_game.over();
  const std::uint64_t plies = m_game.finish(m_leafGames.count(), rng, m_points);
  m_playoutCount += m_leafGames.count();
  backUp();
  // An imagined game that has ended is counted once: counting it again would add nothing.
  if (!hasEnded) m_leafGames.played(plies);
}

bool InformationSetSearch::hasMemoryLeft() const {
  return (m_sets.size() + 1) * bytesPerSet + (m_edges.size() + 1) * sizeof(Edge) <= m_settings.bytes;
}

/// The legal moves, those that look alike as one: which of them is meant is left to chance.
void InformationSetSearch::findCandidates(Set& set, Rng& rng) {
  m_candidates.clear();
  std::uint32_t number = none;
  for (std::size_t move = 0; move < m_hashes.size(); ++move) {
    const std::uint32_t found = edgeFor(set, number, m_hashes[move]);
    if (found == none) continue;
    number = found;
    Edge& edge = m_edges[number];
    if (edge.iteration == m_iteration) {
      Candidate& candidate = m_candidates[edge.candidate];
      if (rng.below(++candidate.alike) == 0) candidate.move = move;
      continue;
    }
    edge.iteration = m_iteration;
    edge.candidate = static_cast<std::uint32_t>(m_candidates.size());
    edge.available += m_leafGames.count();
    m_candidates.push_back({number, move});
  }
}

/// Legal moves come in much the same order each time: so does the search, from the edge found last.
std::uint32_t InformationSetSearch::edgeFor(Set& set, std::uint32_t after, std::uint64_t hash) {
  std::uint32_t last = after;
  const std::uint32_t from = after == none ? set.firstEdge : m_edges[after].next;
  for (std::uint32_t edge = from; edge != none; edge = m_edges[edge].next) {
    if (m_edges[edge].hash == hash) return edge;
    last = edge;
  }
  for (std::uint32_t edge = set.firstEdge; edge != from && edge != none; edge = m_edges[edge].next) {
    if (m_edges[edge].hash == hash) return edge;
  }
  if (!hasMemoryLeft()) return none;
  const auto number = static_cast<std::uint32_t>(m_edges.size());
  m_edges.emplace_back().hash = hash;
  (last == none ? set.firstEdge : m_edges[last].next) = number;
  return number;
}

const InformationSetSearch::Candidate& InformationSetSearch::select(Rng& rng) {
  const Candidate* best = nullptr;
  float bestScore = 0;
  std::uint64_t untried = 0;
  for (const Candidate& candidate : m_candidates) {
    const Edge& edge = m_edges[candidate.edge];
    if (edge.visits == 0) {
      if (rng.below(++untried) == 0) best = &candidate;
      continue;
    }
    if (untried > 0) continue;
    const auto visits = static_cast<float>(edge.visits);
    const float value = static_cast<float>(edge.points) / (mostPoints * visits);
    const float score = value + m_settings.exploration * confidence(edge.available, edge.visits);
    if (best == nullptr || score > bestScore) {
      best = &candidate;
      bestScore = score;
    }
  }
  return *best;
}

void InformationSetSearch::backUp() {
  for (const Step& step : m_path) {
    Edge& edge = m_edges[step.edge];
    edge.visits += m_leafGames.count();
    edge.points += m_points[static_cast<std::size_t>(step.player)];
  }
}

}  // namespace ludo::agents

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/game_tree.h"

#include <algorithm>

namespace ludo::widgets {

void GameTree::clear() {
  m_nodes.assign(1, {});
  m_line.clear();
}

std::size_t GameTree::childWith(std::size_t node, const std::string& text) const {
  for (const std::size_t child : m_nodes[node].children) {
    if (m_nodes[child].text == text) return child;
  }
  return 0;
}

std::size_t GameTree::add(std::size_t parent, std::string text, std::string label, kernel::Seat seat) {
  const std::size_t node = m_nodes.size();
  m_nodes.push_back({parent, std::move(text), std::move(label), seat, {}, 0});
  m_nodes[parent].children.push_back(node);
  return node;
}

void GameTree::follow(const std::vector<PlayedPly>& plies) {
  std::size_t same = 0;
  while (same < std::min(m_line.size(), plies.size()) && m_nodes[m_line[same]].text == plies[same].text)
    ++same;
  m_line.resize(same);
  if (m_nodes.size() + plies.size() - same > mostNodes) {
    clear();
    same = 0;
  }
  std::size_t node = m_line.empty() ? 0 : m_line.back();
  for (std::size_t ply = same; ply < plies.size(); ++ply) {
    std::size_t child = childWith(node, plies[ply].text);
    if (child == 0) child = add(node, plies[ply].text, plies[ply].label, plies[ply].move.player);
    m_nodes[node].latest = child;
    m_line.push_back(child);
    node = child;
  }
}

std::vector<GameTree::Branch> GameTree::branches() const {
  std::vector<Branch> branches;
  for (std::size_t depth = 0; depth <= m_line.size(); ++depth) {
    const std::size_t from = depth == 0 ? 0 : m_line[depth - 1];
    const std::size_t played = depth < m_line.size() ? m_line[depth] : 0;
    for (const std::size_t first : m_nodes[from].children) {
      if (first == played) continue;
      addLines(first, depth + 1, branches);
    }
  }
  return branches;
}

void GameTree::addLines(std::size_t from, std::size_t ply, std::vector<Branch>& branches) const {
  struct Open {
    std::size_t first;
    std::size_t ply;
    std::optional<std::size_t> parent;
    std::size_t forks;
  };
  std::vector<Open> open{{from, ply, std::nullopt, 0}};
  while (!open.empty()) {
    const Open line = open.back();
    open.pop_back();
    std::size_t end = line.first;
    std::size_t moves = 1;
    for (; m_nodes[end].children.size() == 1; ++moves) end = m_nodes[end].children.front();
    const std::size_t index = branches.size();
    branches.push_back({end, line.ply, m_nodes[line.first].seat, m_nodes[line.first].label,
                        moves > 1 ? m_nodes[end].label : std::string(), moves, line.parent});
    const bool isDeep = line.forks == mostForks;
    const std::vector<std::size_t>& children = m_nodes[end].children;
    for (auto child = children.rbegin(); child != children.rend(); ++child)
      open.push_back({*child, line.ply + moves, isDeep ? line.parent : index, line.forks + (isDeep ? 0 : 1)});
  }
}

std::optional<std::size_t> GameTree::ahead() const {
  std::size_t node = m_line.empty() ? 0 : m_line.back();
  if (m_nodes[node].latest == 0) return std::nullopt;
  while (m_nodes[node].latest != 0) node = m_nodes[node].latest;
  return node;
}

std::vector<std::string> GameTree::movesTo(std::size_t node) const {
  std::vector<std::string> moves;
  for (; node != 0; node = m_nodes[node].parent) moves.push_back(m_nodes[node].text);
  std::ranges::reverse(moves);
  return moves;
}

std::vector<kernel::Seat> GameTree::moversTo(std::size_t node) const {
  std::vector<kernel::Seat> movers;
  for (; node != 0; node = m_nodes[node].parent) movers.push_back(m_nodes[node].seat);
  std::ranges::reverse(movers);
  return movers;
}

std::vector<KeptMove> GameTree::stored() const {
  std::vector<KeptMove> nodes;
  for (std::size_t i = 1; i < m_nodes.size(); ++i)
    nodes.push_back({m_nodes[i].parent, m_nodes[i].text, m_nodes[i].label, m_nodes[i].seat});
  return nodes;
}

void GameTree::restore(const std::vector<KeptMove>& nodes) {
  clear();
  for (const KeptMove& node : nodes) {
    // What was stored by another program may be anything.
    if (node.parent >= m_nodes.size() || m_nodes.size() > mostNodes) return clear();
    m_nodes[node.parent].latest = add(node.parent, node.text, node.label, node.seat);
  }
}

}  // namespace ludo::widgets

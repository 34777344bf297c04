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
      // Down to every end, in the order in which the lines were played.
      std::vector<std::pair<std::size_t, std::size_t>> open{{first, 1}};
      while (!open.empty()) {
        const auto [node, moves] = open.back();
        open.pop_back();
        const std::vector<std::size_t>& children = m_nodes[node].children;
        for (auto child = children.rbegin(); child != children.rend(); ++child)
          open.emplace_back(*child, moves + 1);
        if (!children.empty()) continue;
        branches.push_back({node, depth + 1, m_nodes[first].seat, m_nodes[first].label,
                            moves > 1 ? m_nodes[node].label : std::string(), moves});
      }
    }
  }
  return branches;
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/graph_layout.h"

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include <cmath>
#include <mutex>
#include <numbers>
#include <string>

namespace ludo::widgets {

namespace {

constexpr std::size_t largeGraph = 300;
constexpr double pointsPerInch = 72.0;

std::vector<QPointF> circle(std::size_t nodeCount) {
  std::vector<QPointF> positions;
  const double radius =
      nodeCount < 2 ? 0 : 0.75 / std::sin(std::numbers::pi / static_cast<double>(nodeCount));
  for (std::size_t i = 0; i < nodeCount; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(nodeCount);
    positions.emplace_back(radius * std::sin(angle), -radius * std::cos(angle));
  }
  return positions;
}

// cgraph declares its string parameters as char* but does not change them.
char* text(const char* literal) {
  return const_cast<char*>(literal);
}

/// Kept for good: Graphviz loses some memory with each context that is freed.
GVC_t* graphvizContext() {
  static GVC_t* const context = gvContext();
  return context;
}

/// Owns one graph and its layout.
class Graph {
 public:
  Graph() : m_context(graphvizContext()), m_graph(agopen(text("zones"), Agundirected, nullptr)) {}
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;
  ~Graph() {
    if (m_laidOut) gvFreeLayout(m_context, m_graph);
    agclose(m_graph);
  }

  void setDefault(int kind, const char* name, const char* value) {
    agattr(m_graph, kind, text(name), text(value));
  }
  Agnode_t* addNode(std::size_t number) { return agnode(m_graph, text(std::to_string(number).c_str()), 1); }
  void addEdge(Agnode_t* from, Agnode_t* to) { agedge(m_graph, from, to, nullptr, 1); }
  bool layOut(const char* engine) {
    m_laidOut = gvLayout(m_context, m_graph, engine) == 0;
    return m_laidOut;
  }

 private:
  GVC_t* m_context;
  Agraph_t* m_graph;
  bool m_laidOut = false;
};

}  // namespace

std::vector<QPointF> layOutGraph(std::size_t nodeCount,
                                 const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
  if (nodeCount < 3) return circle(nodeCount);
  static std::mutex graphvizIsNotReentrant;
  const std::scoped_lock lock(graphvizIsNotReentrant);

  agseterr(AGMAX);
  Graph graph;
  graph.setDefault(AGRAPH, "start", "7");
  graph.setDefault(AGRAPH, "overlap", "prism");
  graph.setDefault(AGRAPH, "sep", "+14");
  graph.setDefault(AGRAPH, "pack", "40");
  graph.setDefault(AGRAPH, "splines", "false");
  graph.setDefault(AGNODE, "shape", "circle");
  graph.setDefault(AGNODE, "label", "");
  graph.setDefault(AGNODE, "fixedsize", "true");
  graph.setDefault(AGNODE, "width", "1");
  graph.setDefault(AGNODE, "height", "1");
  graph.setDefault(AGEDGE, "len", "1.7");

  std::vector<Agnode_t*> nodes;
  for (std::size_t i = 0; i < nodeCount; ++i) nodes.push_back(graph.addNode(i));
  for (const auto& [from, to] : edges) graph.addEdge(nodes[from], nodes[to]);
  if (!graph.layOut(nodeCount > largeGraph ? "sfdp" : "neato")) return circle(nodeCount);

  std::vector<QPointF> positions;
  for (Agnode_t* node : nodes) {
    const pointf point = ND_coord(node);
    positions.emplace_back(point.x / pointsPerInch, -point.y / pointsPerInch);
  }
  return positions;
}

}  // namespace ludo::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QPointF>
#include <utility>
#include <vector>

namespace ludo::widgets {

/// Positions for the nodes of a graph such that round nodes of diameter 1 do not touch: Graphviz's neato, or
/// sfdp for large graphs. When Graphviz cannot lay the graph out, the nodes stand on a circle.
/// Deterministic. Any thread; calls wait for one another, since Graphviz is not reentrant.
std::vector<QPointF> layOutGraph(std::size_t nodeCount,
                                 const std::vector<std::pair<std::size_t, std::size_t>>& edges);

}  // namespace ludo::widgets

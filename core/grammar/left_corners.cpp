// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/left_corners.h"

#include <algorithm>

#include "core/grammar/rule_graph.h"

namespace ludo::grammar {
namespace {

using Part = RuleGraph::Part;

/// For each rule the rules that may begin it; the first symbol of an alternative may be the rule itself,
/// which is not counted.
std::vector<std::vector<Part>> cornersOf(const RuleGraph& graph) {
  const std::vector<bool> nullable = graph.nullable();
  std::vector<std::vector<Part>> corners(graph.rules().size());
  for (Part rule = 0; rule < corners.size(); ++rule) {
    for (const std::vector<Part>& alternative : graph.rules()[rule]) {
      for (std::size_t i = 0; i < alternative.size(); ++i) {
        const Part part = alternative[i];
        if (RuleGraph::isRule(part) && (i > 0 || part != rule)) corners[rule].push_back(part);
        const bool isEmpty = RuleGraph::isRule(part) ? nullable[part] : part == RuleGraph::empty;
        if (!isEmpty) break;
      }
    }
  }
  return corners;
}

}  // namespace

std::optional<std::string> indirectlyLeftRecursive(const Grammar& grammar) {
  const std::vector<std::vector<Part>> corners = cornersOf(RuleGraph(grammar));
  // Those that nobody begins with who is left are taken away, until only rings are left.
  std::vector<std::size_t> users(corners.size());
  for (const std::vector<Part>& begins : corners) {
    for (Part part : begins) ++users[part];
  }
  std::vector<Part> free;
  for (Part rule = 0; rule < users.size(); ++rule) {
    if (users[rule] == 0) free.push_back(rule);
  }
  std::size_t taken = 0;
  for (; !free.empty(); ++taken) {
    const Part rule = free.back();
    free.pop_back();
    for (Part part : corners[rule]) {
      if (--users[part] == 0) free.push_back(part);
    }
  }
  if (taken == corners.size()) return std::nullopt;
  const auto left = std::find_if(users.begin(), users.end(), [](std::size_t count) { return count > 0; });
  return grammar.rules()[static_cast<std::size_t>(left - users.begin())].name;
}

}  // namespace ludo::grammar

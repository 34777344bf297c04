// SPDX-License-Identifier: Apache-2.0
#include "core/agents/agent.h"

namespace ludo::agents {
namespace {

struct Entry {
  const char* name;
  std::unique_ptr<Agent> (*make)();
};
constexpr Entry entries[] = {
    {"random", makeRandomAgent}, {"randomTurn", makeRandomTurnAgent}, {"greedy", makeGreedyAgent}};

}  // namespace

std::vector<std::string> agentNames() {
  std::vector<std::string> names;
  for (const Entry& entry : entries) names.emplace_back(entry.name);
  return names;
}

std::unique_ptr<Agent> makeAgent(const std::string& name) {
  for (const Entry& entry : entries) {
    if (name == entry.name) return entry.make();
  }
  return nullptr;
}

}  // namespace ludo::agents

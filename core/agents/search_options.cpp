// SPDX-License-Identifier: Apache-2.0
#include "core/agents/search_options.h"

namespace ludo::agents {

std::vector<AgentOption> searchOptions(const std::vector<AgentOption>& own) {
  std::vector<AgentOption> options = SearchLimits::options("Iterations for each decision.");
  options.push_back({"exploration", 0, 10, 0.5, false,
                     "How much a move that was tried seldom is favoured (the constant of UCB1)."});
  options.push_back(
      {"playouts", 0, 1'000, 0, true,
       "Games played at random from each position that the tree has come to; 0 for as many as are worth the "
       "way to it: more, the shorter they are."});
  options.insert(options.end(), own.begin(), own.end());
  options.push_back(
      {"memory", 1, 4'096, 64, true, "Mebibytes for the tree; when they are used up it grows no further."});
  return options;
}

std::uint32_t playoutsOf(const AgentSettings& settings) {
  return static_cast<std::uint32_t>(settings.count("playouts"));
}

std::size_t bytesOf(const AgentSettings& settings) {
  return static_cast<std::size_t>(settings.count("memory")) << 20;
}

}  // namespace ludo::agents

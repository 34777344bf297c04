// SPDX-License-Identifier: Apache-2.0
#include "core/agents/agent.h"

namespace ludo::agents {
namespace {

class RandomAgent final : public Agent {
 public:
  std::size_t chooseMove(const Decision& decision) override {
    return static_cast<std::size_t>(decision.rng.below(decision.legalMoves.size()));
  }
};

}  // namespace

std::unique_ptr<Agent> makeRandomAgent() {
  return std::make_unique<RandomAgent>();
}

}  // namespace ludo::agents

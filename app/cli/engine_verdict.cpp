// SPDX-License-Identifier: Apache-2.0
#include "app/cli/engine_verdict.h"

#include <vector>

namespace ludo::cli {

using text::DataNode;

namespace {

std::string codeName(const EngineVerdict& verdict) {
  return verdict.made.execution == engine::Execution::Native ? "native code" : "interpreted code";
}

}  // namespace

std::string EngineVerdict::gap() const {
  if (!isLowered()) return "the engine has no code for " + made.reason + "; the kernel plays this game";
  if (compared.withKernel > 0)
    return "the engine's positions had no room for " + std::to_string(compared.withKernel) +
           " plies, which the kernel played";
  if (!made.program->keepsIdentities())
    return "state hashes were not compared but position hashes: in the engine's positions a token is its "
           "zone";
  return "";
}

EngineVerdict verifyWithEngine(const sim::Replay& replay) {
  std::vector<kernel::Move> moves;
  for (const sim::TraceEntry& entry : replay.trace().entries) moves.push_back(entry.move);
  EngineVerdict verdict{engine::compileProgram(replay.rules()), {}};
  if (verdict.isLowered())
    verdict.compared = engine::comparePlay(*verdict.made.program, replay.trace().seed, moves);
  return verdict;
}

std::string text(const EngineVerdict& verdict) {
  std::string text;
  if (!verdict.isLowered()) {
    text = "not verified with the engine\n";
  } else if (const auto& divergence = verdict.compared.divergence) {
    text = "the engine (" + codeName(verdict) + ") diverges after " +
           std::to_string(divergence->moves.size()) + " plies: " + divergence->what + "\n";
  } else {
    text = std::string(verdict.verified() ? "verified" : "not verified throughout") + " with the engine (" +
           codeName(verdict) + ")\n";
  }
  return verdict.gap().empty() ? text : text + "  " + verdict.gap() + "\n";
}

DataNode data(const EngineVerdict& verdict) {
  DataNode node = DataNode::map();
  node.set("verified", DataNode::ofBool(verdict.verified()));
  if (verdict.isLowered()) node.set("code", DataNode::ofString(codeName(verdict)));
  if (!verdict.gap().empty()) node.set("gap", DataNode::ofString(verdict.gap()));
  if (const auto& divergence = verdict.compared.divergence) {
    DataNode& place = node.set("divergence", DataNode::map());
    place.set("plies", DataNode::ofInteger(static_cast<std::int64_t>(divergence->moves.size())));
    place.set("what", DataNode::ofString(divergence->what));
  }
  return node;
}

}  // namespace ludo::cli

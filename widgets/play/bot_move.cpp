// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/bot_move.h"

#include "core/agents/registry.h"
#include "core/base/hash.h"
#include "core/engine/compile.h"

namespace ludo::widgets {

BotAnswer botAnswer(const std::string& agentName, const PlaySession& session, std::stop_token stop) {
  const Result<agents::AgentPtr> agent = agents::makeAgent(
      agentName, engine::compileProgram(session.rulesPtr(), engine::Execution::Interpreted).program);
  if (!agent) return {};
  Rng rng = Rng::forRun(combine(session.seed(), stableHash(agentName)), session.plies().size());
  (*agent)->newGame();
  BotAnswer answer;
  answer.move = agents::ask(**agent, session.rules(), session.state(), session.legalMoves(), rng,
                            std::move(stop), &answer.thoughts);
  return answer;
}

}  // namespace ludo::widgets

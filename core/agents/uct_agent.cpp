// SPDX-License-Identifier: Apache-2.0
#include "core/agents/game_nature.h"
#include "core/agents/search_agents.h"
#include "core/agents/search_options.h"
#include "core/agents/uct_search.h"

namespace ludo::agents {
namespace {

UctSettings settingsOf(const AgentSettings& settings) {
  UctSettings result;
  result.limits = SearchLimits::of(settings);
  result.exploration = static_cast<float>(settings.number("exploration"));
  result.history = static_cast<float>(settings.number("history"));
  result.playouts = playoutsOf(settings);
  result.transpositions = settings.flag("transpositions");
  result.reuse = settings.flag("reuse");
  result.solver = settings.flag("solver");
  result.bytes = bytesOf(settings);
  return result;
}

class UctAgent final : public Agent {
 public:
  UctAgent(const AgentSettings& settings, engine::ProgramPtr program)
      : m_program(std::move(program)), m_search(*m_program, settingsOf(settings)) {}
  void newGame() override { m_search.newGame(); }
  std::size_t chooseMove(const Decision& decision) override { return m_search.choose(decision); }

 private:
  engine::ProgramPtr m_program;
  UctSearch m_search;
};

}  // namespace

const std::vector<AgentOption>& uctOptions() {
  static const std::vector<AgentOption> options = searchOptions(
      {{"history", 0, 100, 0, false,
        "Weight of what a move was worth elsewhere in the tree (progressive history); 0 for none."},
       {"transpositions", 0, 1, 1, true,
        "Whether positions reached by several sequences of moves share their results."},
       {"reuse", 0, 1, 1, true, "Whether the tree is kept from one decision to the next."},
       {"solver", 0, 1, 1, true, "Whether certain wins and losses are kept as such."}});
  return options;
}

AgentPtr makeUctAgent(const AgentSettings& settings, const engine::ProgramPtr& program) {
  if (!GameNature(program->rules()).isOpenAndCertain()) return makeIsmctsAgent(settings, program);
  return std::make_unique<UctAgent>(settings, program);
}

}  // namespace ludo::agents

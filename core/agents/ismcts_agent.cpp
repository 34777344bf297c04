// SPDX-License-Identifier: Apache-2.0
#include "core/agents/information_set_search.h"
#include "core/agents/search_agents.h"
#include "core/agents/search_options.h"

namespace ludo::agents {
namespace {

class IsmctsAgent final : public Agent {
 public:
  IsmctsAgent(const InformationSetSettings& settings, engine::ProgramPtr program)
      : m_program(std::move(program)), m_search(*m_program, settings) {}
  std::size_t chooseMove(const Decision& decision) override { return m_search.choose(decision); }

 private:
  engine::ProgramPtr m_program;
  InformationSetSearch m_search;
};

}  // namespace

const std::vector<AgentOption>& ismctsOptions() {
  static const std::vector<AgentOption> options = searchOptions({});
  return options;
}

AgentPtr makeIsmctsAgent(const AgentSettings& settings, const engine::ProgramPtr& program) {
  InformationSetSettings result;
  result.limits = SearchLimits::of(settings);
  result.exploration = static_cast<float>(settings.number("exploration"));
  result.playouts = playoutsOf(settings);
  result.bytes = bytesOf(settings);
  return std::make_unique<IsmctsAgent>(result, program);
}

}  // namespace ludo::agents

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/agent_settings.h"
#include "core/engine/program.h"

/// The agents that think by playing games to their end; see docs/agents.md.
namespace ludo::agents {

const std::vector<AgentOption>& flatOptions();
/// Flat Monte Carlo: random playouts after each legal move, as many after each, or more after those that do
/// well (UCB1; Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem",
/// 2002). No tree.
AgentPtr makeFlatAgent(const AgentSettings& settings, const engine::ProgramPtr& program);

const std::vector<AgentOption>& uctOptions();
/// UctSearch where the moves alone decide what happens and everybody sees everything, elsewhere
/// InformationSetSearch.
AgentPtr makeUctAgent(const AgentSettings& settings, const engine::ProgramPtr& program);

const std::vector<AgentOption>& ismctsOptions();
/// InformationSetSearch, whatever the game.
AgentPtr makeIsmctsAgent(const AgentSettings& settings, const engine::ProgramPtr& program);

}  // namespace ludo::agents

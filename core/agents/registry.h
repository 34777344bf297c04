// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/agents/agent.h"
#include "core/agents/agent_settings.h"
#include "core/base/result.h"
#include "core/engine/program.h"

/// The agents by name. An agent is written as its name, and what differs from its standard after a colon:
/// "greedy", "uct", "uct:iterations=500,history=0".
namespace ludo::agents {

/// One kind of agent, with what can be set.
struct AgentKind {
  std::string name;
  std::string doc;
  std::vector<AgentOption> options;
  bool usesProgram = false;  ///< whether a program is made for it where there is none
  /// An agent for the game of the program; several may share one.
  AgentPtr (*make)(const AgentSettings& settings, const engine::ProgramPtr& program);
};

/// All of them, in the order in which they are offered.
const std::vector<AgentKind>& agentKinds();
std::vector<std::string> agentNames();

/// What is wrong with the text of an agent, if anything is: an unknown agent or option, with the nearest and
/// all that there are, or a number out of its range.
std::optional<std::string> agentMistake(const std::string& text);
/// Fails with agentMistake.
Result<AgentPtr> makeAgent(const std::string& text, const engine::ProgramPtr& program);

/// An agent that is like this one and takes about a tenth of its time, or, where that cannot be, one that
/// hardly thinks.
std::string quickerAgent(const std::string& text);

/// Whether an agent of these texts makes use of its program: if none does, it need not be a fast one.
bool useProgram(const std::vector<std::string>& texts);

/// The texts of several agents in one list: "random,uct:iterations=50,history=0,greedy" are three, since a
/// part with a number and without a name goes on with the options of the one before.
std::vector<std::string> joinOptions(const std::vector<std::string>& parts);

}  // namespace ludo::agents

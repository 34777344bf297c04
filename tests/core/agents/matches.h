// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/agents/registry.h"

/// Agents at play, for tests.
namespace ludo::agents::testing {

/// A sample by its file name without ".md"; `from` in its text becomes `to` first. Throws when it is not
/// there or does not compile.
kernel::RulesPtr sample(const std::string& name, const std::string& from = "", const std::string& to = "");

/// The agent that a text names (it must).
AgentPtr agent(const std::string& text, const engine::ProgramPtr& program);

/// The move that an agent chooses in a state, as text.
std::string chosenText(Agent& agent, const kernel::Rules& rules, const kernel::State& state, Rng& rng);

/// Plays one game of the program's rules and returns what each seat gets of 2 half points; a game of more
/// than 1,000 plies is drawn.
std::vector<int> playGame(const engine::Program& program, const std::vector<Agent*>& agents,
                          std::uint64_t seed);

/// What the first of two agents wins of so many games, between 0 and 1, with the seats changed each game.
double shareOfPoints(const engine::ProgramPtr& program, const std::string& first, const std::string& second,
                     int games);

}  // namespace ludo::agents::testing

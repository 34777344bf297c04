// SPDX-License-Identifier: Apache-2.0
#include "matches.h"

#include <stdexcept>

#include "core/base/files.h"
#include "core/service/analysis.h"

namespace ludo::agents::testing {

kernel::RulesPtr sample(const std::string& name, const std::string& from, const std::string& to) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  if (!from.empty()) {
    const std::size_t place = content->find(from);
    if (place == std::string::npos) throw std::runtime_error(path + " does not say " + from);
    content->replace(place, from.size(), to);
  }
  const auto analysis = service::analyse(std::make_shared<const SourceText>(path, std::move(*content)));
  if (!analysis->rules) throw std::runtime_error(path + " does not compile");
  return analysis->rules;
}

AgentPtr agent(const std::string& text, const engine::ProgramPtr& program) {
  Result<AgentPtr> made = makeAgent(text, program);
  if (!made) throw std::runtime_error(made.failure());
  return std::move(*made);
}

std::string chosenText(Agent& agent, const kernel::Rules& rules, const kernel::State& state, Rng& rng) {
  const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
  return kernel::moveText(rules, state, legal.at(ask(agent, rules, state, legal, rng)));
}

std::vector<int> playGame(const engine::Program& program, const std::vector<Agent*>& agents,
                          std::uint64_t seed) {
  constexpr int mostPlies = 1'000;
  const kernel::Rules& rules = program.rules();
  Rng rng = Rng::forRun(seed, 1);
  for (Agent* agent : agents) agent->newGame();
  kernel::State state = kernel::initialState(rules, seed);
  for (int ply = 0; !state.over() && ply < mostPlies; ++ply) {
    const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
    Agent& player = *agents.at(static_cast<std::size_t>(kernel::playerToMove(state)));
    kernel::applyMove(rules, state, legal.at(ask(player, rules, state, legal, rng)));
  }
  std::vector<int> points(agents.size(), 1);
  for (std::size_t seat = 0; state.over() && seat < points.size(); ++seat) {
    if (state.outcome->seats[seat] == kernel::SeatResult::Win) points[seat] = 2;
    if (state.outcome->seats[seat] == kernel::SeatResult::Loss) points[seat] = 0;
  }
  return points;
}

double shareOfPoints(const engine::ProgramPtr& program, const std::string& first, const std::string& second,
                     int games) {
  const AgentPtr a = agent(first, program);
  const AgentPtr b = agent(second, program);
  int points = 0;
  for (int game = 0; game < games; ++game) {
    const bool begins = game % 2 == 0;
    const std::vector<Agent*> players =
        begins ? std::vector{a.get(), b.get()} : std::vector{b.get(), a.get()};
    points += playGame(*program, players, static_cast<std::uint64_t>(game))[begins ? 0 : 1];
  }
  return points / (2.0 * games);
}

}  // namespace ludo::agents::testing

// SPDX-License-Identifier: Apache-2.0
#include "core/sim/play.h"

#include <algorithm>
#include <cassert>
#include <exception>
#include <variant>

#include "core/base/hash.h"
#include "core/engine/compile.h"

namespace ludo::sim {
namespace {

constexpr std::uint64_t pliesPerTurn = 100;
constexpr std::uint64_t fewestPlies = 1'000;

std::uint64_t turnCap(const kernel::Rules& rules, std::uint64_t maxTurns) {
  if (maxTurns != 0) return maxTurns;
  return static_cast<std::uint64_t>(std::max<std::int64_t>(1, rules.number(rules.def().metadata.maxTurns)));
}

/// A turn that never ends never reaches the turn cap, so plies are counted too.
std::uint64_t plyCap(std::uint64_t turns) {
  std::uint64_t bounded = std::min<std::uint64_t>(turns, longestGame);
  return std::clamp<std::uint64_t>(bounded * pliesPerTurn, fewestPlies, longestGame);
}

/// The agent's choice, or why there is none. Agents are added by others: one that throws costs its game and
/// no more.
std::variant<std::size_t, AgentError> chooseMove(agents::Agent& agent, const kernel::Rules& rules,
                                                 const kernel::State& state,
                                                 const std::vector<kernel::Move>& legal, Rng& rng,
                                                 const std::stop_token& stop) {
  const kernel::Seat seat = kernel::playerToMove(state);
  try {
    const std::size_t choice = agents::ask(agent, rules, state, legal, rng, stop);
    if (choice < legal.size()) return choice;
    return AgentError{seat, "it chose move " + std::to_string(choice) + ", counted from 0, of " +
                                std::to_string(legal.size())};
  } catch (const std::exception& exception) {
    return AgentError{seat, std::string("it threw: ") + exception.what()};
  } catch (...) {
    return AgentError{seat, "it threw something that is no std::exception"};
  }
}

}  // namespace

void play(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
          std::uint64_t maxTurns, const std::stop_token& stop, PlayObserver& observer,
          const engine::Program* lister) {
  kernel::EventLog log;
  log.wantsEffects = observer.wantsEffects();
  kernel::State state = kernel::initialState(rules, seed, &log);
  observer.setUp(log);
  playOn(rules, std::move(state), seed, agents, maxTurns, stop, observer, lister);
}

void playOn(const kernel::Rules& rules, kernel::State state, std::uint64_t seed,
            const std::vector<agents::Agent*>& agents, std::uint64_t maxTurns, const std::stop_token& stop,
            PlayObserver& observer, const engine::Program* lister) {
  assert(agents.size() == static_cast<std::size_t>(rules.seats()));
  const std::uint64_t turns = turnCap(rules, maxTurns);
  const std::uint64_t plies = plyCap(turns);
  constexpr std::uint64_t agentStreams = stableHash("agents");
  std::vector<Rng> streams;
  for (std::size_t seat = 0; seat < agents.size(); ++seat) {
    streams.push_back(Rng::forRun(combine(seed, agentStreams), seat));
    agents[seat]->newGame();
  }

  kernel::EventLog log;
  log.wantsEffects = observer.wantsEffects();
  observer.started(state);
  for (std::uint64_t ply = 0; !state.over(); ++ply) {
    if (stop.stop_requested()) return observer.finished(state, Stop::Cancelled);
    if (state.turnNumber > turns || ply >= plies) return observer.finished(state, Stop::TurnCap);
    const std::vector<kernel::Move> legal =
        lister != nullptr ? lister->legalMovesIn(state) : kernel::legalMoves(rules, state);
    if (legal.empty()) return observer.finished(state, Stop::NoLegalMoves);
    const auto seat = static_cast<std::size_t>(kernel::playerToMove(state));
    const auto chosen = chooseMove(*agents[seat], rules, state, legal, streams[seat], stop);
    if (const auto* error = std::get_if<AgentError>(&chosen)) {
      observer.failed(*error);
      return observer.finished(state, Stop::AgentError);
    }
    const std::size_t choice = std::get<std::size_t>(chosen);
    observer.chosen(state, legal, choice);
    log.clear();
    kernel::applyMove(rules, state, legal[choice], &log);
    observer.resolved(state, log);
  }
  observer.finished(state, Stop::Ended);
}

engine::ProgramPtr programFor(const kernel::RulesPtr& rules, const std::vector<std::string>& agentTexts,
                              std::uint64_t games) {
  constexpr std::uint64_t worthCompiling = 50;
  const bool pays = games >= worthCompiling || agents::useProgram(agentTexts);
  return pays ? engine::compileProgram(rules).program : engine::makeReferenceProgram(rules);
}

OwnedAgents makeAgents(const std::vector<std::string>& textsBySeat, const engine::ProgramPtr& program) {
  OwnedAgents owned;
  for (const std::string& text : textsBySeat) {
    Result<agents::AgentPtr> agent = agents::makeAgent(text, program);
    assert(agent);
    owned.push_back(std::move(*agent));
  }
  return owned;
}

std::vector<agents::Agent*> pointers(const OwnedAgents& owned) {
  std::vector<agents::Agent*> result;
  for (const auto& agent : owned) result.push_back(agent.get());
  return result;
}

}  // namespace ludo::sim

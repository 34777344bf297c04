// SPDX-License-Identifier: Apache-2.0
#include "core/sim/play.h"

#include <algorithm>
#include <cassert>
#include <exception>
#include <variant>

#include "core/base/budget.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/engine/compile.h"
#include "core/sim/forced_moves.h"

namespace ludo::sim {
namespace {

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

/// One game from a state on. What it is given belongs to the caller.
class GameLoop {
 public:
  GameLoop(const kernel::Rules& rules, const std::vector<agents::Agent*>& agents, const std::stop_token& stop,
           PlayObserver& observer, const engine::Program* lister, std::int64_t most, Budget& steps)
      : m_rules(rules),
        m_agents(agents),
        m_stop(stop),
        m_observer(observer),
        m_lister(lister),
        m_most(most),
        m_steps(steps) {
    assert(agents.size() == static_cast<std::size_t>(rules.seats()));
  }

  void play(kernel::State state, std::uint64_t seed, std::uint64_t maxTurns) {
    const Caps caps = capsOf(m_rules, maxTurns);
    m_streams = agentStreams(seed, m_agents.size());
    for (agents::Agent* agent : m_agents) agent->newGame();
    kernel::EventLog log;
    log.wantsEffects = m_observer.wantsEffects();
    ForcedMoves forced;
    m_observer.started(state);
    for (std::uint64_t ply = 0; !state.over(); ++ply) {
      if (m_stop.stop_requested()) return m_observer.finished(state, Stop::Cancelled);
      if (const std::optional<kernel::Excess> excess = state.givenUp()) return giveUp(state, *excess);
      if (state.turnNumber > caps.turns || ply >= caps.plies)
        return m_observer.finished(state, Stop::TurnCap);
      if (const std::optional<kernel::Excess> excess = listMoves(state)) return giveUp(state, *excess);
      if (m_legal.empty()) return m_observer.finished(state, Stop::NoLegalMoves);
      if (forced.goRound(state, m_legal.size()))
        return giveUp(state, {kernel::Bound::Forced, m_rules.def().turn.phases[state.phase].node});
      const auto seat = static_cast<std::size_t>(kernel::playerToMove(state));
      const auto chosen = chooseMove(*m_agents[seat], m_rules, state, m_legal, m_streams[seat], m_stop);
      if (const auto* error = std::get_if<AgentError>(&chosen)) {
        m_observer.failed(*error);
        return m_observer.finished(state, Stop::AgentError);
      }
      const std::size_t choice = std::get<std::size_t>(chosen);
      m_observer.chosen(state, m_legal, choice);
      log.clear();
      kernel::applyMove(m_rules, state, m_legal[choice], &log, &m_steps);
      m_observer.resolved(state, log);
      if (!state.over() && m_observer.isFull()) return giveUp(state, {kernel::Bound::Record, 0});
    }
    m_observer.finished(state, Stop::Ended);
  }

 private:
  /// Puts the legal moves into m_legal; what the state asks too much of, if anything.
  std::optional<kernel::Excess> listMoves(const kernel::State& state) {
    if (m_lister != nullptr && m_lister->legalMovesIn(state, m_legal)) return std::nullopt;
    kernel::LegalMoves legal = kernel::listLegalMoves(m_rules, state, &m_steps);
    m_legal = std::move(legal.moves);
    return legal.excess;
  }

  void giveUp(const kernel::State& state, const kernel::Excess& excess) {
    m_observer.givenUp({excess, m_most - std::max<std::int64_t>(m_steps.left(), 0)});
    m_observer.finished(state, Stop::GivenUp);
  }

  const kernel::Rules& m_rules;
  const std::vector<agents::Agent*>& m_agents;
  const std::stop_token& m_stop;
  PlayObserver& m_observer;
  const engine::Program* m_lister;
  std::int64_t m_most;  ///< steps that there were to begin with
  Budget& m_steps;
  std::vector<Rng> m_streams;
  std::vector<kernel::Move> m_legal;
};

}  // namespace

Caps capsOf(const kernel::Rules& rules, std::uint64_t maxTurns) {
  constexpr std::uint64_t pliesPerTurn = 100;
  constexpr std::uint64_t fewestPlies = 1'000;
  const std::int64_t own = std::max<std::int64_t>(1, rules.number(rules.def().metadata.maxTurns));
  const std::uint64_t turns = maxTurns != 0 ? maxTurns : static_cast<std::uint64_t>(own);
  const std::uint64_t bounded = std::min<std::uint64_t>(turns, longestGame);
  return {turns, std::clamp<std::uint64_t>(bounded * pliesPerTurn, fewestPlies, longestGame)};
}

std::vector<Rng> agentStreams(std::uint64_t seed, std::size_t seats) {
  constexpr std::uint64_t streams = stableHash("agents");
  std::vector<Rng> result;
  for (std::size_t seat = 0; seat < seats; ++seat)
    result.push_back(Rng::forRun(combine(seed, streams), seat));
  return result;
}

std::int64_t play(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  std::uint64_t maxTurns, const std::stop_token& stop, PlayObserver& observer,
                  const engine::Program* lister, std::int64_t steps) {
  kernel::EventLog log;
  log.wantsEffects = observer.wantsEffects();
  Budget left(steps);
  kernel::State state = kernel::initialState(rules, seed, &log, {}, &left);
  observer.setUp(log);
  GameLoop(rules, agents, stop, observer, lister, steps, left).play(std::move(state), seed, maxTurns);
  return steps - std::max<std::int64_t>(left.left(), 0);
}

void playOn(const kernel::Rules& rules, kernel::State state, std::uint64_t seed,
            const std::vector<agents::Agent*>& agents, std::uint64_t maxTurns, const std::stop_token& stop,
            PlayObserver& observer, const engine::Program* lister) {
  Budget steps(limits::stepsPerGame);
  GameLoop(rules, agents, stop, observer, lister, limits::stepsPerGame, steps)
      .play(std::move(state), seed, maxTurns);
}

engine::ProgramPtr programFor(const kernel::RulesPtr& rules, const std::vector<std::string>& agentTexts,
                              std::uint64_t games) {
  const bool pays = games >= gamesWorthCompiling || agents::useProgram(agentTexts);
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

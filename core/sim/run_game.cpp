// SPDX-License-Identifier: Apache-2.0
#include "core/sim/run_game.h"
#include "core/sim/run_batch.h"

#include "core/sim/play.h"

namespace ludo::sim {
namespace {

class TraceRecorder final : public PlayObserver {
 public:
  TraceRecorder(const kernel::Rules& rules, bool entries, GameTrace& trace)
      : m_rules(rules), m_entries(entries), m_trace(trace) {}

  void started(const kernel::State& state) override {
    m_trace.initialHash = kernel::stateHash(m_rules, state);
  }

  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override {
    if (!m_entries) return;
    TraceEntry entry;
    entry.move = legal[choice];
    entry.moveText = kernel::moveText(m_rules, before, entry.move);
    entry.legalMoveCount = static_cast<std::uint32_t>(legal.size());
    m_trace.entries.push_back(std::move(entry));
  }

  void resolved(const kernel::State& after, const kernel::EventLog& log) override {
    if (!m_entries) return;
    TraceEntry& entry = m_trace.entries.back();
    entry.stateHash = kernel::stateHash(m_rules, after);
    entry.positionHash = kernel::positionHash(m_rules, after);
    entry.deltas = log.deltas;
    entry.notes = log.notes;
    m_bytes += sizeof(TraceEntry) + entry.move.args.size() * sizeof(kernel::Value) + entry.moveText.size() +
               entry.deltas.size() * sizeof(kernel::Delta) + entry.notes.size() * sizeof(kernel::Note);
  }

  bool isFull() const override { return m_bytes > limits::recordBytes; }

  void failed(const AgentError& error) override { m_trace.agentError = error; }
  void givenUp(const GivenUp& why) override { m_trace.givenUp = why; }

  void finished(const kernel::State& state, Stop stop) override {
    m_trace.stop = stop;
    m_trace.outcome = state.outcome;
  }

 private:
  const kernel::Rules& m_rules;
  bool m_entries;
  GameTrace& m_trace;
  std::size_t m_bytes = 0;
};

}  // namespace

GameTrace runGame(const kernel::Rules& rules, std::uint64_t seed, const std::vector<agents::Agent*>& agents,
                  const RunOptions& options, std::stop_token stop) {
  GameTrace trace;
  trace.gameId = rules.def().metadata.id;
  trace.gameHash = gameHash(rules.def());
  trace.seed = seed;
  trace.seats = rules.seats();
  TraceRecorder recorder(rules, options.recordEntries, trace);
  play(rules, seed, agents, options.maxTurns, stop, recorder);
  return trace;
}

GameTrace runNamedGame(const kernel::RulesPtr& rules, std::uint64_t seed,
                       const std::vector<std::string>& agents, const RunOptions& options,
                       std::stop_token stop) {
  std::vector<std::string> names = agentsBySeat(agents, rules->seats());
  const OwnedAgents owned = makeAgents(names, programFor(rules, names, 1));
  GameTrace trace = runGame(*rules, seed, pointers(owned), options, std::move(stop));
  trace.agents = std::move(names);
  return trace;
}

std::vector<std::string> agentsBySeat(const std::vector<std::string>& names, kernel::Seat seats) {
  std::vector<std::string> result = names.empty() ? std::vector<std::string>{"random"} : names;
  result.resize(static_cast<std::size_t>(seats), result.back());
  return result;
}

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#include "core/sim/probe_decisions.h"

#include <memory>

#include "core/base/hash.h"
#include "core/sim/in_order.h"
#include "core/sim/packing.h"
#include "core/sim/play.h"
#include "core/sim/progress.h"

namespace ludo::sim {
namespace {

/// Keeps one of the decisions of a game, each with the same chance (reservoir sampling).
class DecisionPicker final : public PlayObserver {
 public:
  explicit DecisionPicker(std::uint64_t seed) : m_rng(seed) {}

  void started(const kernel::State&) override {}
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal, std::size_t) override {
    if (legal.size() < 2 || m_rng.below(++m_count) != 0) return;
    m_state = before;
    m_legal = legal;
  }
  void resolved(const kernel::State&, const kernel::EventLog&) override {}
  void failed(const AgentError&) override {}
  void givenUp(const GivenUp&) override {}
  void finished(const kernel::State&, Stop stop) override { m_cancelled = stop == Stop::Cancelled; }

  bool found() const { return m_count > 0; }
  bool cancelled() const { return m_cancelled; }
  const kernel::State& state() const { return m_state; }
  const std::vector<kernel::Move>& legal() const { return m_legal; }
  Rng& rng() { return m_rng; }

 private:
  Rng m_rng;
  std::uint64_t m_count = 0;
  kernel::State m_state;
  std::vector<kernel::Move> m_legal;
  bool m_cancelled = false;
};

/// How a game came out: for each seat, or that it did not end.
struct ResultObserver final : PlayObserver {
  void started(const kernel::State&) override {}
  void chosen(const kernel::State&, const std::vector<kernel::Move>&, std::size_t) override {}
  void resolved(const kernel::State&, const kernel::EventLog&) override {}
  void failed(const AgentError&) override {}
  void givenUp(const GivenUp&) override {}
  void finished(const kernel::State& state, Stop how) override {
    stop = how;
    if (state.outcome) seats = state.outcome->seats;
  }
  bool operator==(const ResultObserver& other) const { return stop == other.stop && seats == other.seats; }

  Stop stop = Stop::Ended;
  std::vector<kernel::SeatResult> seats;
};

class Prober {
 public:
  Prober(const engine::ProgramPtr& program, const ProbeOptions& options, std::stop_token stop)
      : m_program(program),
        m_rules(program->rules()),
        m_options(options),
        m_stop(std::move(stop)),
        m_owned(makeAgents(agentsBySeat(options.agents, m_rules.seats()), program)),
        m_agents(pointers(m_owned)) {}

  /// Nothing when a stop cut it short.
  std::optional<DecisionProbe> probe(std::uint64_t index) {
    constexpr std::uint64_t choiceOfDecision = stableHash("choice of a decision");
    DecisionProbe result;
    result.seed = gameSeed(m_options.seed, index);
    DecisionPicker picker(combine(result.seed, choiceOfDecision));
    play(m_rules, result.seed, m_agents, m_options.maxTurns, m_stop, picker, m_program.get());
    if (picker.cancelled()) return std::nullopt;
    result.found = picker.found();
    if (!result.found) return result;
    result.ply = static_cast<std::uint32_t>(picker.state().moveCount);
    const std::size_t count = picker.legal().size();
    const std::size_t move = picker.rng().below(count);
    const std::size_t other = (move + 1 + picker.rng().below(count - 1)) % count;
    const ResultObserver first = ending(picker, move);
    result.sameDiffers = !(ending(picker, move) == first);
    result.otherDiffers = !(ending(picker, other) == first);
    if (m_stop.stop_requested()) return std::nullopt;
    return result;
  }

 private:
  ResultObserver ending(DecisionPicker& picker, std::size_t move) {
    ResultObserver ending;
    kernel::State state = picker.state();
    state.rng = Rng(picker.rng().next());
    kernel::applyMove(m_rules, state, picker.legal()[move]);
    playOn(m_rules, std::move(state), picker.rng().next(), m_agents, m_options.maxTurns, m_stop, ending,
           m_program.get());
    return ending;
  }

  engine::ProgramPtr m_program;
  const kernel::Rules& m_rules;
  const ProbeOptions& m_options;
  std::stop_token m_stop;
  OwnedAgents m_owned;
  std::vector<agents::Agent*> m_agents;
};

}  // namespace

template <MaybeConst<DecisionProbe> Self>
auto parts(Self& probe) {
  auto& [seed, ply, found, sameDiffers, otherDiffers] = probe;
  return std::tie(seed, ply, found, sameDiffers, otherDiffers);
}

Probes probeDecisions(const kernel::RulesPtr& rules, const ProbeOptions& options,
                      const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
                      const JournalPart& journal) {
  Probes result;
  result.options = options;
  const engine::ProgramPtr program =
      programFor(rules, agentsBySeat(options.agents, rules->seats()), options.games);
  const Shard::Range range = journal.range(options.games);
  Progress teller(range.size(), progress);
  InOrder<DecisionProbe> order;
  order.count = range.size();
  order.threads = workerCount(options.threads, range.size());
  order.makeWorker = [&](const std::stop_token& token) {
    return [&, prober = std::make_shared<Prober>(program, options, token)](std::uint64_t piece) {
      const std::uint64_t index = range.begin + piece;
      std::optional<DecisionProbe> probe = journal.game<DecisionProbe>(
          index, unpacked<DecisionProbe>, packed<DecisionProbe>, [&] { return prober->probe(index); });
      if (probe) teller.gameFinished(journal.has(index));
      return probe;
    };
  };
  order.take = [&](DecisionProbe&& probe) {
    result.probes.push_back(probe);
    return true;
  };
  order.run(stop);
  result.cancelled = result.probes.size() < range.size();
  return result;
}

}  // namespace ludo::sim

// SPDX-License-Identifier: Apache-2.0
#include "core/archive/strategy_emitter.h"

#include <algorithm>
#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

class StrategyEmitter final : public Emitter {
 public:
  StrategyEmitter(StrategySettings settings, std::uint64_t seed)
      : m_settings(std::move(settings)), m_strategy(m_settings.strategy, m_settings.start), m_rng(seed) {}

  std::vector<Proposal> ask(const Archive& /*archive*/) override {
    std::vector<Proposal> proposals;
    for (auto& solution : m_strategy.ask(m_rng)) {
      proposals.push_back({std::move(solution), {}});
      if (m_origin) proposals.back().parents = {*m_origin};
    }
    return proposals;
  }

  void tell(const Archive& archive, std::span<const Candidate> candidates,
            std::span<const Addition> additions) override {
    const auto order = ranked(m_settings.ranking, candidates, additions);
    m_strategy.tell(parentsOf(order, candidates, additions), candidates.size());
    const bool barren =
        m_settings.restartRule == RestartRule::noImprovement && std::ranges::none_of(additions, accepted);
    if (barren || m_strategy.exhausted() || flat(m_settings.ranking, order, candidates, additions))
      restart(archive);
  }

  EmitterState state() const override { return {m_rng, m_strategy.state(), m_origin, m_restarts}; }
  Result<Done> restore(EmitterState state) override {
    if (!state.strategy) return Failure{"the state is of an emitter that adapts no distribution"};
    auto restored = m_strategy.restore(std::move(*state.strategy));
    if (!restored) return restored;
    m_rng = state.rng;
    m_origin = state.origin;
    m_restarts = state.restarts;
    return restored;
  }

 private:
  using Solutions = std::vector<const std::vector<double>*>;

  Solutions parentsOf(std::span<const std::size_t> order, std::span<const Candidate> candidates,
                      std::span<const Addition> additions) const {
    const bool filter = m_settings.selection == Selection::filter;
    const std::size_t most = filter ? order.size() : std::max<std::size_t>(1, order.size() / 2);
    const AddStatus least = filter ? AddStatus::improved : AddStatus::notAdded;
    Solutions parents;
    for (const std::size_t index : order) {
      if (parents.size() < most && additions[index].status >= least)
        parents.push_back(&candidates[index].solution);
    }
    return parents;
  }

  void restart(const Archive& archive) {
    ++m_restarts;
    if (archive.size() == 0 || archive.solutionLength() != m_settings.start.size()) {
      m_origin.reset();
      m_strategy.restart(m_settings.start);
      return;
    }
    const Candidate& member = archive.member(m_rng.below(archive.size()));
    m_origin = member.id;
    m_strategy.restart(member.solution);
  }

  StrategySettings m_settings;
  CmaEs m_strategy;
  Rng m_rng;
  std::optional<CandidateId> m_origin;
  std::uint64_t m_restarts = 0;
};

}  // namespace

StrategySettings StrategySettings::cmaMe(std::vector<double> start, double stepSize, std::size_t batch) {
  StrategySettings settings;
  settings.strategy = {.length = start.size(), .stepSize = stepSize, .batch = batch, .bounds = {}};
  settings.start = std::move(start);
  return settings;
}

StrategySettings StrategySettings::cmaMae(std::vector<double> start, double stepSize, std::size_t batch) {
  StrategySettings settings = cmaMe(std::move(start), stepSize, batch);
  settings.ranking = Ranking::value;
  settings.selection = Selection::mu;
  settings.restartRule = RestartRule::basic;
  return settings;
}

Result<std::unique_ptr<Emitter>> makeStrategyEmitter(StrategySettings settings, std::uint64_t seed) {
  if (const auto mistake = cmaEsMistake(settings.strategy)) return Failure{*mistake};
  if (settings.start.size() != settings.strategy.length)
    return Failure{"the start is longer or shorter than the solutions of the strategy"};
  if (!std::ranges::all_of(settings.start, usable)) return Failure{"the start is not made of finite numbers"};
  return std::unique_ptr<Emitter>(std::make_unique<StrategyEmitter>(std::move(settings), seed));
}

}  // namespace ludo::archive

// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/replay.h"

#include <algorithm>
#include <deque>

namespace ludo::campaign {
namespace {

/// Operators of which only the names and the number of parents are known, as far as a store tells them.
std::vector<OperatorInfo> operatorsOf(StoreReader& reader) {
  const std::vector<std::string>& wanted = reader.settings().operators;
  std::vector<OperatorInfo> operators;
  for (const std::string& name : reader.knownOperatorNames()) {
    if (!wanted.empty() && std::ranges::find(wanted, name) == wanted.end()) continue;
    operators.push_back({name, "", std::max<std::size_t>(1, reader.parentsOf(name))});
  }
  return operators;
}

std::optional<std::vector<CandidateOutcome>> outcomesOf(StoreReader& reader, const Round& round) {
  std::vector<CandidateOutcome> outcomes;
  for (const Proposal& proposal : round.proposals) {
    std::optional<CandidateOutcome> outcome = reader.outcome(proposal.id);
    if (!outcome) return std::nullopt;
    outcomes.push_back(std::move(*outcome));
  }
  return outcomes;
}

}  // namespace

Result<std::unique_ptr<Population>> replay(StoreReader& reader, const std::stop_token& stop,
                                           const std::function<void(const Population&)>& afterRound) {
  const std::size_t games = reader.settings().games.size();
  Result<Population> made = Population::make(reader.firstPlan(), games, operatorsOf(reader));
  if (!made) return Failure{made.failure()};
  auto population = std::make_unique<Population>(std::move(*made));
  const std::vector<Intervention> interventions = reader.interventions();
  const std::size_t rounds = reader.rounds().size();
  std::deque<Round> open;
  std::size_t proposed = 0;
  for (std::size_t over = 0; over < rounds;) {
    if (stop.stop_requested()) return std::unique_ptr<Population>();
    while (open.size() < roundsUnderWay(over) && proposed < rounds) {
      open.push_back(population->propose());
      ++proposed;
    }
    const Round round = std::move(open.front());
    open.pop_front();
    const auto outcomes = outcomesOf(reader, round);
    if (!outcomes) return Failure{"round " + std::to_string(round.number) + " is not whole in the store"};
    population->take(round, *outcomes);
    for (const Remeasurement& again : round.remeasurements) {
      if (const auto placement = reader.placement(again.id, again.sampleNumber))
        population->takeAgain(again, *placement);
    }
    ++over;
    const auto dueAt = [&](std::optional<std::uint64_t> point) {
      std::vector<Intervention> due = interventions;
      std::erase_if(due, [&](const Intervention& each) { return each.point != point; });
      return due;
    };
    if (const auto due = dueAt(over); !due.empty()) population->intervene(due, reader.measuredBefore(over));
    if (const auto due = dueAt(std::nullopt); over == rounds && !due.empty())
      population->intervene(due, reader.measuredBefore(over, SinceThen::byHand));
    if (afterRound) afterRound(*population);
  }
  return population;
}

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/store_statements.h"

namespace ludo::campaign {

CandidateRows::CandidateRows(Database& database)
    : m_candidate(database, "INSERT OR REPLACE INTO candidate VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_parent(database, "INSERT OR REPLACE INTO parent VALUES (?, ?, ?)"),
      m_specification(database, "INSERT OR REPLACE INTO specification VALUES (?, ?)"),
      m_sample(database, "INSERT OR REPLACE INTO sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      m_measure(database, "INSERT OR REPLACE INTO measure VALUES (?, ?, ?, ?, ?, ?, ?)") {}

void CandidateRows::add(const Prospect& prospect, const std::string& operatorName, const Finding& finding,
                        const std::optional<Placement>& placement) {
  const auto name = operatorName.empty() ? std::nullopt : std::optional(operatorName);
  const auto diagnostics = finding.diagnostics.empty() ? std::nullopt : std::optional(finding.diagnostics);
  m_candidate
      .with(prospect.id, prospect.round, name, prospect.path, static_cast<std::uint64_t>(prospect.ancestor),
            endingName(finding.conclusion.ending), finding.conclusion.reason, finding.name,
            finding.child.change, diagnostics, finding.rulesHash)
      .run();
  for (std::size_t i = 0; i < prospect.parents.size(); ++i)
    m_parent.with(prospect.id, static_cast<std::uint64_t>(i), prospect.parents[i]).run();
  m_specification.with(prospect.id, finding.child.text).run();
  for (std::size_t i = 0; i < finding.samples.size(); ++i) {
    const bool isBelieved = i == firstBelievedSample;
    addSample(prospect.id, i, prospect.round, finding.samples[i], isBelieved ? placement : std::nullopt);
  }
}

void CandidateRows::addSample(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                              const std::optional<Placement>& placement) {
  const auto own = sample.screen.value;
  if (placement) {
    const Estimate& fitness = placement->fitness;
    m_sample
        .with(id, number, round, fitness.value, fitness.low, fitness.high, own, placement->screen,
              placeText(placement->place))
        .run();
  } else {
    m_sample.with(id, number, round, nullptr, nullptr, nullptr, own, nullptr, nullptr).run();
  }
  for (std::size_t row = 0; row < sample.measures.size(); ++row) {
    const Estimate& estimate = sample.measures[row];
    if (!estimate.measured()) continue;
    m_measure
        .with(static_cast<std::uint64_t>(row), id, number, estimate.n, estimate.value, estimate.low,
              estimate.high)
        .run();
  }
}

}  // namespace ludo::campaign

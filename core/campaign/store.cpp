// SPDX-License-Identifier: Apache-2.0
// What is kept, and found again.
#include "core/campaign/store.h"

#include <algorithm>

#include "core/campaign/measure_table.h"
#include "core/campaign/store_statements.h"

namespace ludo::campaign {

std::map<std::uint64_t, EliteRecord> elitesIn(Database& database) {
  std::map<std::uint64_t, EliteRecord> elites;
  Statement select(database, "SELECT cell, candidate, anchored, fitness, low, high, place FROM elite");
  while (select.next()) {
    EliteRecord elite;
    elite.cell = static_cast<std::uint64_t>(select.integer(0));
    elite.candidate = static_cast<CandidateId>(select.integer(1));
    elite.anchored = (select.integer(2) & anchoredElite) != 0;
    elite.pinned = (select.integer(2) & pinnedElite) != 0;
    elite.fitness = {1, select.real(3), select.real(4), select.real(5)};
    elite.place = placeOfText(select.text(6));
    elites[elite.cell] = std::move(elite);
  }
  return elites;
}

void Store::beginTransaction() {
  if (!m_inTransaction) m_database->execute("BEGIN IMMEDIATE");
  m_inTransaction = true;
}

void Store::add(const Prospect& prospect, const std::string& operatorName, const Finding& finding,
                const std::optional<Placement>& placement) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->rows.add(prospect, operatorName, finding, placement);
}

void Store::addSample(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                      const Placement& placement) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->rows.addSample(id, number, round, sample, placement);
}

void Store::settle(CandidateId id, const Conclusion& conclusion) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->settle.with(endingName(conclusion.ending), conclusion.reason, id).run();
}

void Store::dropSamples(CandidateId id) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->noSamples.with(id).run();
  for (std::size_t row = 0; row < measureTable().size(); ++row)
    m_statements->noMeasures.with(static_cast<std::uint64_t>(row), id).run();
}

void Store::addRound(const RoundRecord& round, const std::vector<EliteRecord>& elites,
                     const std::vector<std::vector<double>>& boundaries) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  writeElites(elites);
  if (!boundaries.empty()) m_statements->setting.with(boundariesSetting, boundariesText(boundaries)).run();
  writeRound(round);
}

void Store::restoreRound(const RoundRecord& round) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  writeRound(round);
}

void Store::writeRound(const RoundRecord& round) {
  m_statements->round
      .with(round.number, round.candidates, round.filled, round.qdScore, round.best, round.mean)
      .run();
}

/// What has changed.
void Store::writeElites(const std::vector<EliteRecord>& elites) {
  std::map<std::uint64_t, EliteRecord> now;
  for (const EliteRecord& elite : elites) now[elite.cell] = elite;
  for (const auto& [cell, elite] : m_elites) {
    if (!now.contains(cell)) m_statements->noElite.with(cell).run();
  }
  for (const auto& [cell, elite] : now) {
    const auto before = m_elites.find(cell);
    if (before != m_elites.end() && before->second == elite) continue;
    const Estimate& fitness = elite.fitness;
    m_statements->elite
        .with(cell, elite.candidate, (elite.anchored ? anchoredElite : 0) | (elite.pinned ? pinnedElite : 0),
              fitness.value, fitness.low, fitness.high, placeText(elite.place))
        .run();
  }
  m_elites = std::move(now);
}

std::vector<Intervention> Store::interventionsAt(std::uint64_t point, bool takeIn) {
  const std::scoped_lock lock(m_mutex);
  if (takeIn) {
    beginTransaction();
    takeInterventionsIn(*m_database, point);
  }
  std::vector<Intervention> due = interventionsIn(*m_database);
  std::erase_if(due, [point](const Intervention& each) { return each.point != point; });
  return due;
}

std::vector<Intervention> Store::interventionsWaiting() {
  const std::scoped_lock lock(m_mutex);
  std::vector<Intervention> waiting = interventionsIn(*m_database);
  std::erase_if(waiting, [](const Intervention& each) { return each.point.has_value(); });
  return waiting;
}

std::vector<MeasuredCandidate> Store::measuredBefore(std::uint64_t point, std::size_t measures,
                                                     SinceThen since) {
  const std::scoped_lock lock(m_mutex);
  return campaign::measuredBefore(*m_database, point, measures, since);
}

void Store::commit() {
  const std::scoped_lock lock(m_mutex);
  if (m_inTransaction) m_database->execute("COMMIT");
  m_inTransaction = false;
}

std::optional<CandidateOutcome> Store::outcome(CandidateId id, std::size_t measures) {
  CandidateOutcome outcome;
  {
    const std::scoped_lock lock(m_mutex);
    Statement& select = m_statements->outcome.with(id);
    if (!select.next()) return std::nullopt;
    outcome.conclusion = {endingNamed(select.text(0)).value_or(CandidateEnding::measured), select.text(1)};
    if (!select.isNull(2)) outcome.rulesHash = static_cast<std::uint64_t>(select.integer(2));
    select.end();
  }
  outcome.placement = placement(id, firstBelievedSample, measures);
  return outcome;
}

std::optional<Placement> Store::placement(CandidateId id, std::uint64_t sampleNumber, std::size_t measures) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->placement.with(id, sampleNumber);
  std::optional<Placement> placement;
  if (select.next() && !select.isNull(4))
    placement = Placement{
        {1, select.real(0), select.real(1), select.real(2)}, select.real(3), placeOfText(select.text(4))};
  select.end();
  if (placement && placement->place.size() != measures)
    m_database->declareDamaged("candidate " + std::to_string(id) + " has no place");
  return placement;
}

std::vector<Sample> Store::believedSamples(CandidateId id) {
  const std::scoped_lock lock(m_mutex);
  std::vector<Sample> samples;
  Statement& select = m_statements->samples.with(id, static_cast<std::int64_t>(firstBelievedSample));
  while (select.next()) {
    Sample& sample = samples.emplace_back();
    sample.screen = {1, select.real(1), select.real(1), select.real(1)};
    for (std::size_t row = 0; row < measureTable().size(); ++row) {
      Statement& measure =
          m_statements->measures.with(static_cast<std::uint64_t>(row), id, select.integer(0));
      sample.measures.push_back(
          measure.next() ? Estimate{measure.real(0), measure.real(1), measure.real(2), measure.real(3)}
                         : Estimate());
      measure.end();
    }
  }
  return samples;
}

std::string Store::specification(CandidateId id) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->text.with(id);
  const bool there = select.next();
  std::string text = there ? select.text(0) : std::string();
  select.end();
  if (!there) m_database->declareDamaged("candidate " + std::to_string(id) + " has no specification");
  return text;
}

std::size_t Store::ancestor(CandidateId id, std::size_t games) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->ancestor.with(id);
  const bool there = select.next();
  const std::size_t ancestor = there ? static_cast<std::size_t>(select.integer(0)) : 0;
  select.end();
  if (there && ancestor <= games) return ancestor;
  m_database->declareDamaged("candidate " + std::to_string(id) + " descends from nobody");
  return 0;
}

std::string Store::gamePath(CandidateId id) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->path.with(id);
  std::string path = select.next() ? select.text(0) : std::string();
  select.end();
  return path;
}

std::optional<CandidateId> Store::findSame(std::uint64_t rulesHash, CandidateId before) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->same.with(rulesHash, before);
  std::optional<CandidateId> same;
  if (select.next() && !select.isNull(0)) same = static_cast<CandidateId>(select.integer(0));
  select.end();
  return same;
}

std::vector<KnownRules> Store::knownRules() {
  const std::scoped_lock lock(m_mutex);
  std::vector<KnownRules> known;
  Statement select(*m_database,
                   "SELECT rulesHash, min(id) FROM candidate WHERE rulesHash IS NOT NULL GROUP BY rulesHash");
  while (select.next())
    known.push_back(
        {static_cast<std::uint64_t>(select.integer(0)), static_cast<CandidateId>(select.integer(1))});
  std::ranges::sort(known, {}, &KnownRules::hash);
  return known;
}

std::uint64_t Store::rounds() {
  const std::scoped_lock lock(m_mutex);
  return static_cast<std::uint64_t>(m_database->number("SELECT count(*) FROM round"));
}

std::uint64_t Store::candidates() {
  const std::scoped_lock lock(m_mutex);
  return static_cast<std::uint64_t>(m_database->number("SELECT count(*) FROM candidate"));
}

}  // namespace ludo::campaign

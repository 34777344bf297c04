// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/store_reader.h"

#include <algorithm>
#include <filesystem>
#include <span>

#include "core/base/hash.h"
#include "core/campaign/campaign_file.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"

namespace ludo::campaign {
namespace {

std::vector<std::string> listOf(const std::string& text) {
  std::vector<std::string> list;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(", ", begin), text.size());
    list.push_back(text.substr(begin, end - begin));
    begin = end + 2;
  }
  return list;
}

}  // namespace

/// Prepared once: to prepare a statement takes longer than to run it.
struct StoreReader::Statements {
  explicit Statements(Database& database)
      : candidate(
            database,
            "SELECT round, operator, path, ancestor, ending, reason, name, change, diagnostics, rulesHash "
            "FROM candidate WHERE id = ?"),
        parents(database, "SELECT parent FROM parent WHERE candidate = ? ORDER BY position"),
        text(database, "SELECT text FROM specification WHERE candidate = ?"),
        next(database, "SELECT min(id) FROM candidate WHERE id > ?"),
        samples(database,
                "SELECT number, round, fitness, low, high, screen, place FROM sample WHERE candidate = ? "
                "ORDER BY number"),
        measure(database,
                "SELECT n, value, low, high FROM measure WHERE measure = ? AND candidate = ? AND sample = ?"),
        outcome(database, "SELECT ending, reason, rulesHash FROM candidate WHERE id = ?"),
        placement(
            database,
            "SELECT fitness, low, high, pooledScreen, place FROM sample WHERE candidate = ? AND number = ?") {
  }

  Statement candidate, parents, text, next, samples, measure, outcome, placement;
};

StoreReader::StoreReader(const std::string& path) : m_database(path, Database::Access::read) {}

StoreReader::~StoreReader() = default;

StoreReader::Opened StoreReader::open(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return Store::Refused{
        true, "cannot open '" + path + "': " + (error ? error.message() : std::string("not a regular file"))};
  std::unique_ptr<StoreReader> reader(new StoreReader(path));
  if (auto refused = reader->begin(path)) return *refused;
  return reader;
}

std::optional<Store::Refused> StoreReader::begin(const std::string& path) {
  const auto refused = [&path](const std::string& why) {
    return Store::Refused{false, "'" + path + "' " + why};
  };
  const std::int64_t application = m_database.number("PRAGMA application_id");
  const std::int64_t format = m_database.number("PRAGMA user_version");
  if (!m_database.good()) {
    const bool isDamaged = m_database.trouble() == Database::Trouble::damaged;
    if (isDamaged) return refused("is no store of a campaign, or one that is damaged at its beginning");
    return Store::Refused{true, "cannot read '" + path + "': " + m_database.failure()};
  }
  if (application != storeApplication) return refused("is no store of a campaign");
  if (!isStoreFormat(format))
    return refused("was written by another version of this program: its format is " + std::to_string(format) +
                   ", and this one reads " + std::to_string(plainStoreFormat) + " to " +
                   std::to_string(storeFormat));
  const std::vector<std::string> operators = listOf(setting(knownOperators));
  const CampaignFile file = readCampaignFile(
      std::make_shared<SourceText>("campaign.yaml", setting(campaignFileSetting)), operators);
  const auto games = static_cast<std::size_t>(
      std::max<std::int64_t>(1, m_database.number("SELECT count(*) FROM candidate WHERE round = 0 AND id < " +
                                                  std::to_string(limits::games))));
  passOver();
  if (!file.isSound()) return refused("does not hold the settings of its campaign any more");
  Result<Plan> plan = Plan::make(file.settings, std::max(games, file.settings.games.size()));
  if (!plan) return refused("holds settings that make no archive: " + plan.failure());
  m_plan = std::move(*plan);
  if (m_plan->slides()) {
    m_firstPlan = m_plan;
    m_plan = m_plan->withBoundaries(boundariesOfText(setting(boundariesSetting)));
  }
  m_statements = std::make_unique<Statements>(m_database);
  passOver();
  return std::nullopt;
}

std::vector<std::string> StoreReader::knownOperatorNames() {
  return listOf(setting(knownOperators));
}

std::size_t StoreReader::parentsOf(const std::string& operatorName) {
  Statement select(
      m_database,
      "SELECT count(*) FROM parent WHERE candidate = (SELECT min(id) FROM candidate WHERE operator = ?)");
  const std::size_t parents =
      select.with(operatorName).next() ? static_cast<std::size_t>(select.integer(0)) : 0;
  select.end();
  passOver();
  return parents;
}

void StoreReader::passOver() {
  if (m_database.good()) return;
  ++m_unreadable;
  m_database.forgive();
}

std::string StoreReader::setting(const std::string& name) {
  Statement select(m_database, "SELECT value FROM campaign WHERE name = ?");
  std::string value = select.with(name).next() ? select.text(0) : std::string();
  passOver();
  return value;
}

std::uint64_t StoreReader::candidates() {
  const auto count = static_cast<std::uint64_t>(m_database.number("SELECT count(*) FROM candidate"));
  passOver();
  return count;
}

std::vector<RoundRecord> StoreReader::rounds() {
  std::vector<RoundRecord> list;
  Statement select(m_database,
                   "SELECT number, candidates, filled, qdScore, best, mean FROM round ORDER BY number");
  const auto real = [&select](int column) {
    return select.isNull(column) ? std::nullopt : std::optional(select.real(column));
  };
  while (select.next())
    list.push_back({static_cast<std::uint64_t>(select.integer(0)),
                    static_cast<std::uint64_t>(select.integer(1)),
                    static_cast<std::uint64_t>(select.integer(2)), select.real(3), real(4), real(5)});
  passOver();
  return list;
}

std::vector<EliteRecord> StoreReader::elites() {
  std::vector<EliteRecord> list;
  for (auto& [cell, elite] : elitesIn(m_database)) {
    const bool isCell = m_plan->cellCount() == 0 || cell < m_plan->cellCount();
    const bool fits = isCell && elite.place.size() == m_plan->grid()->measureCount();
    if (fits) {
      list.push_back(std::move(elite));
    } else {
      ++m_unreadable;
    }
  }
  passOver();
  return list;
}

std::vector<EndingCount> StoreReader::endings() {
  std::vector<EndingCount> list;
  Statement select(
      m_database, "SELECT operator, ending, count(*) FROM candidate GROUP BY operator, ending ORDER BY 1, 2");
  while (select.next())
    list.push_back({select.text(0), select.text(1), static_cast<std::uint64_t>(select.integer(2))});
  passOver();
  return list;
}

std::optional<CandidateRecord> StoreReader::candidate(CandidateId id) {
  std::optional<CandidateRecord> record;
  Statement& select = m_statements->candidate;
  if (select.with(id).next()) {
    record.emplace();
    record->id = id;
    record->round = static_cast<std::uint64_t>(select.integer(0));
    record->operatorName = select.textIfAny(1);
    record->path = select.text(2);
    record->ancestor = static_cast<std::size_t>(select.integer(3));
    record->ending = select.text(4);
    record->reason = select.text(5);
    record->name = select.text(6);
    record->change = select.text(7);
    record->diagnostics = select.text(8);
    if (!select.isNull(9)) record->rulesHash = static_cast<std::uint64_t>(select.integer(9));
    select.end();
    Statement& parents = m_statements->parents.with(id);
    while (parents.next()) record->parents.push_back(static_cast<CandidateId>(parents.integer(0)));
    passOver();
    record->textHash = stableHash(specification(id).value_or(""));
  }
  passOver();
  return record;
}

std::vector<SampleRecord> StoreReader::samples(CandidateId id) {
  std::vector<SampleRecord> list;
  Statement& select = m_statements->samples.with(id);
  while (select.next()) {
    SampleRecord& record = list.emplace_back();
    record.number = static_cast<std::uint64_t>(select.integer(0));
    record.round = static_cast<std::uint64_t>(select.integer(1));
    if (!select.isNull(2)) record.fitness = Estimate{1, select.real(2), select.real(3), select.real(4)};
    record.sample.screen = {1, select.real(5), select.real(5), select.real(5)};
    record.place = placeOfText(select.text(6));
  }
  passOver();
  Statement& measure = m_statements->measure;
  for (SampleRecord& record : list) {
    for (std::size_t row = 0; row < measureTable().size(); ++row) {
      const bool there = measure.with(static_cast<std::uint64_t>(row), id, record.number).next();
      record.sample.measures.push_back(
          there ? Estimate{measure.real(0), measure.real(1), measure.real(2), measure.real(3)} : Estimate());
      measure.end();
      passOver();
    }
  }
  return list;
}

std::optional<CandidateOutcome> StoreReader::outcome(CandidateId id) {
  CandidateOutcome outcome;
  Statement& select = m_statements->outcome.with(id);
  const bool there = select.next();
  if (there) {
    outcome.conclusion = {endingNamed(select.text(0)).value_or(CandidateEnding::measured), select.text(1)};
    if (!select.isNull(2)) outcome.rulesHash = static_cast<std::uint64_t>(select.integer(2));
  }
  select.end();
  passOver();
  if (!there) return std::nullopt;
  outcome.placement = placement(id, firstBelievedSample);
  return outcome;
}

std::optional<Placement> StoreReader::placement(CandidateId id, std::uint64_t sampleNumber) {
  Statement& select = m_statements->placement.with(id, sampleNumber);
  std::optional<Placement> placement;
  if (select.next() && !select.isNull(4))
    placement = Placement{
        {1, select.real(0), select.real(1), select.real(2)}, select.real(3), placeOfText(select.text(4))};
  select.end();
  passOver();
  if (placement && placement->place.size() == m_plan->grid()->measureCount()) return placement;
  return std::nullopt;
}

std::optional<Estimate> StoreReader::fitness(CandidateId id) {
  Statement select(m_database,
                   "SELECT fitness, low, high FROM sample WHERE candidate = ? AND fitness IS NOT NULL "
                   "ORDER BY number DESC LIMIT 1");
  std::optional<Estimate> fitness;
  if (select.with(id).next()) fitness = Estimate{1, select.real(0), select.real(1), select.real(2)};
  select.end();
  passOver();
  return fitness;
}

std::map<CandidateId, double> StoreReader::allFitness() {
  std::map<CandidateId, double> all;
  Statement select(
      m_database,
      "SELECT candidate, fitness FROM sample WHERE fitness IS NOT NULL ORDER BY candidate, number");
  while (select.next()) all[static_cast<CandidateId>(select.integer(0))] = select.real(1);
  passOver();
  return all;
}

std::map<CandidateId, Sample> StoreReader::believedMeasures() {
  // A measure at a time, as they lie in the file.
  std::map<CandidateId, Sample> all;
  Statement select(m_database,
                   "SELECT candidate, n, value, low, high FROM measure WHERE measure = ? AND sample >= ? "
                   "ORDER BY candidate");
  for (std::size_t row = 0; row < measureTable().size(); ++row) {
    select.with(static_cast<std::uint64_t>(row), static_cast<std::int64_t>(firstBelievedSample));
    std::vector<Estimate> estimates;
    std::optional<CandidateId> id;
    const auto finish = [&] {
      if (!id) return;
      Sample& sample = all[*id];
      sample.measures.resize(measureTable().size());
      sample.measures[row] = pooled(std::span<const Estimate>(estimates));
      estimates.clear();
    };
    while (select.next()) {
      const auto next = static_cast<CandidateId>(select.integer(0));
      if (next != id) finish();
      id = next;
      estimates.push_back({select.real(1), select.real(2), select.real(3), select.real(4)});
    }
    finish();
    passOver();
  }
  return all;
}

std::vector<Intervention> StoreReader::interventions() {
  std::vector<Intervention> list = interventionsIn(m_database);
  passOver();
  return list;
}

std::vector<MeasuredCandidate> StoreReader::measuredBefore(std::uint64_t point, SinceThen since) {
  std::vector<MeasuredCandidate> list =
      campaign::measuredBefore(m_database, point, m_plan->grid()->measureCount(), since);
  passOver();
  return list;
}

std::optional<CandidateId> StoreReader::sameRules(std::uint64_t rulesHash) {
  Statement select(m_database, "SELECT min(id) FROM candidate WHERE rulesHash = ?");
  std::optional<CandidateId> same;
  if (select.with(rulesHash).next() && !select.isNull(0)) same = static_cast<CandidateId>(select.integer(0));
  select.end();
  passOver();
  return same;
}

Opinions StoreReader::opinions() {
  Opinions opinions = opinionsIn(m_database);
  passOver();
  return opinions;
}

std::optional<std::string> StoreReader::specification(CandidateId id) {
  Statement& select = m_statements->text.with(id);
  std::optional<std::string> text;
  if (select.next()) text = select.text(0);
  select.end();
  passOver();
  return text;
}

std::vector<CandidateRecord> StoreReader::lineage(CandidateId id) {
  std::vector<CandidateRecord> line;
  for (std::optional<CandidateRecord> next = candidate(id); next;) {
    line.push_back(std::move(*next));
    const std::vector<CandidateId>& parents = line.back().parents;
    // A parent is older than its child, or has no parents; what says otherwise was not written by a campaign.
    const bool goesOn = !parents.empty() &&
                        (parents.front() < line.back().id || parents.front() >= firstByHand) &&
                        line.back().id < firstByHand;
    next = goesOn ? candidate(parents.front()) : std::nullopt;
  }
  return line;
}

std::vector<CandidateId> StoreReader::children(CandidateId id) {
  std::vector<CandidateId> list;
  Statement select(m_database, "SELECT DISTINCT candidate FROM parent WHERE parent = ? ORDER BY candidate");
  select.with(id);
  while (select.next()) list.push_back(static_cast<CandidateId>(select.integer(0)));
  passOver();
  return list;
}

void StoreReader::eachCandidate(const std::function<bool(const CandidateRecord&)>& take) {
  constexpr std::uint64_t mostInVain = 1'000;
  constexpr std::int64_t longestStep = 64;
  const std::uint64_t before = m_unreadable;
  std::int64_t step = 1;
  for (std::int64_t id = -1; m_unreadable - before < mostInVain;) {
    Statement& next = m_statements->next;
    const bool there = next.with(id).next() && !next.isNull(0);
    const std::int64_t found = there ? next.integer(0) : -1;
    next.end();
    // A damaged file may also return rows that were not asked for.
    if (there && found <= id) m_database.declareDamaged("candidates are out of order");
    const bool isBroken = !m_database.good();
    passOver();
    if (found < 0 && !isBroken) return;
    // After a page that cannot be read there may be pages that can.
    id = isBroken ? id + step : found;
    step = isBroken ? std::min(2 * step, longestStep) : 1;
    if (isBroken) continue;
    const auto record = candidate(static_cast<CandidateId>(id));
    if (record && !take(*record)) return;
  }
}

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/campaign/measure_table.h"

namespace ludo::campaign {
namespace {

std::string quoted(const std::string& text) {
  return "'" + text + "'";
}

/// The first line of a text, not too long for a message.
std::string inShort(const std::string& text) {
  constexpr std::size_t longest = 80;
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() <= longest && line.size() == text.size() ? line : line.substr(0, longest) + "...";
}

}  // namespace

std::map<std::uint64_t, EliteRecord> elitesIn(Database& database) {
  std::map<std::uint64_t, EliteRecord> elites;
  Statement select(database, "SELECT cell, candidate, anchored, fitness, low, high, place FROM elite");
  while (select.next()) {
    EliteRecord elite;
    elite.cell = static_cast<std::uint64_t>(select.integer(0));
    elite.candidate = static_cast<CandidateId>(select.integer(1));
    elite.anchored = select.integer(2) != 0;
    elite.fitness = {1, select.real(3), select.real(4), select.real(5)};
    elite.place = placeOfText(select.text(6));
    elites[elite.cell] = std::move(elite);
  }
  return elites;
}

struct Store::Statements {
  explicit Statements(Database& database)
      : candidate(database, "INSERT OR REPLACE INTO candidate VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        parent(database, "INSERT OR REPLACE INTO parent VALUES (?, ?, ?)"),
        specification(database, "INSERT OR REPLACE INTO specification VALUES (?, ?)"),
        sample(database, "INSERT OR REPLACE INTO sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        measure(database, "INSERT OR REPLACE INTO measure VALUES (?, ?, ?, ?, ?, ?, ?)"),
        round(database, "INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?, ?, ?)"),
        elite(database, "INSERT OR REPLACE INTO elite VALUES (?, ?, ?, ?, ?, ?, ?)"),
        noElite(database, "DELETE FROM elite WHERE cell = ?"),
        noSamples(database, "DELETE FROM sample WHERE candidate = ?"),
        noMeasures(database, "DELETE FROM measure WHERE measure = ? AND candidate = ?"),
        settle(database, "UPDATE candidate SET ending = ?, reason = ? WHERE id = ?"),
        outcome(database, "SELECT ending, reason, rulesHash FROM candidate WHERE id = ?"),
        placement(
            database,
            "SELECT fitness, low, high, pooledScreen, place FROM sample WHERE candidate = ? AND number = ?"),
        samples(database,
                "SELECT number, screen FROM sample WHERE candidate = ? AND number >= ? ORDER BY number"),
        measures(database,
                 "SELECT n, value, low, high FROM measure WHERE measure = ? AND candidate = ? AND "
                 "sample = ?"),
        ancestor(database, "SELECT ancestor FROM candidate WHERE id = ?"),
        text(database, "SELECT text FROM specification WHERE candidate = ?"),
        same(database, "SELECT min(id) FROM candidate WHERE rulesHash = ? AND id < ?") {}

  Statement candidate, parent, specification, sample, measure, round, elite;
  Statement noElite, noSamples, noMeasures, settle;
  Statement outcome, placement, samples, measures, ancestor, text, same;
};

Store::Store(std::string path, int lock) : m_path(std::move(path)), m_lock(lock) {}

Store::~Store() {
  m_statements.reset();
  m_database.reset();
}

Store::Opened Store::open(const std::string& path, const Identity& identity, Begin begin) {
  const auto refused = [&path](const std::string& why) {
    return Refused{true, "cannot open " + quoted(path) + ": " + why};
  };
  constexpr int flags = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  int file = ::open(path.c_str(), flags | O_CREAT | O_EXCL, 0666);
  const bool made = file >= 0;
  if (!made && errno == EEXIST) file = ::open(path.c_str(), flags);
  if (file < 0) return refused(std::strerror(errno));
  std::unique_ptr<Store> store(new Store(path, file));
  struct stat info {};
  if (::fstat(file, &info) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return refused("not a regular file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0)
    return refused(errno == EWOULDBLOCK ? "another campaign is writing it" : std::strerror(errno));
  std::optional<Refused> problem = store->begin(identity, begin);
  if (!problem) return store;
  store.reset();
  if (made) ::unlink(path.c_str());
  return *problem;
}

std::optional<Store::Refused> Store::begin(const Identity& identity, Begin begin) {
  m_database = std::make_unique<Database>(m_path, Database::Access::write);
  Database& database = *m_database;
  const std::int64_t tables = database.number("SELECT count(*) FROM sqlite_master");
  if (!database.good()) return refusal();
  const bool isNew = tables == 0;
  if (!isNew && database.number("PRAGMA application_id") != storeApplication)
    return Refused{false,
                   quoted(m_path) + " is no store of a campaign; name one, or a file that is not there yet"};
  if (!isNew && database.number("PRAGMA user_version") != storeFormat)
    return Refused{false, quoted(m_path) + " was written by another version of this program (its format is " +
                              std::to_string(database.number("PRAGMA user_version")) + ", and this one's " +
                              std::to_string(storeFormat) + "); name another file"};
  if (!isNew && begin == Begin::anew)
    return Refused{false, quoted(m_path) +
                              " has a campaign in it already; give --resume to go on with it, or "
                              "name another file"};
  database.execute("PRAGMA journal_mode = WAL");
  database.execute("PRAGMA synchronous = NORMAL");
  if (const auto problem = isNew ? makeNew(identity) : compare(identity)) return problem;
  m_elites = elitesIn(database);
  m_statements = std::make_unique<Statements>(database);
  if (!database.good()) return refusal();
  return std::nullopt;
}

std::optional<Store::Refused> Store::makeNew(const Identity& identity) {
  Database& database = *m_database;
  database.execute("BEGIN IMMEDIATE");
  makeTables(database);
  {
    Statement insert(database, "INSERT INTO campaign VALUES (?, ?)");
    for (const Setting& setting : identity) insert.with(setting.name, setting.value).run();
  }
  database.execute("COMMIT");
  if (!database.good()) return refusal();
  return std::nullopt;
}

std::optional<Store::Refused> Store::compare(const Identity& identity) {
  Statement select(*m_database, "SELECT value FROM campaign WHERE name = ?");
  for (const Setting& setting : identity) {
    if (setting.isNote) continue;
    const bool there = select.with(setting.name).next();
    if (!m_database->good()) return refusal();
    const std::string value = there ? select.text(0) : "";
    select.end();
    if (there && value == setting.value) continue;
    return Refused{false, quoted(m_path) + " is the store of another campaign: " + setting.name + " is\n  " +
                              inShort(value) + "\nthere, and\n  " + inShort(setting.value) +
                              "\nhere. Give what it was begun with, or name another file"};
  }
  return std::nullopt;
}

Store::Refused Store::refusal() const {
  const std::string& why = m_database->failure();
  switch (m_database->trouble()) {
    case Database::Trouble::damaged:
      return {false, quoted(m_path) + " is no store of a campaign, or a damaged one (" + why +
                         "); 'ludo archive " + m_path + " --export json' saves what can be read of it"};
    case Database::Trouble::busy:
      return {true, quoted(m_path) + ": another program is at work on it (" + why + ")"};
    default:
      return {true, "cannot write " + quoted(m_path) + ": " + why};
  }
}

void Store::beginTransaction() {
  if (!m_inTransaction) m_database->execute("BEGIN IMMEDIATE");
  m_inTransaction = true;
}

void Store::add(const Trial& trial, const std::string& operatorName, const Finding& finding,
                const std::optional<Placement>& placement) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  Statements& run = *m_statements;
  const auto name = trial.operatorIndex ? std::optional(operatorName) : std::nullopt;
  const auto diagnostics = finding.diagnostics.empty() ? std::nullopt : std::optional(finding.diagnostics);
  run.candidate
      .with(trial.id, trial.round, name, trial.path, static_cast<std::uint64_t>(trial.ancestor),
            endingName(finding.verdict.ending), finding.verdict.reason, finding.name, finding.child.change,
            diagnostics, finding.rulesHash)
      .run();
  for (std::size_t i = 0; i < trial.parents.size(); ++i)
    run.parent.with(trial.id, static_cast<std::uint64_t>(i), trial.parents[i]).run();
  run.specification.with(trial.id, finding.child.text).run();
  for (std::size_t i = 0; i < finding.samples.size(); ++i) {
    const bool isBelieved = i == firstBelievedSample;
    addMeasures(trial.id, i, trial.round, finding.samples[i], isBelieved ? placement : std::nullopt);
  }
}

void Store::addSample(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                      const Placement& placement) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  addMeasures(id, number, round, sample, placement);
}

void Store::addMeasures(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                        const std::optional<Placement>& placement) {
  const auto own = sample.screen.value;
  if (placement) {
    const Estimate& fitness = placement->fitness;
    m_statements->sample
        .with(id, number, round, fitness.value, fitness.low, fitness.high, own, placement->screen,
              placeText(placement->place))
        .run();
  } else {
    m_statements->sample.with(id, number, round, nullptr, nullptr, nullptr, own, nullptr, nullptr).run();
  }
  for (std::size_t row = 0; row < sample.measures.size(); ++row) {
    const Estimate& estimate = sample.measures[row];
    if (!estimate.measured()) continue;
    m_statements->measure
        .with(static_cast<std::uint64_t>(row), id, number, estimate.n, estimate.value, estimate.low,
              estimate.high)
        .run();
  }
}

void Store::settle(CandidateId id, const Verdict& verdict) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->settle.with(endingName(verdict.ending), verdict.reason, id).run();
}

void Store::dropSamples(CandidateId id) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  m_statements->noSamples.with(id).run();
  for (std::size_t row = 0; row < measureTable().size(); ++row)
    m_statements->noMeasures.with(static_cast<std::uint64_t>(row), id).run();
}

void Store::addRound(const RoundRecord& round, const std::vector<EliteRecord>& elites) {
  const std::scoped_lock lock(m_mutex);
  beginTransaction();
  writeElites(elites);
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
        .with(cell, elite.candidate, static_cast<std::int64_t>(elite.anchored), fitness.value, fitness.low,
              fitness.high, placeText(elite.place))
        .run();
  }
  m_elites = std::move(now);
}

void Store::commit() {
  const std::scoped_lock lock(m_mutex);
  if (m_inTransaction) m_database->execute("COMMIT");
  m_inTransaction = false;
}

std::optional<Outcome> Store::outcome(CandidateId id, std::size_t measures) {
  Outcome outcome;
  {
    const std::scoped_lock lock(m_mutex);
    Statement& select = m_statements->outcome.with(id);
    if (!select.next()) return std::nullopt;
    outcome.verdict = {endingNamed(select.text(0)).value_or(Ending::measured), select.text(1)};
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
  const std::string text = there ? select.text(0) : std::string();
  select.end();
  if (!there) m_database->declareDamaged("candidate " + std::to_string(id) + " has no specification");
  return text;
}

std::size_t Store::ancestor(CandidateId id, std::size_t games) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->ancestor.with(id);
  const bool there = select.next();
  const std::size_t ancestor = there ? static_cast<std::size_t>(select.integer(0)) : games;
  select.end();
  if (ancestor < games) return ancestor;
  m_database->declareDamaged("candidate " + std::to_string(id) + " descends from nobody");
  return 0;
}

std::optional<CandidateId> Store::findSame(std::uint64_t rulesHash, CandidateId before) {
  const std::scoped_lock lock(m_mutex);
  Statement& select = m_statements->same.with(rulesHash, before);
  std::optional<CandidateId> same;
  if (select.next() && !select.isNull(0)) same = static_cast<CandidateId>(select.integer(0));
  select.end();
  return same;
}

std::uint64_t Store::rounds() {
  const std::scoped_lock lock(m_mutex);
  return static_cast<std::uint64_t>(m_database->number("SELECT count(*) FROM round"));
}

std::uint64_t Store::candidates() {
  const std::scoped_lock lock(m_mutex);
  return static_cast<std::uint64_t>(m_database->number("SELECT count(*) FROM candidate"));
}

std::optional<Store::Refused> Store::failure() {
  const std::scoped_lock lock(m_mutex);
  if (m_database->good()) return std::nullopt;
  return refusal();
}

Result<Done> Store::finish() {
  commit();
  const std::scoped_lock lock(m_mutex);
  m_statements.reset();
  m_database->execute("PRAGMA journal_mode = DELETE");
  if (!m_database->good()) return Failure{refusal().message};
  return Done{};
}

std::string Store::harm() const {
  struct stat here {};
  struct stat there {};
  if (::fstat(m_lock.get(), &here) != 0) return {};
  if (::stat(m_path.c_str(), &there) != 0) return "was removed";
  return here.st_ino == there.st_ino && here.st_dev == there.st_dev ? std::string() : "was replaced";
}

}  // namespace ludo::campaign

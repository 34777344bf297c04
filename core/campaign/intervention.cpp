// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/intervention.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "core/campaign/store_schema.h"

namespace ludo::campaign {
namespace {

const std::array<std::string, 6> interventionNames{"pin", "unpin", "throwOut", "takeBack", "measure", "add"};

// Made when the first intervention is kept: most campaigns have none.
constexpr const char* interventionTable = R"sql(
CREATE TABLE IF NOT EXISTS intervention (
  number INTEGER PRIMARY KEY, kind TEXT NOT NULL, candidate INTEGER NOT NULL, by TEXT NOT NULL, at TEXT NOT NULL,
  point INTEGER, undoes INTEGER);
)sql";

bool hasInterventions(Database& database) {
  return database.number(
             "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'intervention'") > 0;
}

std::string userName() {
  constexpr std::size_t enough = 4096;
  std::array<char, enough> text{};
  passwd entry{};
  passwd* found = nullptr;
  if (::getpwuid_r(::getuid(), &entry, text.data(), text.size(), &found) == 0 && found != nullptr)
    return found->pw_name;
  return std::to_string(::getuid());
}

std::string timeNow() {
  constexpr std::size_t length = 32;
  std::array<char, length> text{};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  const std::size_t written = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), written};
}

}  // namespace

const std::string& interventionName(InterventionKind kind) {
  return interventionNames[static_cast<std::size_t>(kind)];
}

std::optional<InterventionKind> interventionNamed(const std::string& name) {
  const auto found = std::ranges::find(interventionNames, name);
  if (found == interventionNames.end()) return std::nullopt;
  return static_cast<InterventionKind>(found - interventionNames.begin());
}

Intervention interventionOf(InterventionKind kind, CandidateId candidate) {
  return {0, kind, candidate, userName(), timeNow(), std::nullopt};
}

ByHand byHand(const std::vector<Intervention>& interventions) {
  ByHand now;
  for (const Intervention& each : interventions) {
    switch (each.kind) {
      case InterventionKind::pin:
        if (!now.thrownOut.contains(each.candidate)) now.pinned.insert(each.candidate);
        break;
      case InterventionKind::unpin:
        now.pinned.erase(each.candidate);
        break;
      case InterventionKind::throwOut:
        now.pinned.erase(each.candidate);
        now.thrownOut.insert(each.candidate);
        break;
      case InterventionKind::takeBack:
        now.thrownOut.erase(each.candidate);
        break;
      default:
        break;
    }
  }
  return now;
}

std::vector<Intervention> interventionsIn(Database& database) {
  std::vector<Intervention> list;
  if (!hasInterventions(database)) return list;
  Statement select(database,
                   "SELECT number, kind, candidate, by, at, point, undoes FROM intervention ORDER BY number");
  while (select.next()) {
    const auto kind = interventionNamed(select.text(1));
    if (!kind) continue;
    Intervention& each = list.emplace_back();
    each.number = static_cast<std::uint64_t>(select.integer(0));
    each.kind = *kind;
    each.candidate = static_cast<CandidateId>(select.integer(2));
    each.by = select.text(3);
    each.at = select.text(4);
    if (!select.isNull(5)) each.point = static_cast<std::uint64_t>(select.integer(5));
    if (!select.isNull(6)) each.undoes = static_cast<std::uint64_t>(select.integer(6));
  }
  return list;
}

void addIntervention(Database& database, const Intervention& intervention) {
  database.execute(interventionTable);
  database.execute("PRAGMA user_version = " + std::to_string(storeFormat));
  Statement(database, "INSERT INTO intervention (kind, candidate, by, at, undoes) VALUES (?, ?, ?, ?, ?)")
      .with(interventionName(intervention.kind), intervention.candidate, intervention.by, intervention.at,
            intervention.undoes)
      .run();
}

bool takeInterventionsIn(Database& database, std::uint64_t point) {
  if (!hasInterventions(database) ||
      database.number("SELECT count(*) FROM intervention WHERE point IS NULL") == 0)
    return false;
  Statement(database, "UPDATE intervention SET point = ? WHERE point IS NULL").with(point).run();
  return true;
}

std::vector<MeasuredCandidate> measuredBefore(Database& database, std::uint64_t point, std::size_t measures,
                                              SinceThen since) {
  std::vector<MeasuredCandidate> list;
  Statement select(
      database,
      "SELECT s.candidate, s.number, s.fitness, s.low, s.high, s.pooledScreen, s.place FROM sample s "
      "JOIN candidate c ON c.id = s.candidate WHERE s.place IS NOT NULL AND s.round < ?1 + ?2 "
      "AND (c.round < ?1 OR c.id >= ?3) AND c.ending IN ('measured', 'notBetter', 'archived') ORDER BY "
      "s.candidate, s.number");
  select.with(point, static_cast<std::uint64_t>(since == SinceThen::byHand ? 1 : 0), firstByHand);
  while (select.next()) {
    const auto id = static_cast<CandidateId>(select.integer(0));
    Placement placement{
        {1, select.real(2), select.real(3), select.real(4)}, select.real(5), placeOfText(select.text(6))};
    if (placement.place.size() != measures ||
        select.integer(1) < static_cast<std::int64_t>(firstBelievedSample))
      continue;
    const auto samples = static_cast<std::uint64_t>(select.integer(1)) + 1 - firstBelievedSample;
    if (list.empty() || list.back().id != id) list.emplace_back();
    list.back() = {id, std::move(placement), samples};
  }
  return list;
}

}  // namespace ludo::campaign

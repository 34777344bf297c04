// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/opinions.h"

#include <algorithm>

#include "core/campaign/store_reader.h"

namespace ludo::campaign {
namespace {

// Made when the first opinion is kept: most campaigns have none.
constexpr const char* tables = R"sql(
CREATE TABLE IF NOT EXISTS stars (candidate INTEGER PRIMARY KEY, stars INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS comparison (
  number INTEGER PRIMARY KEY, first INTEGER NOT NULL, second INTEGER NOT NULL, preference INTEGER NOT NULL);
)sql";

std::optional<Store::Refused> checkCandidate(StoreReader& reader, const std::string& store, CandidateId id) {
  const auto record = reader.candidate(id);
  if (!record) return Store::Refused{false, "'" + store + "' has no candidate " + std::to_string(id)};
  const auto ending = endingNamed(record->ending);
  if (ending && *ending >= CandidateEnding::measured) return std::nullopt;
  return Store::Refused{false, "candidate " + std::to_string(id) + " of '" + store +
                                   "' was not measured to the end (" + record->ending +
                                   "); name one that 'ludo archive " + store + "' lists"};
}

template <typename Write>
std::optional<Store::Refused> keep(const std::string& store, std::initializer_list<CandidateId> candidates,
                                   const Write& write) {
  {
    StoreReader::Opened opened = StoreReader::open(store);
    if (const auto* refused = std::get_if<Store::Refused>(&opened)) return *refused;
    for (const CandidateId id : candidates) {
      if (auto refused = checkCandidate(*std::get<std::unique_ptr<StoreReader>>(opened), store, id))
        return refused;
    }
  }
  Database database(store, Database::Access::write);
  database.execute("BEGIN IMMEDIATE");
  database.execute(tables);
  write(database);
  database.execute("COMMIT");
  if (database.good()) return std::nullopt;
  return Store::Refused{database.trouble() != Database::Trouble::damaged,
                        "cannot write '" + store + "': " + database.failure()};
}

/// The same where the statement takes something away; refused where it finds nothing.
template <typename Write>
std::optional<Store::Refused> takeBack(const std::string& store,
                                       std::initializer_list<CandidateId> candidates, const Write& write,
                                       const std::string& nothing) {
  std::int64_t taken = 0;
  const auto counted = [&](Database& database) {
    write(database);
    taken = database.number("SELECT changes()");
  };
  if (auto refused = keep(store, candidates, counted)) return refused;
  return taken > 0 ? std::nullopt : std::optional(Store::Refused{false, nothing});
}

bool hasTable(Database& database, const std::string& name) {
  Statement select(database, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?");
  return select.with(name).next() && select.integer(0) > 0;
}

}  // namespace

std::optional<Store::Refused> keepStars(const std::string& store, const StarRating& rating) {
  return keep(store, {rating.candidate}, [&](Database& database) {
    Statement(database, "INSERT OR REPLACE INTO stars VALUES (?, ?)")
        .with(rating.candidate, rating.stars)
        .run();
  });
}

std::optional<Store::Refused> keepComparison(const std::string& store, const PairedComparison& comparison) {
  return keep(store, {comparison.first, comparison.second}, [&](Database& database) {
    Statement(database, "INSERT INTO comparison (first, second, preference) VALUES (?, ?, ?)")
        .with(comparison.first, comparison.second, static_cast<std::int64_t>(comparison.preference))
        .run();
  });
}

std::optional<Store::Refused> takeStarsBack(const std::string& store, CandidateId candidate) {
  const auto write = [&](Database& database) {
    Statement(database, "DELETE FROM stars WHERE candidate = ?").with(candidate).run();
  };
  return takeBack(store, {candidate}, write, "candidate " + std::to_string(candidate) + " has no stars");
}

std::optional<Store::Refused> takeComparisonBack(const std::string& store,
                                                 const PairedComparison& comparison) {
  const auto preference = static_cast<std::int64_t>(comparison.preference);
  const auto write = [&](Database& database) {
    Statement(database,
              "DELETE FROM comparison WHERE number = (SELECT max(number) FROM comparison WHERE "
              "(first = ?1 AND second = ?2 AND preference = ?3) OR "
              "(first = ?2 AND second = ?1 AND preference = 2 - ?3))")
        .with(comparison.first, comparison.second, preference)
        .run();
  };
  return takeBack(store, {comparison.first, comparison.second}, write,
                  "nobody has said this of the candidates " + std::to_string(comparison.first) + " and " +
                      std::to_string(comparison.second) + "; 'ludo archive compare " + store +
                      "' shows what was said");
}

std::optional<std::int64_t> Opinions::starsOf(CandidateId candidate) const {
  const auto found = std::ranges::find(stars, candidate, &StarRating::candidate);
  return found == stars.end() ? std::nullopt : std::optional(found->stars);
}

Opinions opinionsIn(Database& database) {
  Opinions opinions;
  if (hasTable(database, "stars")) {
    Statement select(database, "SELECT candidate, stars FROM stars ORDER BY candidate");
    while (select.next()) {
      const std::int64_t stars = select.integer(1);
      if (stars >= 1 && stars <= mostStars)
        opinions.stars.push_back({static_cast<CandidateId>(select.integer(0)), stars});
    }
  }
  if (hasTable(database, "comparison")) {
    Statement select(database, "SELECT first, second, preference FROM comparison ORDER BY number");
    while (select.next()) {
      const PairedComparison comparison{static_cast<CandidateId>(select.integer(0)),
                                        static_cast<CandidateId>(select.integer(1)),
                                        static_cast<Preference>(select.integer(2))};
      if (comparison.preference <= Preference::first && comparison.first != comparison.second)
        opinions.comparisons.push_back(comparison);
    }
  }
  return opinions;
}

}  // namespace ludo::campaign

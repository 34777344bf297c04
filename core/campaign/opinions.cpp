// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/opinions.h"

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
  if (ending && *ending >= Ending::measured) return std::nullopt;
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

std::optional<Store::Refused> keepComparison(const std::string& store, const Comparison& comparison) {
  return keep(store, {comparison.first, comparison.second}, [&](Database& database) {
    Statement(database, "INSERT INTO comparison (first, second, preference) VALUES (?, ?, ?)")
        .with(comparison.first, comparison.second, static_cast<std::int64_t>(comparison.preference))
        .run();
  });
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
      const Comparison comparison{static_cast<CandidateId>(select.integer(0)),
                                  static_cast<CandidateId>(select.integer(1)),
                                  static_cast<Preference>(select.integer(2))};
      if (comparison.preference <= Preference::first && comparison.first != comparison.second)
        opinions.comparisons.push_back(comparison);
    }
  }
  return opinions;
}

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/campaign/store.h"

namespace ludo::campaign {

// How an elite stands, as numbers that are added up.
constexpr std::int64_t anchoredElite = 1;
constexpr std::int64_t pinnedElite = 2;

/// Writes candidates and their samples. Private to the room.
class CandidateRows {
 public:
  explicit CandidateRows(Database& database);
  /// Without an operator's name: the campaign began with it.
  void add(const Prospect& prospect, const std::string& operatorName, const Finding& finding,
           const std::optional<Placement>& placement);
  void addSample(CandidateId id, std::uint64_t number, std::uint64_t round, const Sample& sample,
                 const std::optional<Placement>& placement);

 private:
  Statement m_candidate, m_parent, m_specification, m_sample, m_measure;
};

/// What a store asks of its database. Private to the room.
struct Store::Statements {
  explicit Statements(Database& database)
      : rows(database),
        round(database, "INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?, ?, ?)"),
        elite(database, "INSERT OR REPLACE INTO elite VALUES (?, ?, ?, ?, ?, ?, ?)"),
        setting(database, "INSERT OR REPLACE INTO campaign VALUES (?, ?)"),
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
        path(database, "SELECT path FROM candidate WHERE id = ?"),
        text(database, "SELECT text FROM specification WHERE candidate = ?"),
        same(database, "SELECT min(id) FROM candidate WHERE rulesHash = ? AND id < ?") {}

  CandidateRows rows;
  Statement round, elite, setting;
  Statement noElite, noSamples, noMeasures, settle;
  Statement outcome, placement, samples, measures, ancestor, path, text, same;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/campaign/store.h"

namespace ludo::campaign {

/// What a store asks of its database. Internal to the room.
struct Store::Statements {
  explicit Statements(Database& database)
      : candidate(database, "INSERT OR REPLACE INTO candidate VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        parent(database, "INSERT OR REPLACE INTO parent VALUES (?, ?, ?)"),
        specification(database, "INSERT OR REPLACE INTO specification VALUES (?, ?)"),
        sample(database, "INSERT OR REPLACE INTO sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        measure(database, "INSERT OR REPLACE INTO measure VALUES (?, ?, ?, ?, ?, ?, ?)"),
        round(database, "INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?, ?, ?)"),
        elite(database, "INSERT OR REPLACE INTO elite VALUES (?, ?, ?, ?, ?, ?, ?)"),
        note(database, "INSERT OR REPLACE INTO campaign VALUES (?, ?)"),
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

  Statement candidate, parent, specification, sample, measure, round, elite, note;
  Statement noElite, noSamples, noMeasures, settle;
  Statement outcome, placement, samples, measures, ancestor, text, same;
};

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/store_schema.h"

#include "core/base/decimal.h"
#include "core/campaign/measure_table.h"

namespace ludo::campaign {
namespace {

// A candidate is written when it is evaluated, and its ending once more when its round is over. Sample 0 is
// of the random games, 1 of the games that it was selected by. From 2 on samples are believed: what stands
// there of fitness, place and pooledScreen rests on all believed samples up to it; screen is the sample's
// own. Elites are those after the last round that is over.
constexpr const char* tables = R"sql(
CREATE TABLE campaign (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE candidate (
  id INTEGER PRIMARY KEY, round INTEGER NOT NULL, operator TEXT, path TEXT NOT NULL, ancestor INTEGER NOT NULL,
  ending TEXT NOT NULL, reason TEXT NOT NULL, name TEXT NOT NULL, change TEXT NOT NULL, diagnostics TEXT,
  rulesHash INTEGER);
CREATE INDEX candidateByRules ON candidate (rulesHash, id) WHERE rulesHash IS NOT NULL;
CREATE TABLE parent (candidate INTEGER NOT NULL, position INTEGER NOT NULL, parent INTEGER NOT NULL,
  PRIMARY KEY (candidate, position)) WITHOUT ROWID;
CREATE INDEX parentByParent ON parent (parent);
CREATE TABLE specification (candidate INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE sample (
  candidate INTEGER NOT NULL, number INTEGER NOT NULL, round INTEGER NOT NULL,
  fitness REAL, low REAL, high REAL, screen REAL NOT NULL, pooledScreen REAL, place TEXT,
  PRIMARY KEY (candidate, number)) WITHOUT ROWID;
CREATE TABLE measureName (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE measure (
  measure INTEGER NOT NULL, candidate INTEGER NOT NULL, sample INTEGER NOT NULL,
  n REAL NOT NULL, value REAL NOT NULL, low REAL NOT NULL, high REAL NOT NULL,
  PRIMARY KEY (measure, candidate, sample)) WITHOUT ROWID;
CREATE TABLE round (
  number INTEGER PRIMARY KEY, candidates INTEGER NOT NULL, filled INTEGER NOT NULL, qdScore REAL NOT NULL,
  best REAL, mean REAL);
CREATE TABLE elite (
  cell INTEGER PRIMARY KEY, candidate INTEGER NOT NULL, anchored INTEGER NOT NULL,
  fitness REAL NOT NULL, low REAL NOT NULL, high REAL NOT NULL, place TEXT NOT NULL);
)sql";

}  // namespace

void makeTables(Database& database) {
  database.execute(tables);
  addMeasureNames(database);
  database.execute("PRAGMA application_id = " + std::to_string(storeApplication));
  database.execute("PRAGMA user_version = " + std::to_string(plainStoreFormat));
}

void addMeasureNames(Database& database) {
  Statement insert(database, "INSERT INTO measureName VALUES (?, ?)");
  std::int64_t number = 0;
  for (const MeasureInfo& info : measureTable()) insert.with(number++, info.name).run();
}

std::string placeText(const std::vector<double>& place) {
  std::string text;
  for (const double number : place) text += (text.empty() ? "" : " ") + decimalWords(number);
  return text;
}

std::vector<double> placeOfText(const std::string& text) {
  std::vector<double> place;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::optional<double> number = decimalOf(std::string_view(text).substr(begin, end - begin));
    if (!number) return {};
    place.push_back(*number);
    begin = end + 1;
  }
  return place;
}

std::string boundariesText(const std::vector<std::vector<double>>& boundaries) {
  std::string text;
  for (std::size_t i = 0; i < boundaries.size(); ++i) text += (i > 0 ? ";" : "") + placeText(boundaries[i]);
  return text;
}

std::vector<std::vector<double>> boundariesOfText(const std::string& text) {
  std::vector<std::vector<double>> boundaries;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(';', begin), text.size());
    boundaries.push_back(placeOfText(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  return boundaries;
}

}  // namespace ludo::campaign

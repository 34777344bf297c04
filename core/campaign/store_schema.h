// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/campaign/sample.h"
#include "core/database/database.h"

/// The tables of a store, and how values stand in them. Private to the room.
namespace ludo::campaign {

using database::Database;
using database::Statement;

constexpr std::int64_t storeApplication = 0x4C55444F;  ///< "LUDO": marks the file as ours
constexpr std::int64_t plainStoreFormat = 1;           ///< of the tables
constexpr std::int64_t storeFormat = 2;                ///< of a store in which something was done by hand
/// Whether this program knows the format.
constexpr bool isStoreFormat(std::int64_t format) {
  return format >= plainStoreFormat && format <= storeFormat;
}

/// Makes the tables and marks the file, in the transaction that is open.
void makeTables(Database& database);

/// Places as texts that are read back to the very same numbers: "12.5 3 4".
std::string placeText(const std::vector<double>& place);
/// Empty where it is no such text.
std::vector<double> placeOfText(const std::string& text);

/// Boundaries of all axes: those of each as a place, with semicolons between.
std::string boundariesText(const std::vector<std::vector<double>>& boundaries);
std::vector<std::vector<double>> boundariesOfText(const std::string& text);

/// The numbers of the measures in the tables, by row of measureTable().
void addMeasureNames(Database& database);

}  // namespace ludo::campaign

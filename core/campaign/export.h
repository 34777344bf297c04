// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/campaign/store_reader.h"
#include "core/text/data_node.h"

namespace ludo::campaign {

/// Everything that a store holds, but for the specifications themselves: the settings, the rounds, the elites
/// with their measures, and each candidate with its parents and its end. Pretty-printed JSON; the same
/// campaign gives the same bytes.
std::string exportJson(StoreReader& reader);

/// The elites with the columns that pyribs' data frames have (index, objective, measures_0 ..., threshold),
/// and then the interval, the candidate and its name.
std::string exportCsv(StoreReader& reader);

/// Where a cell is: the range or the category along each axis, as "turns 5 to 20".
std::vector<std::string> cellRanges(const Plan& plan, const std::vector<std::string>& firstGames,
                                    std::size_t cell);

}  // namespace ludo::campaign

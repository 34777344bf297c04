// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/base/files.h"
#include "core/campaign/store_reader.h"
#include "core/text/data_node.h"

namespace ludo::campaign {

/// Everything that a store holds, but for the specifications themselves: the settings, the rounds, the elites
/// with their measures, and each candidate with its parents and its end. Pretty-printed JSON; the same
/// campaign gives the same bytes. Made and handed on record by record, so that a store of any size takes
/// little memory; ends early when the sink takes no more.
void exportJson(StoreReader& reader, const TextSink& take);
std::string exportJson(StoreReader& reader);

/// The elites with the columns that pyribs' data frames have (index, objective, measures_0 ..., threshold),
/// and then the interval, the candidate and its name.
std::string exportCsv(StoreReader& reader);

/// Where something is by its cell along each axis: the range or the category, as "turns 5 to 20".
std::vector<std::string> cellRanges(const Plan& plan, const std::vector<std::string>& firstGames,
                                    const std::vector<std::size_t>& places);

}  // namespace ludo::campaign

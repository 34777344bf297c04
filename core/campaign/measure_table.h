// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/campaign/sample.h"
#include "core/metrics/report.h"

namespace ludo::campaign {

/// Something that is measured of a candidate: a metric of the report, or a property of the game itself.
struct MeasureInfo {
  std::string name;                          ///< "turns"
  std::string doc;                           ///< what it is
  std::vector<std::string> categories = {};  ///< of a property that is one of a few kinds
  bool ofAncestor = false;                   ///< its categories are the games that a campaign began with
  bool needsMatch = false;                   ///< it takes a match between agents
  bool needsProbes = false;                  ///< it takes decisions that are tried otherwise
  bool needsCoverage = false;                ///< it takes how often each rule ran

  bool isCategorical() const { return !categories.empty() || ofAncestor; }
};

/// All of them: the metrics in the order of their table, then the properties.
const std::vector<MeasureInfo>& measureTable();
std::vector<std::string> measureNames();
std::optional<std::size_t> measureIndex(std::string_view name);

/// What a report says, one estimate for each row of the table; `ancestor` is the game that a campaign began
/// with.
Sample measuresOf(const metrics::EvalReport& report, const kernel::Rules& rules, std::size_t ancestor);

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/service/analysis.h"

/// Regions that are painted on a board, as changes of the text.
namespace ludo::editing {

/// A region that the text writes zone by zone, or by regions of a board's shape.
struct WrittenRegion {
  std::string id;
  bool perSeat = false;  ///< it has a part for each player
};
/// In the order of the text; those of shapes and of bundles, which no line lists, are left out.
std::vector<WrittenRegion> writtenRegions(const service::Analysis& analysis);

/// The zones of a region by the names of their definitions; of one with parts, the seat's.
std::vector<std::string> zonesOfRegion(const service::Analysis& analysis, const std::string& region,
                                       kernel::Seat seat);

/// A zone comes into a region, or leaves it where it is in it.
struct RegionChange {
  std::string region;
  kernel::Seat seat = kernel::nobody;  ///< whose part; of no meaning for a region without parts
  std::string zone;                    ///< the name of its definition: "cell_1_2"
};

/// The edits that do so, in source order: one entry of the list more or less, or else the list written out
/// zone by zone. Tried before they are returned. Nothing when neither will do, the game has errors, or stop
/// was requested. Free of shared state: any thread.
std::optional<std::vector<diagnostics::TextEdit>> regionEdits(const service::Analysis& analysis,
                                                              const RegionChange& change,
                                                              const std::stop_token& stop = {});

}  // namespace ludo::editing

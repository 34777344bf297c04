// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>

#include "core/kernel/rules.h"

namespace ludo::campaign {

/// What an archive keeps: the best of each cell of a grid, of cells around centroids, of cells with
/// boundaries that follow the games; or all that is unlike the others.
enum class ArchiveKind : std::uint8_t { grid, centroids, sliding, novelty };

/// The text of a campaign file that breeds from one game, made to give something within a minute: few games
/// of each candidate and no searching agent. Its axes are length and branching, from nothing to about thrice
/// what random games of this one have, so that there is room for children on both sides. It goes on without
/// end.
///
/// `game` is the name under which the file calls it. Nothing when it was stopped.
std::optional<std::string> starterCampaign(const std::string& game, const kernel::RulesPtr& rules,
                                           const std::stop_token& stop, ArchiveKind kind = ArchiveKind::grid);

}  // namespace ludo::campaign

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>

#include "core/kernel/rules.h"

namespace ludo::campaign {

/// The text of a campaign file that breeds from one game, made to give something within a minute: few games
/// of each candidate and no searching agent. Its axes are length and branching, from nothing to about thrice
/// what random games of this one have, so that there is room for children on both sides. It goes on without
/// end.
///
/// `game` is the name under which the file calls it. Nothing when it was stopped.
std::optional<std::string> starterCampaign(const std::string& game, const kernel::RulesPtr& rules,
                                           const std::stop_token& stop);

}  // namespace ludo::campaign

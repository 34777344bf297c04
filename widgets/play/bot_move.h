// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <stop_token>
#include <string>

#include "widgets/play/play_session.h"

namespace ludo::widgets {

/// The legal move that an agent chooses, as its index; the same for the same game and seed. None when there
/// is no such agent, or it was stopped. Any thread: the agent is made here, so that nothing is shared.
std::optional<std::size_t> botMove(const std::string& agentName, const PlaySession& session,
                                   std::stop_token stop);

}  // namespace ludo::widgets

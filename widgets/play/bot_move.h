// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <stop_token>
#include <string>

#include "core/agents/thought.h"
#include "widgets/play/play_session.h"

namespace ludo::widgets {

/// What an agent would play, and what it thought of the moves, if it thinks; both by index of the legal
/// moves.
struct BotAnswer {
  std::optional<std::size_t> move;  ///< none when there is no such agent, or it was stopped
  agents::Thoughts thoughts;        ///< best first
};

/// Asks an agent, who is shown only what the player to move may know. The same for the same game and seed,
/// unless the agent thinks for a time. Any thread: the agent is made here, so that nothing is shared.
BotAnswer botAnswer(const std::string& agentName, const PlaySession& session, std::stop_token stop);

}  // namespace ludo::widgets

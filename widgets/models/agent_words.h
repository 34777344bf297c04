// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <string>
#include <vector>

/// Agents and what can be set of them, in words for people: what core/agents/registry.h calls by names.
namespace ludo::widgets {

/// "Greedy", "Look-ahead (uct) · iterations 500"; `agent` is a text that makeAgent understands. Names that
/// are not known stay as they are.
QString agentTitle(const std::string& agent);
/// "Random, Greedy"
QString agentTitles(const std::vector<std::string>& agents);
/// What kind of bot it is: what it does, how strong and how quick it is; empty where that is not known.
QString agentHelp(const std::string& agent);
/// What an option is called, and a sentence that says what it does.
QString agentOptionTitle(const std::string& option);
QString agentOptionHelp(const std::string& option);

}  // namespace ludo::widgets

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>
#include <vector>

#include "core/kernel/rules.h"
#include "core/sim/journal.h"

/// What inputs are about that make no sense by themselves.
namespace ludo::fuzz {

/// Small samples whose recorded and kept games are fed: between them boards, cards, dice, and what is hidden.
/// Compiled at the first call.
const std::vector<kernel::RulesPtr>& smallGames();

/// The run that journals are fed as.
const sim::Journal::Identity& fuzzedRun();

/// Stands between a text that uses bundles and the text that they all have.
constexpr std::string_view bundleBorder = "\n<!-- bundle -->\n";

}  // namespace ludo::fuzz

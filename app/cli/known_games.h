// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "app/cli/session.h"
#include "core/drafting/known_games.h"

namespace ludo::cli {

/// The games of a folder, of the samples' when it is empty. Says why when there are none, and what is left
/// out; `exitCode` is then set.
std::optional<drafting::KnownGames> readKnownGames(const std::string& folder, const Session& session,
                                                   int& exitCode);

/// A folder for files that are written one by one: made when it is missing. Says why when it cannot be, or
/// when something is in it that the files might replace.
bool prepareFolder(const std::string& folder, const Session& session);

}  // namespace ludo::cli

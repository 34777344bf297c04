// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/cli/session.h"
#include "core/generate/tree_model.h"
#include "core/variation/operator.h"

namespace ludo::cli {

/// Games that are known: to learn from, to cross with, to be like.
struct KnownGames {
  std::vector<variation::ParentPtr> games;  ///< by file name
  generate::TreeModel model;
};

/// Where the program's samples lie: in $LUDO_SAMPLES_DIR, else ../share/ludoforge/samples beside the program,
/// else in the source tree.
std::string samplesFolder();

/// The games among the .md files of a folder, and what is learned from them. Says why when there are none,
/// and which files are left out for their mistakes; `exitCode` is then set.
std::optional<KnownGames> readKnownGames(const std::string& folder, const Session& session, int& exitCode);

/// A folder for files that are written one by one: made when it is missing. Says why when it cannot be, or
/// when something is in it that the files might replace.
bool prepareFolder(const std::string& folder, const Session& session);

}  // namespace ludo::cli

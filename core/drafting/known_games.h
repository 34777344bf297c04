// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/generate/tree_model.h"
#include "core/variation/operator.h"

namespace ludo::drafting {

/// Games that are known: to learn from, to cross with, to be like.
struct KnownGames {
  std::vector<variation::ParentPtr> games;  ///< by file name
  generate::TreeModel model;
  std::vector<std::string> leftOut;  ///< "x.md: left out, since it is no game without mistakes"
};

/// The name of a game's file without its ending.
std::string stemOf(const variation::Parent& game);

/// The games among the .md files of a folder, and what is learned from them; they may be none. Fails when the
/// folder cannot be read. Partial after a stop request.
Result<KnownGames> readKnownGames(const std::string& folder, const std::stop_token& stop);

/// Where the program's samples lie: in $LUDO_SAMPLES_DIR, else ../share/ludoforge/samples beside the program,
/// else in the source tree.
std::string samplesFolder();

}  // namespace ludo::drafting

// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/command_line.h"

namespace ludo::cli {

/// `ludo archive rate`: keeps how many stars somebody gives a game.
int rateCommand(const Arguments& arguments, Session& session);
/// `ludo archive compare`: keeps which of two games somebody would rather play, or shows what all said.
int compareCommand(const Arguments& arguments, Session& session);

}  // namespace ludo::cli

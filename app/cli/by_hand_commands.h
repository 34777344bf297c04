// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/command_line.h"
#include "core/campaign/intervention.h"

namespace ludo::cli {

/// `ludo archive pin`: a game holds its cell from now on, or no more.
int pinCommand(const Arguments& arguments, Session& session);
/// `ludo archive throw-out`: a game leaves the archive, or comes back.
int throwOutCommand(const Arguments& arguments, Session& session);
/// `ludo archive measure`: plays further games of a candidate.
int measureCommand(const Arguments& arguments, Session& session);
/// `ludo archive add`: measures a game of one's own, and places it.
int addCommand(const Arguments& arguments, Session& session);

/// What was done by hand, as a table; empty where nothing was.
std::string interventionsText(const std::vector<campaign::Intervention>& interventions);

}  // namespace ludo::cli

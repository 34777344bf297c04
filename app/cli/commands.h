// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/command_line.h"
#include "app/cli/session.h"

/// The commands, each in a file of its own. They take the arguments after the command's name and return the
/// exit code.
namespace ludo::cli {

int lintCommand(const Arguments& arguments, Session& session);
int compileCommand(const Arguments& arguments, Session& session);
int decompileCommand(const Arguments& arguments, Session& session);
int formatCommand(const Arguments& arguments, Session& session);
int testCommand(const Arguments& arguments, Session& session);
int runCommand(const Arguments& arguments, Session& session);
int evalCommand(const Arguments& arguments, Session& session);
int compareReportsCommand(const Arguments& arguments, Session& session);
int matchCommand(const Arguments& arguments, Session& session);
int tournamentCommand(const Arguments& arguments, Session& session);
int rulebookCommand(const Arguments& arguments, Session& session);
int replayCommand(const Arguments& arguments, Session& session);
int perftCommand(const Arguments& arguments, Session& session);
int benchCommand(const Arguments& arguments, Session& session);
int grammarCommand(const Arguments& arguments, Session& session);
int varyCommand(const Arguments& arguments, Session& session);
int modelCommand(const Arguments& arguments, Session& session);
int repairCommand(const Arguments& arguments, Session& session);
int draftCommand(const Arguments& arguments, Session& session);
int completeCommand(const Arguments& arguments, Session& session);
int draftEvalCommand(const Arguments& arguments, Session& session);
int evolveCommand(const Arguments& arguments, Session& session);
int archiveCommand(const Arguments& arguments, Session& session);
int capabilitiesCommand(const Arguments& arguments, Session& session);
int shardCommand(const Arguments& arguments, Session& session);
int mergeCommand(const Arguments& arguments, Session& session);

}  // namespace ludo::cli

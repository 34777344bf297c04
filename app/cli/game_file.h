// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "app/cli/named_files.h"
#include "app/cli/session.h"
#include "core/diagnostics/diagnostic.h"
#include "core/kernel/excess.h"
#include "core/kernel/rules.h"
#include "core/language/spec_tests.h"
#include "core/service/analysis.h"

namespace ludo::cli {

/// A specification or compiled game from disk, read and checked.
struct GameFile {
  int exitCode = exitFine;  ///< exitSystem: not read; exitInputErrors: `diagnostics` has errors; `game` is
                            ///< null unless they are in its tests only; exitInterrupted
  SourcePtr source;
  diagnostics::List diagnostics;
  std::vector<diagnostics::Allowed> allowed;  ///< by comments of a specification
  language::GameDefPtr game;
  std::vector<language::TestDef> tests;  ///< of a specification
  std::vector<NamedFile> read;           ///< the game's file and those of its bundles; see fileClash()
  bool isBundle = false;                 ///< a part of games: there is no game in it, and that is no error
};

/// A compiled game is JSON, by its name or by its first character; everything else is a specification.
bool isCompiledGame(const SourceText& source);

/// Reads the file; says why when the system does not let it. Diagnostics are left to the caller.
GameFile readGameFile(const std::string& path, const Session& session,
                      service::SpecTests tests = service::SpecTests::Play);
/// The same for a text that is at hand already.
GameFile readGameText(SourcePtr source, const Session& session,
                      service::SpecTests tests = service::SpecTests::Play);

/// Rules to play by, or the exit code after everything was said.
struct LoadedGame {
  int exitCode = exitFine;
  kernel::RulesPtr rules;
  SourcePtr source;             ///< the text that the rules were made of
  std::vector<NamedFile> read;  ///< as of the GameFile
};

/// Reads a game for `players` seats (0: its smallest number). Says what is wrong with it, if anything is.
LoadedGame loadGame(const std::string& path, kernel::Seat players, const std::string& command,
                    const Session& session);

/// The same for a file that is read already.
LoadedGame loadGame(const GameFile& file, kernel::Seat players, const std::string& command,
                    const Session& session);

/// Says why a game was given up; the exit code.
int tellGivenUp(const LoadedGame& game, const kernel::Excess& why, const Session& session);

/// The same game for another number of players; the rules as they are when it does not allow that many.
kernel::RulesPtr rulesFor(const kernel::RulesPtr& rules, kernel::Seat players);

}  // namespace ludo::cli

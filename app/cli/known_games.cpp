// SPDX-License-Identifier: Apache-2.0
#include "app/cli/known_games.h"

#include <filesystem>

namespace ludo::cli {

namespace fs = std::filesystem;

std::optional<drafting::KnownGames> readKnownGames(const std::string& folder, const Session& session,
                                                   int& exitCode) {
  const std::string read = folder.empty() ? drafting::samplesFolder() : folder;
  Result<drafting::KnownGames> known = drafting::readKnownGames(read, session.stop());
  if (!known) {
    exitCode = session.systemError(known.failure());
    return std::nullopt;
  }
  if (session.stopped()) {
    exitCode = exitInterrupted;
    return std::nullopt;
  }
  for (const std::string& remark : known->leftOut) session.say(remark);
  if (!known->games.empty()) return std::move(*known);
  session.say("'" + read + "' holds no specification (.md) of a game without mistakes");
  exitCode = exitInputErrors;
  return std::nullopt;
}

bool prepareFolder(const std::string& folder, const Session& session) {
  std::error_code error;
  fs::create_directories(folder, error);
  const bool isFolder = fs::is_directory(folder, error);
  if (!isFolder) {
    session.systemError("cannot make the folder '" + folder +
                        "': " + (error ? error.message() : "something else has that name"));
    return false;
  }
  if (fs::is_empty(folder, error)) return true;
  session.systemError(error ? "cannot read the folder '" + folder + "': " + error.message()
                            : "the folder '" + folder +
                                  "' is not empty, and what is in it shall stay: name a new one");
  return false;
}

}  // namespace ludo::cli

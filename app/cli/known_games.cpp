// SPDX-License-Identifier: Apache-2.0
#include "app/cli/known_games.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/base/program_folder.h"
#include "core/generate/learn.h"

namespace ludo::cli {

namespace fs = std::filesystem;

namespace {

/// More would take longer to learn than anybody waits.
constexpr std::size_t mostKnownGames = 2'000;

std::vector<std::string> specificationsIn(const std::string& folder, std::error_code& error) {
  std::vector<std::string> paths;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().extension() == ".md") paths.push_back(entry->path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

}  // namespace

std::string samplesFolder() {
  std::error_code ignored;
  const char* given = std::getenv("LUDO_SAMPLES_DIR");
  if (given != nullptr && fs::is_directory(given, ignored)) return given;
  const fs::path beside = fs::path(programFolder()) / ".." / "share" / "ludoforge" / "samples";
  return fs::is_directory(beside, ignored) ? beside.lexically_normal().string() : LUDO_SAMPLES_DIR;
}

std::optional<KnownGames> readKnownGames(const std::string& folder, const Session& session, int& exitCode) {
  std::error_code error;
  std::vector<std::string> paths = specificationsIn(folder, error);
  if (error) {
    exitCode = session.systemError("cannot read the folder '" + folder + "': " + error.message());
    return std::nullopt;
  }
  if (paths.size() > mostKnownGames) {
    session.say("'" + folder + "' holds more than " + std::to_string(mostKnownGames) +
                " specifications; those after '" + paths[mostKnownGames - 1] + "' are left out");
    paths.resize(mostKnownGames);
  }
  KnownGames known;
  for (const std::string& path : paths) {
    if (session.stopped()) {
      exitCode = exitInterrupted;
      return std::nullopt;
    }
    Result<std::string> content = readFile(path, limits::textBytes);
    diagnostics::List told;
    const auto source =
        content ? std::make_shared<const SourceText>(path, std::move(*content), path) : nullptr;
    auto game = source != nullptr ? generate::readGame(source, told) : std::nullopt;
    if (!game) {
      session.say(path + ": left out, since " +
                  (content ? "it is no game without mistakes" : content.failure()));
      continue;
    }
    generate::learn(generate::choicesOf(*game), known.model);
    known.games.push_back(variation::Parent::read(source, told));
  }
  if (!known.games.empty()) return known;
  session.say("'" + folder + "' holds no specification (.md) of a game without mistakes");
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

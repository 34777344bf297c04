// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/known_games.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/base/program_folder.h"
#include "core/generate/learn.h"

namespace ludo::drafting {

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

std::string stemOf(const variation::Parent& game) {
  return fs::path(game.game().markdown.source->path()).stem().string();
}

Result<KnownGames> readKnownGames(const std::string& folder, const std::stop_token& stop) {
  std::error_code error;
  std::vector<std::string> paths = specificationsIn(folder, error);
  if (error) return Failure{"cannot read the folder '" + folder + "': " + error.message()};
  KnownGames known;
  if (paths.size() > mostKnownGames) {
    known.leftOut.push_back("'" + folder + "' holds more than " + std::to_string(mostKnownGames) +
                            " specifications; those after '" + paths[mostKnownGames - 1] + "' are left out");
    paths.resize(mostKnownGames);
  }
  for (const std::string& path : paths) {
    if (stop.stop_requested()) break;
    Result<std::string> content = readFile(path, limits::textBytes);
    diagnostics::List told;
    const auto source =
        content ? std::make_shared<const SourceText>(path, std::move(*content), path) : nullptr;
    auto game = source != nullptr ? generate::readGame(source, told) : std::nullopt;
    if (!game) {
      known.leftOut.push_back(path + ": left out, since " +
                              (content ? "it is no game without mistakes" : content.failure()));
      continue;
    }
    generate::learn(generate::choicesOf(*game), known.model);
    known.games.push_back(variation::Parent::read(source, told));
  }
  return known;
}

}  // namespace ludo::drafting

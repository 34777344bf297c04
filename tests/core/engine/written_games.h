// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

/// Games that were written from the manual alone, at the first natural spelling.
namespace ludo::testing_games {

/// The paths of the specifications in a folder of the sources, sorted.
inline std::vector<std::string> specificationsIn(const std::string& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR + folder)) {
    if (entry.path().extension() == ".md") paths.push_back(entry.path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

/// The classics among the samples, and those that only tests know.
inline std::vector<std::string> writtenGames() {
  std::vector<std::string> paths = specificationsIn("/samples/classics");
  const std::vector<std::string> others = specificationsIn("/tests/core/engine/games");
  paths.insert(paths.end(), others.begin(), others.end());
  return paths;
}

}  // namespace ludo::testing_games

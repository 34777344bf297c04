// SPDX-License-Identifier: Apache-2.0
// Writes the inputs that a target begins with into a folder, for packaging/fuzz.
#include <filesystem>
#include <iostream>

#include "folder.h"
#include "seeds.h"
#include "window_targets.h"

namespace {

void writeSeeds(const std::vector<const ludo::fuzz::Target*>& targets, const std::string& into) {
  for (const ludo::fuzz::Target* target : targets) {
    const std::string folder = into + "/" + std::string(target->name);
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const std::string& seed : ludo::fuzz::freshSeeds(*target))
      ludo::fuzz::putFile(folder + "/" + std::to_string(number++), seed);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_seeds FOLDER\n";
    return 2;
  }
  writeSeeds(ludo::fuzz::allTargets(), argv[1]);
  writeSeeds(ludo::fuzz::windowTargets(), argv[1]);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Writes the inputs that a target begins with into a folder, for packaging/fuzz.
#include <filesystem>
#include <iostream>

#include "folder.h"
#include "seeds.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_seeds FOLDER\n";
    return 2;
  }
  for (const ludo::fuzz::Target* target : ludo::fuzz::allTargets()) {
    const std::string folder = std::string(argv[1]) + "/" + std::string(target->name);
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const std::string& seed : ludo::fuzz::freshSeeds(*target))
      ludo::fuzz::putFile(folder + "/" + std::to_string(number++), seed);
  }
  return 0;
}

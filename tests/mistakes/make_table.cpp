// SPDX-License-Identifier: Apache-2.0
// Makes mistakes in games, one at a time, and prints what became of them, a row a class.
//   mistakes_table [games of a class] [seed] [part of a class's name] [--show]
// With --show each mistake that was not mended is printed: the changed lines, and what is told.
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "table.h"

namespace {

using namespace ludo::mistakes;

/// The lines that are not those of the game.
std::string difference(const std::string& before, const std::string& after) {
  std::vector<std::string> old;
  std::istringstream oldLines(before);
  for (std::string line; std::getline(oldLines, line);) old.push_back(line);
  std::vector<std::string> changed;
  std::istringstream newLines(after);
  for (std::string line; std::getline(newLines, line);) changed.push_back(line);
  std::size_t first = 0;
  while (first < old.size() && first < changed.size() && old[first] == changed[first]) ++first;
  std::size_t last = 0;
  while (last < old.size() - first && last < changed.size() - first &&
         old[old.size() - 1 - last] == changed[changed.size() - 1 - last])
    ++last;
  std::string text;
  for (std::size_t i = first; i < std::min(old.size() - last, first + 8); ++i) text += "  - " + old[i] + "\n";
  for (std::size_t i = first; i < std::min(changed.size() - last, first + 8); ++i)
    text += "  + " + std::to_string(i + 1) + ": " + changed[i] + "\n";
  return text;
}

const char* nameOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::Mended:
      return "mended";
    case Outcome::None:
      return "no fix";
    case Outcome::Errors:
      return "errors left";
    case Outcome::Other:
      return "ANOTHER GAME";
  }
  return "";
}

void show(const MistakeClass& kind, const GameText& game, const Verdict& verdict) {
  if (verdict.first == Outcome::Mended && verdict.certain != Outcome::Other && verdict.diagnostics == 1)
    return;
  std::cout << "=== " << kind.name << " | " << game.name() << " | " << nameOf(verdict.first) << " | --fix "
            << nameOf(verdict.certain) << (verdict.rightLine ? "" : " | wrong line") << '\n'
            << difference(game.content(), verdict.damaged) << verdict.told.substr(0, 2500) << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  const bool isShown = std::erase(words, "--show") > 0;
  Settings settings;
  if (!words.empty()) settings.gamesOfClass = std::strtoul(words[0].c_str(), nullptr, 10);
  if (words.size() > 1) settings.seed = std::strtoul(words[1].c_str(), nullptr, 10);
  if (words.size() > 2) settings.only = words[2];
  std::cout << tableOf(measure(readGames(), settings, isShown ? Witness(show) : Witness()));
  return 0;
}

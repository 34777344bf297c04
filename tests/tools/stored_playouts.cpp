// SPDX-License-Identifier: Apache-2.0
// Keeps random games of specifications, move by move, and tells where play has come to differ from them
// (Browne, "A class grammar for general games", 2016, section 4.5). Seeds follow from the id of the game.
//   stored_playouts FOLDER FILE.md...            writes FOLDER/FILE.txt for each
//   stored_playouts --check FOLDER FILE.md...    plays what stands there; exit code 1 where a game goes
//   otherwise
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/kernel/kernel.h"
#include "core/service/analysis.h"

namespace {

using namespace ludo;

constexpr std::uint64_t games = 20;
constexpr std::size_t longestGame = 400;

kernel::RulesPtr readRules(const std::string& path) {
  Result<std::string> content = readFile(path);
  if (!content) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*content)))->rules;
}

std::string hex(std::uint64_t number) {
  char text[17];
  std::snprintf(text, sizeof text, "%016" PRIx64, number);
  return text;
}

std::string outcomeOf(const kernel::State& state) {
  if (!state.over()) return "cut off";
  std::string text;
  for (const kernel::SeatResult result : state.outcome->seats) {
    if (!text.empty()) text += ' ';
    text += result == kernel::SeatResult::Win ? "win" : result == kernel::SeatResult::Draw ? "draw" : "loss";
  }
  return text;
}

/// One game as lines: what came of it, then its moves.
std::vector<std::string> play(const kernel::Rules& rules, std::uint64_t number) {
  const std::uint64_t seed = combine(stableHash(rules.def().metadata.id), number);
  kernel::State state = kernel::initialState(rules, seed);
  Rng random(seed);
  std::vector<std::string> lines(1);
  while (!state.over() && lines.size() <= longestGame) {
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
    if (moves.empty()) break;
    const kernel::Move& move = moves[random.below(moves.size())];
    lines.push_back(kernel::moveText(rules, state, move) + " of " + std::to_string(moves.size()));
    kernel::applyMove(rules, state, move);
  }
  lines[0] = "game " + std::to_string(number) + ": " + outcomeOf(state) + ", state " +
             hex(kernel::stateHash(rules, state));
  return lines;
}

std::string textOf(const kernel::Rules& rules) {
  std::string text;
  for (std::uint64_t number = 1; number <= games; ++number) {
    for (const std::string& line : play(rules, number)) text += line + '\n';
  }
  return text;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

/// Where the two part, in words; empty when they are the same. The first move that differs says more than
/// what came of its game.
std::string difference(const std::string& stored, const std::string& played) {
  const std::vector<std::string> before = linesOf(stored);
  const std::vector<std::string> now = linesOf(played);
  std::string game;
  std::string inSum;
  std::size_t ply = 0;
  for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
    const std::string was = i < before.size() ? before[i] : "nothing";
    const std::string is = i < now.size() ? now[i] : "nothing";
    const bool isSum = was.starts_with("game ");
    if (isSum) game = was.substr(0, was.find(':'));
    ply = isSum ? 0 : ply + 1;
    if (was == is) continue;
    const std::string told = "'" + was + "' is '" + is + "' now";
    if (!isSum) return game + ", ply " + std::to_string(ply) + ": " + told;
    if (inSum.empty()) inSum = told;
  }
  return inSum;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool checks = !arguments.empty() && arguments.front() == "--check";
  if (checks) arguments.erase(arguments.begin());
  if (arguments.size() < 2) {
    std::fprintf(stderr, "usage: stored_playouts [--check] FOLDER FILE.md...\n");
    return 2;
  }
  int failed = 0;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string name = std::filesystem::path(arguments[i]).stem().string();
    const std::string path = arguments[0] + "/" + name + ".txt";
    const kernel::RulesPtr rules = readRules(arguments[i]);
    if (rules == nullptr) {
      std::fprintf(stderr, "%s is no game\n", arguments[i].c_str());
      return 3;
    }
    const std::string played = textOf(*rules);
    if (!checks) {
      if (const auto written = writeFile(path, played); !written) {
        std::fprintf(stderr, "%s\n", written.failure().c_str());
        return 3;
      }
      continue;
    }
    const Result<std::string> stored = readFile(path);
    const std::string found = stored ? difference(*stored, played) : stored.failure();
    if (found.empty()) continue;
    std::printf("%s: %s\n", name.c_str(), found.c_str());
    ++failed;
  }
  if (checks) std::printf("%zu games, %d play otherwise\n", arguments.size() - 1, failed);
  return failed == 0 ? 0 : 1;
}

// SPDX-License-Identifier: Apache-2.0
// Plays fixed games of the specifications that it is given and prints a hash of all that happened in them:
// what tells whether two builds, or two machines, play alike.
//   play_signature FILE.md...                    each line: games, playouts and name; the last: all of them
//   play_signature --check SIGNATURE FILE.md...  prints what differs from the lines of that file
// "Games" are random games of the kernel, with each legal move's number, each state's hash and the outcome.
// "Playouts" are those of the engine's code: its draws of random numbers count, too. All ways to run that
// code which there are here (interpreted, native, many in step) must come to the same; else exit code 1 says
// which does not.
#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/engine/compile.h"
#include "core/kernel/kernel.h"
#include "core/service/analysis.h"

namespace {

using namespace ludo;

constexpr std::uint64_t seeds = 3;
constexpr int longestGame = 400;
constexpr std::size_t playoutsOfASeed = 24;
constexpr std::uint64_t longestPlayout = 2'000;

kernel::RulesPtr readRules(const std::string& path) {
  Result<std::string> content = readFile(path);
  if (!content) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*content)))->rules;
}

std::uint64_t gamesHash(const kernel::Rules& rules) {
  std::uint64_t hash = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    kernel::State state = kernel::initialState(rules, seed);
    Rng random(seed);
    hash = combine(hash, kernel::stateHash(rules, state));
    for (int ply = 0; ply < longestGame && !state.over(); ++ply) {
      const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
      hash = combine(hash, moves.size());
      if (moves.empty()) break;
      kernel::applyMove(rules, state, moves[random.below(moves.size())]);
      hash = combine(combine(hash, kernel::stateHash(rules, state)), kernel::positionHash(rules, state));
    }
    if (!state.over()) continue;
    for (const kernel::SeatResult result : state.outcome->seats)
      hash = combine(hash, static_cast<std::uint64_t>(result));
  }
  return hash;
}

std::uint64_t add(std::uint64_t hash, const kernel::Rules& rules, const engine::PlayoutEnd& end) {
  hash = combine(combine(hash, end.plies), end.ended ? 1 : 0);
  for (kernel::Seat seat = 0; end.ended && seat < rules.seats(); ++seat)
    hash = combine(hash, static_cast<std::uint64_t>(end.results[static_cast<std::size_t>(seat)]));
  return hash;
}

/// One after the other, or as many in step as the program likes.
std::uint64_t playoutsHash(const engine::Program& program, bool inStep) {
  const engine::PlayoutLimits limits{longestPlayout};
  std::uint64_t hash = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const engine::Position start = program.start(seed);
    Rng picks(seed);
    std::array<engine::PlayoutEnd, playoutsOfASeed> ends;
    if (inStep) {
      program.playouts(start, picks, limits, ends);
    } else {
      for (engine::PlayoutEnd& end : ends) program.playouts(start, picks, limits, {&end, 1});
    }
    for (const engine::PlayoutEnd& end : ends) hash = add(hash, program.rules(), end);
  }
  return hash;
}

struct Playing {
  const char* name;
  engine::Execution execution;
  bool inStep;
};
constexpr std::array<Playing, 3> playings{{{"interpreted", engine::Execution::Interpreted, false},
                                           {"native", engine::Execution::Native, false},
                                           {"in step", engine::Execution::Native, true}}};

/// 0 for a game that has no code. False when two ways differ.
bool playoutsOfAllPlayings(const kernel::RulesPtr& rules, const std::string& name, std::uint64_t& hash) {
  hash = 0;
  for (const Playing& playing : playings) {
    const engine::Compilation made = engine::compileProgram(rules, playing.execution);
    if (made.execution != playing.execution) continue;
    const std::uint64_t found = playoutsHash(*made.program, playing.inStep);
    if (hash != 0 && found != hash) {
      std::fprintf(stderr, "%s: playouts %s differ from interpreted ones\n", name.c_str(), playing.name);
      return false;
    }
    hash = found;
  }
  return true;
}

std::string line(std::uint64_t games, std::uint64_t playouts, const std::string& name) {
  constexpr std::size_t most = 64;
  std::array<char, most> numbers{};
  std::snprintf(numbers.data(), most, "%016" PRIx64 " %016" PRIx64 " ", games, playouts);
  return numbers.data() + name + '\n';
}

/// All lines; nothing when a file is no game. `alike` becomes false when ways to run the same code differ.
std::string signatureOf(std::vector<std::string> paths, bool& alike) {
  std::ranges::sort(paths, {}, [](const std::string& path) { return std::filesystem::path(path).stem(); });
  std::uint64_t allGames = 0;
  std::uint64_t allPlayouts = 0;
  std::string text;
  for (const std::string& path : paths) {
    const std::string name = std::filesystem::path(path).stem().string();
    const kernel::RulesPtr rules = readRules(path);
    if (!rules) {
      std::fprintf(stderr, "%s is no game that can be played\n", path.c_str());
      return {};
    }
    std::uint64_t playouts = 0;
    const std::uint64_t games = gamesHash(*rules);
    alike = playoutsOfAllPlayings(rules, name, playouts) && alike;
    text += line(games, playouts, name);
    allGames = combine(allGames, games);
    allPlayouts = combine(allPlayouts, playouts);
  }
  return text + line(allGames, allPlayouts, "all");
}

std::set<std::string> linesOf(const std::string& text) {
  std::set<std::string> lines;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part);) lines.insert(part);
  return lines;
}

/// Whether the lines are the same; tells which are not.
bool isAsExpected(const std::string& expected, const std::string& now) {
  const std::set<std::string> before = linesOf(expected);
  const std::set<std::string> after = linesOf(now);
  for (const std::string& part : before) {
    if (!after.contains(part)) std::printf("expected %s\n", part.c_str());
  }
  for (const std::string& part : after) {
    if (!before.contains(part)) std::printf("now      %s\n", part.c_str());
  }
  return before == after;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  std::string expected;
  const bool checks = words.size() > 1 && words.front() == "--check";
  if (checks) {
    Result<std::string> content = readFile(words[1]);
    if (!content) {
      std::fprintf(stderr, "%s\n", content.failure().c_str());
      return 2;
    }
    expected = std::move(*content);
    words.erase(words.begin(), words.begin() + 2);
  }
  if (words.empty()) {
    std::fputs("usage: play_signature [--check SIGNATURE] FILE.md...\n", stderr);
    return 2;
  }
  bool alike = true;
  const std::string now = signatureOf(words, alike);
  if (now.empty()) return 2;
  if (!checks) std::fputs(now.c_str(), stdout);
  return alike && (!checks || isAsExpected(expected, now)) ? 0 : 1;
}

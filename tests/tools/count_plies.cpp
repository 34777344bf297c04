// SPDX-License-Identifier: Apache-2.0
// Plays so many random plies of a game with one kind of program, for packaging/count-instructions, and says
// how many it were. The same seed each time: of two runs the longer one begins as the shorter one does.
#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>
#include <string_view>

#include "core/base/files.h"
#include "core/bench/contender.h"
#include "core/bench/program_makers.h"
#include "core/service/analysis.h"

namespace {

using namespace ludo;

constexpr std::string_view limit = "limit";

kernel::RulesPtr readRules(const std::string& path) {
  Result<std::string> content = readFile(path);
  if (!content) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*content)))->rules;
}

/// Nothing where the game has no program of the kind.
std::optional<bench::Contender> contenderOf(std::string_view kind, const kernel::RulesPtr& rules) {
  if (kind == limit) {
    const bench::LimitGame* game = bench::limitGame(rules->def().metadata.id);
    return game ? std::optional(bench::limitContender(*game)) : std::nullopt;
  }
  const auto maker = std::ranges::find(bench::programMakers(), kind, &bench::ProgramMaker::name);
  const engine::ProgramPtr program = maker->make(rules);
  return program ? std::optional(maker->contender(std::string(kind), program)) : std::nullopt;
}

bool isKind(std::string_view kind) {
  return kind == limit || std::ranges::find(bench::programMakers(), kind, &bench::ProgramMaker::name) !=
                              bench::programMakers().end();
}

bool readNumber(std::string_view text, std::uint64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number > 0;
}

}  // namespace

/// Known to packaging/count-instructions by its name.
extern "C" [[gnu::noinline]] void countedPlies(ludo::bench::Runner& runner, std::uint64_t plies,
                                               ludo::bench::PlayCount& played) {
  played = runner.play(plies);
}

int main(int argc, char** argv) {
  std::uint64_t plies = 0;
  if (argc != 4 || !isKind(argv[2]) || !readNumber(argv[3], plies)) {
    std::cerr << "usage: count_plies game.md kernel|interpreted|native|batch|limit plies\n";
    return 2;
  }
  const kernel::RulesPtr rules = readRules(argv[1]);
  if (!rules) {
    std::cerr << argv[1] << " is no game that can be played\n";
    return 1;
  }
  const std::optional<bench::Contender> contender = contenderOf(argv[2], rules);
  if (!contender) {
    std::cerr << argv[1] << " has no program of the kind " << argv[2] << '\n';
    return 1;
  }
  constexpr std::uint64_t seed = 1;
  const std::unique_ptr<bench::Runner> runner = contender->makeRunner(seed);
  runner->play(std::max<std::uint64_t>(1, plies / 10));
  bench::PlayCount played;
  countedPlies(*runner, plies, played);
  std::cout << played.plies << '\n';
  return 0;
}

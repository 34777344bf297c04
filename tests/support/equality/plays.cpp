// SPDX-License-Identifier: Apache-2.0
#include "plays.h"

#include <memory>
#include <utility>

#include "core/machine/code.h"
#include "lowered_part.h"

namespace ludo::testing {

using engine::Comparison;
using engine::Divergence;
using language::GameDef;

namespace {

/// A game's program, or what is wrong with its code; neither when the game is not lowered so.
struct Made {
  engine::ProgramPtr program;
  std::optional<Divergence> faults;
};

Made programOf(const GameDef& game, const Plays& plays) {
  const kernel::RulesPtr rules = kernel::makeRules(std::make_shared<const GameDef>(game));
  const Lowered code = lowered(rules, plays.encoding);
  if (!code.code) return {nullptr, std::nullopt};
  std::string wrong;
  for (const std::string& fault : machine::faults(code.code->module)) wrong += fault + "\n";
  if (!wrong.empty()) return {nullptr, Divergence{0, {}, wrong}};
  const engine::Compilation made = engine::compileProgram(rules, plays.execution, plays.encoding);
  return {made.execution == plays.execution ? made.program : nullptr, std::nullopt};
}

}  // namespace

std::optional<Divergence> firstDivergence(const GameDef& game, const Plays& plays, Tally& tally) {
  const auto [program, faults] = programOf(game, plays);
  if (program == nullptr) return faults;
  ++tally.lowered;
  for (std::uint64_t seed = 1; seed <= plays.games; ++seed) {
    Comparison compared = engine::compareGame(*program, seed, plays.plies);
    tally.plies += compared.plies;
    tally.withKernel += compared.withKernel;
    if (compared.divergence) return std::move(compared.divergence);
  }
  return engine::comparePlayout(*program, 1, plays.playoutPlies).divergence;
}

FindDivergence shortestDivergence(const Plays& plays) {
  return [plays](const GameDef& game) {
    auto [program, shortest] = programOf(game, plays);
    if (program == nullptr) return shortest;
    for (std::uint64_t seed = 1; seed <= plays.games; ++seed) {
      Comparison compared = engine::compareGame(*program, seed, plays.plies);
      const bool isShorter =
          compared.divergence && (!shortest || compared.divergence->moves.size() < shortest->moves.size());
      if (isShorter) shortest = std::move(compared.divergence);
    }
    return shortest ? shortest : engine::comparePlayout(*program, 1, plays.playoutPlies).divergence;
  };
}

std::string divergenceText(const GameDef& game, const Plays& plays, Tally& tally) {
  if (!firstDivergence(game, plays, tally)) return "";
  const std::optional<DivergingGame> small = shrunk(game, shortestDivergence(plays));
  return small ? text(*small) : "a divergence that is not found again";
}

}  // namespace ludo::testing

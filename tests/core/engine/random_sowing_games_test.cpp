// SPDX-License-Identifier: Apache-2.0
// Sowing games of random rules, with seeds as numbers and with seeds by id.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <memory>

#include "core/analysis/form.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
#include "range.h"
#include "sowing_game_writer.h"

namespace ludo::engine {
namespace {

TEST(RandomSowingGames, PlayAsTheKernelDoes) {
  constexpr std::array asked = {Form{TokenForm::Counts, true}, Form{TokenForm::Ids, true}};
  std::uint64_t compiled = 0;
  std::array<testing::Tally, asked.size()> tallies;
  testing::Tally native;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    range.tell(seed);
    const std::string text = SowingGameWriter(seed).write();
    const auto analysis = service::analyse(std::make_shared<const SourceText>("random.md", text));
    if (analysis->game == nullptr || !analysis->rules) {
      if (std::getenv("LUDO_SHOW") != nullptr)
        std::cout << diagnostics::renderText(analysis->diagnostics, nullptr) << text;
      continue;
    }
    ++compiled;
    for (std::size_t i = 0; i < asked.size(); ++i) {
      const std::optional<language::GameDef> game = testing::loweredPart(*analysis->game, asked[i]);
      if (!game) continue;
      const auto compare = [&](Execution execution, testing::Tally& tally) {
        const std::string told = testing::divergenceText(*game, {execution, asked[i], 4, 60, 20}, tally);
        if (!told.empty()) ADD_FAILURE() << "GAME " << seed << "\n" << told;
      };
      compare(Execution::Interpreted, tallies[i]);
      if (i == 0 && seed % gamesPerNative() == 0) compare(Execution::Native, native);
    }
  }
  std::cout << compiled << " games compiled; lowered, plies, of them by the kernel:\n";
  std::uint64_t plies = native.plies;
  for (const testing::Tally& tally : tallies) {
    plies += tally.plies;
    std::cout << tally.lowered << ", " << tally.plies << ", " << tally.withKernel << "\n";
    EXPECT_GE(tally.lowered * 10, compiled * 9);
    EXPECT_GE(tally.plies, range.count * 30);
    EXPECT_LE(tally.withKernel * 20, tally.plies);
  }
  recordPlies(plies);
  std::cout << "as native code " << native.lowered << ", " << native.plies << "\n";
  EXPECT_GE(compiled * 10, range.count * 9);
}

}  // namespace
}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
// Card games of random rules: whatever is lowered plays as the kernel does.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>

#include "card_game_writer.h"
#include "core/diagnostics/render.h"
#include "core/service/analysis.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
#include "range.h"

namespace ludo::engine {
namespace {

TEST(RandomCardGames, PlayAsTheKernelDoes) {
  std::uint64_t compiled = 0;
  testing::Tally interpreted;
  testing::Tally native;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    range.tell(seed);
    if (std::getenv("LUDO_VERBOSE") != nullptr) std::cerr << "SEED " << seed << std::endl;
    const std::string text = CardGameWriter(seed).write();
    const auto analysis = service::analyse(std::make_shared<const SourceText>("random.md", text));
    if (analysis->game == nullptr || !analysis->rules) {
      if (std::getenv("LUDO_SHOW"))
        std::cout << diagnostics::renderText(analysis->diagnostics, nullptr) << text;
      continue;
    }
    ++compiled;
    const std::optional<language::GameDef> game = testing::loweredPart(*analysis->game);
    if (!game) continue;
    const auto compare = [&](Execution execution, testing::Tally& tally) {
      const std::string told = testing::divergenceText(*game, {execution, std::nullopt, 4, 100, 20}, tally);
      if (!told.empty()) ADD_FAILURE() << "GAME " << seed << "\n" << told;
    };
    compare(Execution::Interpreted, interpreted);
    if (seed % gamesPerNative() == 0) compare(Execution::Native, native);
  }
  std::cout << compiled << " games compiled, " << interpreted.lowered << " lowered, " << interpreted.plies
            << " plies, " << interpreted.withKernel << " of them by the kernel; " << native.lowered
            << " native, " << native.plies << " plies\n";
  recordPlies(interpreted.plies + native.plies);
  EXPECT_GE(compiled * 10, range.count * 9);
  EXPECT_GE(interpreted.lowered * 10, compiled * 9);
  EXPECT_GE(interpreted.plies, range.count * 50);
  EXPECT_LE(interpreted.withKernel * 10, interpreted.plies);
}

}  // namespace
}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
// Random board games: what there is code for plays as the kernel does.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <iostream>

#include "board_game_writer.h"
#include "core/analysis/form.h"
#include "core/service/analysis.h"
#include "equality/plays.h"
#include "range.h"

namespace ludo::engine {
namespace {

/// The first form is the fastest that will do.
constexpr std::array<std::optional<Form>, 3> formsAsked = {std::nullopt, Form{TokenForm::Cells, true},
                                                           Form{TokenForm::Ids, true}};
TEST(RandomBoardGames, PlayAsTheKernelDoes) {
  std::uint64_t compiled = 0;
  std::array<testing::Tally, formsAsked.size()> tallies;
  testing::Tally native;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    range.tell(seed);
    const std::string text = randomBoardGame(seed);
    if (std::getenv("LUDO_VERBOSE") != nullptr) std::cerr << "SEED " << seed << std::endl;
    const auto analysis = service::analyse(std::make_shared<const SourceText>("random.md", text));
    if (analysis->game == nullptr || !analysis->rules) continue;
    ++compiled;
    const auto compare = [&](const testing::Plays& plays, testing::Tally& tally) {
      const std::string told = testing::divergenceText(*analysis->game, plays, tally);
      if (!told.empty()) ADD_FAILURE() << "GAME " << seed << "\n" << told;
    };
    testing::Plays plays;
    for (std::size_t i = 0; i < formsAsked.size(); ++i) {
      plays.form = formsAsked[i];
      compare(plays, tallies[i]);
    }
    plays.execution = Execution::Native;
    plays.form = formsAsked[seed / gamesPerNative() % formsAsked.size()];
    if (seed % gamesPerNative() == 0) compare(plays, native);
  }
  std::cout << compiled << " games compiled; lowered, plies, of them by the kernel:\n";
  std::uint64_t plies = native.plies;
  for (const testing::Tally& tally : tallies) {
    plies += tally.plies;
    std::cout << tally.lowered << ", " << tally.plies << ", " << tally.withKernel << "\n";
    // Only a turn that is known when code is written has directions that differ by player.
    const bool isFastest = &tally == &tallies.front();
    EXPECT_GE(tally.lowered * 10, compiled * (isFastest ? 9 : 5));
    EXPECT_LE(tally.withKernel * 20, tally.plies);
  }
  recordPlies(plies);
  std::cout << "as native code " << native.lowered << ", " << native.plies << "\n";
  EXPECT_GT(compiled, range.count / 2);
}

}  // namespace
}  // namespace ludo::engine

// SPDX-License-Identifier: Apache-2.0
// What is left of generated games when they are cut to what there is code for.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "equality/lowered_part.h"
#include "playable/forms.h"
#include "playable_game.h"

namespace ludo::engine {
namespace {

// Comparing is worth as much as what is left of the games when they have been cut down to what there is code
// for.
TEST(GeneratedGames, KeepMostOfWhatTheyWereMadeOf) {
  std::map<std::string, int> written;
  std::map<std::string, int> kept;
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    testing::Choices choices(seed);
    language::GameDef game = testing::playableGame(choices, static_cast<int>(seed % 101));
    std::optional<language::GameDef> part = testing::loweredPart(game);
    if (!part) continue;
    // What happens in setup is always the kernel's.
    game.setup.items.clear();
    part->setup.items.clear();
    testing::addForms(game, written);
    testing::addForms(*part, kept);
  }
  int all = 0;
  int most = 0;
  for (const auto& [form, count] : written) {
    ++all;
    most += kept[form] * 2 >= count ? 1 : 0;
  }
  EXPECT_GE(most * 4, all * 3) << most << " of " << all << " constructs are left in half of their places";
}

}  // namespace
}  // namespace ludo::engine

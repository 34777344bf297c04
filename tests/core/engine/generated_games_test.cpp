// SPDX-License-Identifier: Apache-2.0
// Generated games of everything that the language has: what there is code for plays as the kernel does.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/form.h"
#include "core/compile/load_game.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
#include "playable/forms.h"
#include "playable/variants.h"
#include "playable_game.h"
#include "range.h"

namespace ludo::engine {
namespace {

using testing::Plays;
using testing::Tally;

std::string name(const std::optional<Form>& form) {
  if (!form) return "the fastest form";
  constexpr std::array tokens = {"cells", "counts", "tokens by id"};
  return tokens[static_cast<std::size_t>(form->tokens)] + std::string(form->freeTurn ? ", free turn" : "");
}

/// A generated game, sometimes with numbers at their limits and rules in strange places.
language::GameDef generated(std::uint64_t seed) {
  constexpr std::uint64_t gamesPerDamage = 3;
  testing::Choices choices(seed);
  language::GameDef game = testing::playableGame(choices, static_cast<int>(seed % 101));
  if (seed % gamesPerDamage != 1) return game;
  diagnostics::List told;
  const auto json = std::make_shared<const SourceText>("game.json", testing::damagedJson(game, choices));
  const language::GameDefPtr damaged = compile::loadGameDef(json, told);
  return damaged != nullptr ? *damaged : game;
}

TEST(GeneratedGames, PlayAsTheKernelDoes) {
  const std::array<std::optional<Form>, 2> asked = {std::nullopt, Form{TokenForm::Ids, true}};
  std::map<std::optional<Form>, Tally> tallies;
  std::map<std::optional<Form>, std::uint64_t> games;
  std::uint64_t native = 0;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    range.tell(seed);
    const language::GameDef written = generated(seed);
    Plays plays;
    plays.form = asked[seed % asked.size()];
    ++games[plays.form];
    const std::optional<language::GameDef> game = testing::loweredPart(written, plays.form);
    if (!game) continue;
    std::string told = testing::divergenceText(*game, plays, tallies[plays.form]);
    if (!told.empty()) ADD_FAILURE() << "GAME " << seed << "\n" << told;
    if (seed % gamesPerNative() != 0) continue;
    plays.execution = Execution::Native;
    Tally tally;
    told = testing::divergenceText(*game, plays, tally);
    if (!told.empty()) ADD_FAILURE() << "GAME " << seed << ", native\n" << told;
    native += tally.lowered;
  }
  std::uint64_t plies = 0;
  for (const auto& [form, tally] : tallies) {
    plies += tally.plies;
    std::cout << name(form) << ": " << tally.lowered << " of " << games[form] << " games, " << tally.plies
              << " plies, " << tally.withKernel << " of them by the kernel\n";
    EXPECT_GE(tally.lowered * 10, games[form] * 9) << name(form);
    EXPECT_LE(tally.withKernel * 10, tally.plies) << name(form);
  }
  recordPlies(plies);
  std::cout << native << " games as native code\n";
}

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

// SPDX-License-Identifier: Apache-2.0
// Generated games of everything that the language has: what there is code for plays as the kernel does.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <map>
#include <optional>
#include <vector>

#include "core/engine/form.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
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

/// One game in so many runs as native code, which takes its time to make.
constexpr std::uint64_t gamesPerNative = 4;

TEST(GeneratedGames, PlayAsTheKernelDoes) {
  const std::array<std::optional<Form>, 2> asked = {std::nullopt, Form{TokenForm::Ids, true}};
  std::map<std::optional<Form>, Tally> tallies;
  std::map<std::optional<Form>, std::uint64_t> games;
  std::uint64_t native = 0;
  const Range range(60);
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    testing::Choices choices(seed);
    const language::GameDef written = testing::playableGame(choices, static_cast<int>(seed % 101));
    Plays plays;
    plays.form = asked[seed % asked.size()];
    ++games[plays.form];
    const std::optional<language::GameDef> game = testing::loweredPart(written, plays.form);
    if (!game) continue;
    std::string told = testing::divergenceText(*game, plays, tallies[plays.form]);
    if (!told.empty()) ADD_FAILURE() << "GAME " << seed << "\n" << told;
    if (seed % gamesPerNative != 0) continue;
    plays.execution = Execution::Native;
    Tally tally;
    told = testing::divergenceText(*game, plays, tally);
    if (!told.empty()) ADD_FAILURE() << "GAME " << seed << ", native\n" << told;
    native += tally.lowered;
  }
  for (const auto& [form, tally] : tallies) {
    std::cout << name(form) << ": " << tally.lowered << " of " << games[form] << " games, " << tally.plies
              << " plies, " << tally.withKernel << " of them by the kernel\n";
    EXPECT_GE(tally.lowered * 10, games[form] * 9) << name(form);
    EXPECT_LE(tally.withKernel * 10, tally.plies) << name(form);
  }
  std::cout << native << " games as native code\n";
}

}  // namespace
}  // namespace ludo::engine

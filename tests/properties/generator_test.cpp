// SPDX-License-Identifier: Apache-2.0
// The generator of playable games itself: that it reaches every construct, and that its games are worth
// playing.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>

#include "checked_play.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "playable/forms.h"
#include "playable_game.h"

namespace ludo::testing {
namespace {

using namespace language;

TEST(Generator, ReachesEveryConstruct) {
  std::map<std::string, int> reached;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Choices choices(seed);
    addForms(writtenGame(choices, static_cast<int>(seed % 101)), reached);
  }
  for (const std::string& form : allForms()) EXPECT_GT(reached[form], 0) << form;
}

TEST(Generator, MakesTheSameGameOfTheSameChoices) {
  const auto made = [](Choices choices) { return text::writeJson(writeGameDef(playableGame(choices, 50))); };
  EXPECT_EQ(made(Choices(7)), made(Choices(7)));
  EXPECT_NE(made(Choices(7)), made(Choices(8)));
  EXPECT_EQ(made(Choices("some bytes")), made(Choices("some bytes")));
  EXPECT_NE(made(Choices("some bytes")), made(Choices("other bytes")));
  EXPECT_FALSE(made(Choices("")).empty()) << "no bytes at all make a game too";
}

TEST(Generator, GamesAreWorthPlaying) {
  int lasting = 0;
  int ended = 0;
  int plies = 0;
  std::uint64_t moves = 0;
  std::map<kernel::Note::Kind, int> notes;
  constexpr int games = 450;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    Choices choices(seed);
    const auto game = std::make_shared<const GameDef>(playableGame(choices, static_cast<int>(seed % 101)));
    const CheckedPlay play = checkedPlay(*kernel::makeRules(game), seed);
    EXPECT_EQ(play.broken, "") << seed;
    lasting += play.plies >= 5 ? 1 : 0;
    ended += play.over ? 1 : 0;
    plies += play.plies;
    moves += play.moves;
    for (const auto& [kind, count] : play.notes) notes[kind] += count;
  }
  EXPECT_GE(lasting, games * 4 / 5);
  EXPECT_GE(ended, games / 2);
  EXPECT_GE(plies, games * 30);
  EXPECT_GE(moves, static_cast<std::uint64_t>(plies) * 2) << "players have a choice";
  using Kind = kernel::Note::Kind;
  for (const Kind kind : {Kind::Clamped, Kind::NothingToMove, Kind::ZoneFull, Kind::TriggerFired,
                          Kind::TriggerDepthExceeded, Kind::NotCarriedOut})
    EXPECT_GT(notes[kind], 0) << static_cast<int>(kind);
}

// Its named rules take two arguments and more, which were named rules with arguments again, without an end.
TEST(Generator, FormulasInArgumentsOfFormulasEnd) {
  constexpr std::uint64_t seed = 20'005'140;
  Choices choices(seed);
  const std::string game = text::writeJson(writeGameDef(playableGame(choices, static_cast<int>(seed % 101))));
  EXPECT_LT(game.size(), 1'000'000U);
}

}  // namespace
}  // namespace ludo::testing

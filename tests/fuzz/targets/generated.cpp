// SPDX-License-Identifier: Apache-2.0
// Games that are made of any bytes, and so can always be played.
#include <cstdlib>

#include "../checks.h"
#include "../target.h"
#include "checked_play.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
#include "playable_game.h"

namespace ludo::fuzz {
namespace {

constexpr int longestGame = 100;

/// The first byte says how large the game is; the play is held against everything that the kernel promises.
void feedChoices(std::string_view bytes) {
  if (bytes.empty()) return;
  const int size = static_cast<unsigned char>(bytes.front()) % 101;
  testing::Choices choices(bytes.substr(1));
  const auto game = std::make_shared<const language::GameDef>(testing::playableGame(choices, size));
  const testing::CheckedPlay play = testing::checkedPlay(*kernel::makeRules(game), 1, longestGame);
  require(play.broken.empty(), play.broken);
}

/// The same game without what the engine has no code for. The second byte says in which form.
void feedEngine(std::string_view bytes) {
  if (bytes.size() < 2) return;
  const int size = static_cast<unsigned char>(bytes[0]) % 101;
  testing::Plays plays;
  if (static_cast<unsigned char>(bytes[1]) % 2 != 0)
    plays.encoding = engine::Encoding{engine::TokenEncoding::Ids, engine::TurnEncoding::Free};
  testing::Choices choices(bytes.substr(2));
  const auto game = testing::loweredPart(testing::playableGame(choices, size), plays.encoding);
  if (!game) return;
  testing::Tally tally;
  const std::optional<engine::Divergence> found = testing::firstDivergence(*game, plays, tally);
  if (!found) return;
  // Shrinking takes longer than a fuzzer waits.
  const bool shrinks = std::getenv("LUDO_SHRINK") != nullptr;
  require(false, shrinks ? testing::divergenceText(*game, plays, tally) : testing::text({*game, *found}));
}

}  // namespace

const Target playableTarget{"playable", &feedChoices, nullptr, 0};
const Target engineTarget{"engine", &feedEngine, nullptr, 0};

}  // namespace ludo::fuzz

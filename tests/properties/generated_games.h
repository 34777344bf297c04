// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <rapidcheck.h>

#include <memory>
#include <ostream>

#include "core/kernel/kernel.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "playable/variants.h"
#include "playable_game.h"

namespace ludo::testing {

/// A generated game, and a seed to play it with.
struct PlayedGame {
  language::GameDef game;
  std::uint64_t seed = 0;

  kernel::RulesPtr rules() const {
    return kernel::makeRules(std::make_shared<const language::GameDef>(game));
  }
};

inline std::ostream& operator<<(std::ostream& out, const PlayedGame& played) {
  return out << "seed " << played.seed << " of\n" << text::writeJson(language::writeGameDef(played.game));
}

/// RapidCheck's size says how large the game is. A counterexample shrinks to simpler games that are playable
/// still.
inline rc::Gen<PlayedGame> playedGames() {
  return [](const rc::Random& source, int size) {
    rc::Random random = source;
    Choices choices(random.next());
    PlayedGame played{playableGame(choices, std::min(size, 100)), random.next()};
    return rc::shrinkable::shrinkRecur(std::move(played), [](const PlayedGame& large) {
      const std::size_t ways = simplerCount(large.game);
      return rc::seq::mapMaybe(rc::seq::range<std::size_t>(0, ways),
                               [large](std::size_t way) -> rc::Maybe<PlayedGame> {
                                 std::optional<language::GameDef> simpler = simplerGame(large.game, way);
                                 if (!simpler) return rc::Nothing;
                                 return PlayedGame{std::move(*simpler), large.seed};
                               });
    });
  };
}

}  // namespace ludo::testing

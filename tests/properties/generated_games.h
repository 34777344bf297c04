// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <rapidcheck.h>

#include <chrono>
#include <memory>
#include <optional>
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

/// Whether less than a minute has gone since it was first asked.
class Minute {
 public:
  bool operator()() const {
    const auto now = std::chrono::steady_clock::now();
    if (!*m_since) *m_since = now;
    return now - **m_since < std::chrono::minutes(1);
  }

 private:
  std::shared_ptr<std::optional<std::chrono::steady_clock::time_point>> m_since =
      std::make_shared<std::optional<std::chrono::steady_clock::time_point>>();
};

/// RapidCheck's size says how large the game is. A counterexample shrinks to simpler games that are playable
/// still, for a minute: a game that takes seconds would be tried thousands of times.
inline rc::Gen<PlayedGame> playedGames() {
  return [](const rc::Random& source, int size) {
    rc::Random random = source;
    Choices choices(random.next());
    PlayedGame played{playableGame(choices, std::min(size, 100)), random.next()};
    return rc::shrinkable::shrinkRecur(std::move(played), [isTimeLeft = Minute()](const PlayedGame& large) {
      const std::size_t ways = simplerCount(large.game);
      return rc::seq::mapMaybe(rc::seq::range<std::size_t>(0, ways),
                               [large, isTimeLeft](std::size_t way) -> rc::Maybe<PlayedGame> {
                                 if (!isTimeLeft()) return rc::Nothing;
                                 std::optional<language::GameDef> simpler = simplerGame(large.game, way);
                                 if (!simpler) return rc::Nothing;
                                 return PlayedGame{std::move(*simpler), large.seed};
                               });
    });
  };
}

}  // namespace ludo::testing

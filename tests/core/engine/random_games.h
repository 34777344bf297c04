// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/encoding.h"
#include "core/language/game_def.h"
#include "equality/plays.h"

/// What runs random games of every kind by code, and holds them against the kernel.
namespace ludo::engine {

using AskedEncoding = std::optional<Encoding>;  ///< none: the fastest that will do

/// A kind of random games and how it is played.
struct RandomGames {
  /// The game of a seed; none when what was written does not compile.
  std::function<std::optional<language::GameDef>(std::uint64_t seed)> make;
  std::vector<AskedEncoding> encodings = {std::nullopt};
  bool encodingsTakeTurns = false;  ///< each game is played in one of the encodings, else in all
  bool isCut =
      true;  ///< to what there is code for in the encoding; else the game is lowered as a whole or not
  testing::Plays plays = {};  ///< but for the encoding and the execution
};

/// How it went.
struct RandomGamesPlayed {
  struct InEncoding {
    AskedEncoding encoding;
    std::uint64_t games = 0;
    testing::Tally tally;
  };
  std::uint64_t asked = 0;
  std::uint64_t compiled = 0;
  std::vector<InEncoding> encodings;
};

/// Makes the games that the environment asks for (see Range) and reports each divergence as a failure,
/// shrunk. Some are played as native code too. Prints what was played, and records its plies for
/// packaging/check-equality.
RandomGamesPlayed playAsTheKernelDoes(const RandomGames& kind);

/// The game of a specification; none when it does not compile. With LUDO_SHOW set, says why.
std::optional<language::GameDef> compiled(const std::string& text);

}  // namespace ludo::engine

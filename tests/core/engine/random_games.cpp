// SPDX-License-Identifier: Apache-2.0
#include "random_games.h"

#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "core/diagnostics/render.h"
#include "core/service/analysis.h"
#include "equality/lowered_part.h"
#include "range.h"

namespace ludo::engine {
namespace {

constexpr std::uint64_t usualGames = 60;

std::string nameOf(const AskedEncoding& encoding) {
  if (!encoding) return "the fastest encoding";
  constexpr std::array tokens = {"cells", "counts", "tokens by id"};
  return tokens[static_cast<std::size_t>(encoding->tokens)] +
         std::string(encoding->turn == TurnEncoding::Free ? ", free turn" : "");
}

void play(const RandomGames& kind, const language::GameDef& game, std::uint64_t seed,
          const AskedEncoding& encoding, Execution execution, testing::Tally& tally) {
  testing::Plays plays = kind.plays;
  plays.encoding = encoding;
  plays.execution = execution;
  const std::optional<language::GameDef> played = kind.isCut ? testing::loweredPart(game, encoding) : game;
  if (!played) return;
  const std::string told = testing::divergenceText(*played, plays, tally);
  if (!told.empty()) ADD_FAILURE() << "GAME " << seed << ", " << nameOf(encoding) << "\n" << told;
}

}  // namespace

RandomGamesPlayed playAsTheKernelDoes(const RandomGames& kind) {
  RandomGamesPlayed played;
  for (const AskedEncoding& encoding : kind.encodings) played.encodings.push_back({encoding, 0, {}});
  testing::Tally native;
  const Range range(usualGames);
  played.asked = range.count;
  for (std::uint64_t seed = range.first; seed < range.first + range.count; ++seed) {
    range.tell(seed);
    const std::optional<language::GameDef> game = kind.make(seed);
    if (!game) continue;
    ++played.compiled;
    for (std::size_t i = 0; i < played.encodings.size(); ++i) {
      if (kind.encodingsTakeTurns && seed % played.encodings.size() != i) continue;
      ++played.encodings[i].games;
      play(kind, *game, seed, played.encodings[i].encoding, Execution::Interpreted,
           played.encodings[i].tally);
    }
    if (seed % gamesPerNative() != 0) continue;
    const AskedEncoding& encoding = kind.encodings[seed / gamesPerNative() % kind.encodings.size()];
    play(kind, *game, seed, encoding, Execution::Native, native);
  }
  std::uint64_t plies = native.plies;
  std::cout << played.compiled << " of " << played.asked << " games compiled\n";
  for (const auto& [encoding, games, tally] : played.encodings) {
    plies += tally.plies;
    std::cout << nameOf(encoding) << ": " << tally.lowered << " of " << games << " games, " << tally.plies
              << " plies, " << tally.withKernel << " of them by the kernel\n";
  }
  std::cout << native.lowered << " games as native code, " << native.plies << " plies\n";
  recordCompared(plies, played.compiled);
  return played;
}

std::optional<language::GameDef> compiled(const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("random.md", text));
  if (analysis->game != nullptr && analysis->rules) return *analysis->game;
  if (std::getenv("LUDO_SHOW") != nullptr)
    std::cout << diagnostics::renderText(analysis->diagnostics, nullptr) << text;
  return std::nullopt;
}

}  // namespace ludo::engine
